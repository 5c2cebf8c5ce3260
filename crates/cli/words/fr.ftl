exits =
    Codes de sortie :
      0  fait
      1  le certificat est refusé, il n’y en a pas à faire, ou une recherche serait trop grande
      2  la question est illisible : mauvaise option, règle, jeu ou position
      3  trop grand : refusé avant tout travail
      4  un fichier ne peut être lu ou écrit
help =
    Jeux combinatoires à deux joueurs : valeurs, preuves et verdicts.

    Des jeux à deux joueurs, sans hasard et où rien n’est caché. Dans la plupart, qui joue le dernier
    coup gagne (ou perd, au jeu misère).

    Une position est N si le joueur au trait gagne, et P s’il perd. Sa valeur de Grundy est le plus petit
    des nombres 0, 1, 2, … que n’a aucune des positions après un coup : 0 veut dire P, et chaque position
    vaut autant qu’un tas d’autant de pierres au Nim. Les valeurs de bien des règles se répètent ; là où
    un théorème le prouve, la preuve peut être écrite en un certificat que chacun peut vérifier.

    Usage : last-move [OPTIONS] <COMMANDE>

    Commandes :
      grundy   Écrire les valeurs de Grundy des tas 0, 1, 2, … selon une règle
      verify   Vérifier le certificat d’une période, à partir de sa seule règle
      judge    Dire qui gagne une position, comment on le sait, et par quels coups
      plane    Écrire les valeurs de la dame de Wythoff sur un plateau, ou les périodes de ses rangées
      list     Énumérer les jeux, chacun avec sa règle, une position et ses réglages
      which    Nommer les règles qui ont des valeurs données
      options  Énumérer ce que laisse chaque coup depuis un tas, et ce que cela vaut
      value    Dire la valeur d’une somme de tas, et quels coups gagnent
      survey   Dire périodes, valeurs rares et records de toutes les règles d’une famille
      help     Écrire ce message, ou l’aide d’une commande

    Options :
          --lang <LANGUE>    Parler cette langue : en ou fr ; l’environnement nomme l’habituelle
      -h, --help             Écrire l’aide, aussi d’une commande
      -V, --version          Écrire la version

    Essayez :
      last-move list                              quels jeux il y a
      last-move judge nim 1.3.5.7                 qui gagne les tas de 1, 3, 5 et 7
      last-move judge kayles i.iiiiiiiiiii        les coups gagnants d’une rangée, une quille tombée
      last-move grundy 0.77 --to 100              les valeurs du Kayles
      last-move plane wythoff --size 25           un plateau de valeurs
      last-move grundy 0.77 --to 400 --certificate kayles.txt
      last-move verify kayles.txt                 la période est-elle prouvée ?
      last-move which 0,1,2,3,1,4,3,2,1,4,2,6     quelle règle a ces valeurs ?

    Les réponses vont à la sortie standard ; les notes, une barre d’avancement et les erreurs, à la
    sortie d’erreur. Avec --json, chaque réponse est un objet sur sa propre ligne.

    { exits }
help-grundy =
    Écrire les valeurs de Grundy des tas 0, 1, 2, … selon une règle

    Usage : last-move grundy [OPTIONS] --to <N> <RÈGLE>

    Arguments :
      <RÈGLE>  La règle, comme 0.77, take-1.3.4 ou grundy, ou comme on l’écrit : kayles, {"{"}1, 3, 4{"}"}

    Options :
          --to <N>                 Le plus grand tas ; 1000000 peut s’écrire 1e6, et 2^20 est un nombre aussi
          --format <FORMAT>        Ce qui est écrit : csv (d’habitude), une ligne « n,value » par tas
                                   sous une ligne qui nomme les colonnes ; json, un objet par tas, un
                                   par ligne ; b-file, une ligne « n value » par tas, comme l’OEIS le
                                   veut ; histogram, combien de fois chaque valeur apparaît parmi les
                                   tas de 1 à chaque puissance de deux et au dernier ; records, les
                                   tas dont la valeur dépasse toutes les précédentes ; rares, les tas
                                   à valeur rare ; latex, un tableau avec sa légende : les
                                   exceptions et une période si elle est prouvée
          --from <N>               N’écrire que les valeurs à partir de ce tas (csv, json, b-file, latex)
          --resume <FICHIER>       Continuer les lignes « n,value » de ce fichier, y ajouter les
                                   nouvelles à mesure, et n’en écrire aucune à la sortie standard ;
                                   Ctrl-C ne perd rien
          --at <N>                 Dire aussi la valeur de ce tas, qu’une période prouvée connaît à
                                   toute distance
          --json                   Comme --format json ; le dernier objet dit ce qu’on sait de la
                                   période : proved, period, preperiod, saltus, theorem, bound, standing
          --certificate <FICHIER>  Écrire le certificat de la période prouvée dans ce fichier
          --plan                   Dire seulement quel moteur servirait et ce qu’il coûterait
      -h, --help                   Écrire l’aide

    Règles :
      0.77         code : le chiffre d à la place k dit ce qui peut rester quand k jetons partent :
                   1 rien, 2 un tas, 4 deux tas, 8 trois tas, additionnés
      0.12~34      les chiffres après ~ se répètent sans fin
      take-1.3.4   prendre l’un de ces nombres
      take-squares prendre un nombre carré (aussi take-primes et take-powers-2 ;
                   take-1.primes : 1 ou un nombre premier)
      except-2.5   prendre n’importe quel nombre, sauf ceux-ci
      kayles-3     abattre jusqu’à 3 quilles voisines d’une rangée (kayles-2-4 : de 2 à 4)
      split-3      partager un tas en 2 ou 3 tas
      grundy       partager un tas en deux tas différents
      squares      prendre un carré plein d’un plateau de 2 rangées

    Exemples :
      last-move grundy 0.77 --to 100
      last-move grundy grundy --to 32768 --format b-file > b.txt
      last-move grundy 0.07 --to 500 --certificate dawson.txt && last-move verify dawson.txt

    La note à la sortie d’erreur dit ce qu’on sait de la période. Plus de 134 217 728 valeurs, un jour
    ou 4 Go sont refusés avant tout travail ; --plan dit le coût.
help-verify =
    Vérifier le certificat d’une période, à partir de sa seule règle

    Usage : last-move verify [OPTIONS] <FICHIER>

    Arguments :
      <FICHIER>  Le certificat ; - pour l’entrée standard

    Options :
          --json  Un objet au lieu d’une phrase
      -h, --help  Écrire l’aide

    `last-move grundy RÈGLE --to N --certificate FICHIER` écrit un certificat de tas, et
    `last-move plane wythoff --rows RANGÉE --certificate FICHIER` un certificat des rangées d’un plateau.
    Toutes ses valeurs sont calculées de nouveau, par un programme qui ne partage pas de code avec celui
    qui l’a écrit ; chaque nombre est regardé. Plus de 1 000 000 tas ou 5 000 000 cases sont refusés. Le
    code de sortie est 0 s’il tient et 1 s’il ne tient pas.

    Exemples :
      last-move verify dawson.txt
      last-move verify - --json < dawson.txt
help-judge =
    Dire qui gagne une position, comment on le sait, et par quels coups

    Usage : last-move judge [OPTIONS] <JEU> <POSITIONS>...

    Arguments :
      <JEU>           Le jeu, par son nom dans les adresses
      <POSITIONS>...  Une position ou plusieurs

    Options :
          --misere             Jouer à misère : qui joue le dernier coup perd
          --set <CLÉ=VALEUR>   Changer un réglage du jeu ; peut être donné plusieurs fois
          --json               Un objet par position, un par ligne
      -h, --help               Écrire l’aide

    Une position s’écrit comme dans les adresses de la page ; on peut en donner plusieurs.
    `last-move list` nomme les jeux, chacun avec une position et ses réglages.
    De `heap-rule`, des tas peuvent dépasser le plateau là où une période prouvée dit leurs valeurs.
    Une position peut commencer par des tirets ; après `--`, chaque mot est une position.
    Un coup est un endroit et une quantité, comme 3-1, ou une quantité seule s’il n’y a qu’un endroit.
    Avec --json : game, position, outcome (N, P, D pour une partie nulle, ou null), grundy, winning, more
    (true si d’autres coups que les cités peuvent gagner ; 1000 au plus sont cités), distance (coups
    jusqu’à la fin au meilleur jeu), known (theory, nim-sum, search ou gave up), positions (examinées).
    Le code de sortie est 1 si une position est trop grande pour une recherche.

    Exemples :
      last-move judge nim 1.3.5.7
      last-move judge nim 1.3.5.7 --misere
      last-move judge kayles iiiiiiiiiiiii --set most=3
      last-move judge wythoff 7.10 --json
help-plane =
    Écrire les valeurs de la dame de Wythoff sur un plateau, ou les périodes de ses rangées

    Usage : last-move plane [OPTIONS] <PLATEAU>

    Arguments :
      <PLATEAU>  Quel plateau : wythoff, où une dame va à gauche, en bas ou en diagonale vers le coin

    Options :
          --size <N>               Écrire les cases sous ce côté, rangée par rangée depuis le coin
          --rows <RANGÉE>          Écrire plutôt les périodes prouvées des rangées 0 à celle-ci
          --cold <NOMBRE>          Écrire plutôt autant des cases perdues
          --certificate <FICHIER>  Écrire dans ce fichier le certificat des rangées dont la période est
                                   prouvée
          --json                   Un objet par rangée, un par ligne, au lieu de nombres et de virgules
      -h, --help                   Écrire l’aide

    Exemples :
      last-move plane wythoff --size 25    les valeurs, le coin d’abord
      last-move plane wythoff --rows 40    les périodes prouvées de W(rangée, n) - n
      last-move plane wythoff --cold 10    les cases perdues : n, x, y
      last-move plane wythoff --rows 40 --certificate rows.txt && last-move verify rows.txt

    Une rangée repose sur toutes celles qui la précèdent ; un certificat a donc les rangées 0 à celle qui
    est demandée, ou à la dernière du plateau. Des périodes sont prouvées pour les rangées 0 à 40 ; des
    autres il ne dit rien. Un côté de plus de 10 000 est refusé.
help-list =
    Énumérer les jeux, chacun avec sa règle, une position et ses réglages

    Usage : last-move list [OPTIONS]

    Options :
          --json  Un objet par jeu, un par ligne
      -h, --help  Écrire l’aide

help-which =
    Nommer les règles qui ont des valeurs données

    Usage : last-move which [OPTIONS] <VALEURS>...

    Arguments :
      <VALEURS>...  Les valeurs des tas 0, 1, 2, … ou d’un peu plus grands ou plus petits, avec des
                    virgules ou des blancs ; douze au moins

    Options :
          --file <FICHIER>  Lire plutôt les valeurs dans ce fichier : une liste, ou une ligne
                            « n value » par tas ; - pour l’entrée standard
          --json            Un objet par règle, un par ligne
      -h, --help            Écrire l’aide

    On essaie les règles qui ont un nom, tous les codes 0.abc et 4.abc de chiffres jusqu’à 7, et tous les
    ensembles de nombres jusqu’à 12 qu’on peut prendre, aussi pour des tas plus grands ou plus petits de
    trois au plus. Si aucune ne convient, les plus proches sont nommées, chacune avec sa première
    différence, et le code de sortie est 1.

    Exemples :
      last-move which 0,1,2,3,1,4,3,2,1,4,2,6
      last-move grundy 0.6 --to 100 | last-move which --file -

help-options =
    Énumérer ce que laisse chaque coup depuis un tas, et ce que cela vaut

    Usage : last-move options [OPTIONS] <RÈGLE> <N>

    Arguments :
      <RÈGLE>  La règle, comme pour `last-move grundy`
      <N>      Le tas, jusqu’à 10^15

    Options :
          --to <N>  Ne pas calculer plus de valeurs que jusqu’à ce tas ; d’habitude autant qu’il s’en
                    trouve en une minute environ, et 4 194 304 au plus
          --json    Un objet par coup, un par ligne : take, left, value ; et à la fin rule, heap, options,
                    value
      -h, --help    Écrire l’aide

    La valeur du tas est le plus petit nombre qu’aucun coup ne laisse. Les valeurs des tas lointains sont
    connues là où une période est prouvée. Un tas de plus de 1 000 000 coups est refusé. *1 à côté des tas
    qui restent vaut autant qu’un tas d’une pierre au Nim.

    Exemples :
      last-move options 0.77 5
      last-move options take-1.3.4 1e12 --json
help-value =
    Dire la valeur d’une somme de tas, qui la gagne, et par quels coups

    Usage : last-move value [OPTIONS] <SOMME>

    Arguments :
      <SOMME>  Des tas, chacun avec sa règle, entre des signes + : 0.77:5 est un tas de 5 selon la règle
               0.77 ; *3 est un tas de 3 au Nim

    Options :
          --to <N>  Ne pas calculer plus de valeurs d’une règle que jusqu’à ce tas ; d’habitude autant
                    qu’il s’en trouve en une minute environ, et 4 194 304 au plus
          --json    Un objet au lieu de phrases : parts, value, outcome, winning, more (true si d’autres
                    coups peuvent gagner)
      -h, --help    Écrire l’aide

    Un coup change l’un des tas, et qui joue le dernier coup gagne. La valeur de la somme est la somme de
    Nim des valeurs ; un coup gagne s’il laisse la valeur 0. Les valeurs des tas lointains sont connues là
    où une période est prouvée. Des guillemets empêchent un interpréteur de prendre * pour des noms de
    fichiers.

    Exemples :
      last-move value "0.77:5 + 0.07:9 + *3"
      last-move value kayles:1000000000000 + grundy:18

help-survey =
    Dire périodes, valeurs rares et records de toutes les règles d’une famille

    Usage : last-move survey [OPTIONS] --to <N> <FAMILLE>

    Arguments :
      <FAMILLE>  Un code où chaque lettre minuscule vaut tous les chiffres de 0 à 7, la même lettre le
                 même chiffre : 0.abc, 4.aa, 0.0a7 ; ou take-1..12, tous les ensembles des nombres de 1 à 12

    Options :
          --to <N>            Le plus grand tas de chaque règle
          --resume <FICHIER>  Passer les règles que ce fichier a, y ajouter les autres à mesure, et n’en
                              écrire aucune à la sortie standard
          --part <I/K>        Seulement une règle sur K, à partir de la I-ième : 3/16 est la troisième de
                              seize parties
          --jobs <NOMBRE>     Autant de règles à la fois ; d’habitude autant qu’il y a de cœurs
      -h, --help              Écrire l’aide

    Chaque règle est une ligne, écrite dès qu’elle est connue : Ctrl-C ne perd que les règles en cours.
    Les colonnes : rule ; to, le plus grand tas ; period, preperiod, saltus et exceptions (leur nombre), là
    où une période est prouvée ; mask, parity et rares, là où aucune ne l’est et où un masque de bits rend
    communes la plupart des valeurs : un nombre pair de bits dans le masque est rare, les tas de cette
    parité comptant un de plus, et autant de tas sont rares ; greatest, la plus grande valeur, et at, le
    premier tas qui l’a ; seconds. Les lignes viennent dans l’ordre où les règles sont finies. Les règles
    qui prendraient plus d’un jour ou de 4 Go sont omises et nommées, et le code de sortie est 3.

    Exemples :
      last-move survey 0.ab --to 20000 > two-digits.csv
      last-move survey 4.abc --to 20000 --resume 4abc.csv
      last-move survey take-1..10 --to 10000 --part 1/2 --jobs 1

failed = last-move : { $error }
see-help = { $command ->
    [none] « last-move --help » dit ce qui peut être demandé.
   *[other] « last-move { $command } --help » dit ce qui peut être demandé.
}
no-command = il n’y a pas de commande « { $word } »
unexpected = « { $word } » n’est pas attendu ici
no-value = il faut une valeur à l’option { $option }
needless-value = l’option { $option } ne prend pas de valeur
none-of = { $option } doit être l’un de { $words }
not-a-number = { $option } doit être un nombre entier
from-beyond-to = --from doit être au plus --to, et { $from } dépasse { $to }
too-many-printed = { $count } valeurs sont trop pour un tableau en LaTeX : { $most } au plus y tiennent
missing = il manque { $option }
not-together = { $one } et { $other } ne vont pas ensemble
not-text = un argument n’est pas un texte
in-rule = dans la règle, { $error }
no-such-heap = <N> doit être un nombre entier de 0 à { $most }
in-part = dans la partie { $part }, « { $text } », { $error }
empty-part = la partie { $part } de la somme est vide : entre des signes + se trouve une règle avec un tas, comme 0.77:5, ou un tas de Nim, comme *3
no-heap = il manque le tas : il suit la règle et un deux-points, comme dans 0.77:5, ou *
wrong-heap = le tas doit être un nombre entier de 0 à { $most }
too-many-parts = { $count } parties sont trop : { $most } au plus sont additionnées
no-family = dans la famille, { $error }
letter-before-point = dans la famille, aucune lettre ne peut précéder le point, où seuls 0, 4, 8 et C sont des chiffres
too-many-letters = la famille a { $count } lettres : { $most } au plus sont possibles
wrong-range = dans la famille, take- doit être suivi de deux nombres comme 1..12 : le premier au moins 1, le second pas moindre, et { $most } nombres au plus en tout
wrong-part = --part doit être une partie et le nombre des parties, comme 3/16, de 1/1 à { $most }/{ $most }, et non « { $text } »
wrong-jobs = --jobs doit être de 1 à { $most }
bad-survey-line = { $file } : la ligne { $line } n’est pas d’une revue jusqu’au tas { $to }
refused-rules = { $count ->
    [one] { $count } règle est omise, son tableau serait trop grand
   *[other] { $count } règles sont omises, leurs tableaux seraient trop grands
}
unknown-heap = le tas { $heap } selon { $rule } est au-delà des valeurs trouvées, qui finissent au tas { $last } (--to en trouve plus) ; { $standing }
too-many-options = le tas { $heap } selon { $rule } a trop de coups : { $most } au plus sont énumérés
no-certificate = il n’y a pas de certificat : { $standing }
no-row = il n’y a pas de certificat : aucune rangée n’est prouvée
bad-setting = un réglage s’écrit clé=valeur, et non « { $pair } »
list-names = { $error } ; `last-move list` les nomme
no-such-row = la rangée { $row } n’est pas possible : des périodes sont prouvées pour les rangées 0 à { $most }
too-many-pairs = { $count } paires sont trop : { $most } au plus sont données
file-failed = { $file } : { $error }
no-file = { $file } n’est pas un fichier de lignes
output-failed = la sortie ne peut être écrite : { $error }

rule-is = { $rule } : un coup { $does }
values-found = { $found } valeurs sur { $of }
squares-found = { $found } cases sur { $of }
rare-values = { $heaps ->
    [one] { $heaps } tas a
   *[other] { $heaps } tas ont
} une valeur rare (un nombre pair de bits dans le masque { $bits }{ $parity ->
    [odd] , les tas impairs comptant un de plus
    [even] , les tas pairs comptant un de plus
   *[none] {""}
})
survey-of = { $rules ->
    [one] { $rules } règle
   *[other] { $rules } règles
}{ $done ->
    [0] {""}
    [one] , dont { $done } déjà faite
   *[other] , dont { $done } déjà faites
}
rule-too-large = { $rule } est omise : son tableau serait trop grand
rules-done = { $done } règles sur { $of }
first-printed = un tableau en LaTeX a au plus { $most } valeurs : les autres sont omises ; --from et --to en choisissent
no-rares = aucun masque de bits ne rend communes la plupart de ces valeurs
value-at = le tas { $n } a la valeur { $value }
no-value-at = la valeur du tas { $n } n’est pas connue : il est au-delà du dernier tas, et aucune période n’est prouvée
bad-line = { $file } : la ligne { $line } n’est pas « n,value » avec le tas suivant
other-value = { $file } a une autre valeur au tas { $n } que la règle
same-values = { $rule } : la place n a la valeur du tas { $heap }, aux { $compared } places
more-rules = { $count ->
    [one] { $count } autre règle a
   *[other] { $count } autres règles ont
} ces valeurs
no-rule = aucune des { $tried } règles n’a ces valeurs ; les plus proches sont
near-rule = { $rule } : la place n a la valeur du tas { $heap } en { $agree ->
    [one] { $agree } place
   *[other] { $agree } places
}, puis la place { $place } diffère : { $value } par la règle, { $given } ici
rows-note = W(rangée, n) - n se répète avec cette période à partir de cet n ; chacune est prouvée par un état qui revient
certificate-of-rows = le certificat est de toutes les rangées jusqu’à { $row }

break-into = partager en { $heaps }
take-and-leave-nothing = prendre { $taken }, ne rien laisser
take-and-leave = prendre { $taken }, laisser { $heaps }
option-is = { $does } : valeur { $value }
least-missing = le tas { $heap } selon { $rule } a la valeur { $value }{ $count ->
    [0] {" "}: il n’y a aucun coup
    [one] , le plus petit nombre que son seul coup ne laisse pas
   *[other] , le plus petit nombre qu’aucun de ses { $count } coups ne laisse
}
part-value = { $part } a la valeur { $value }
sum-is = la somme de Nim est { $value } ; { $outcome ->
    [N] N : le joueur au trait gagne
   *[P] P : le joueur au trait perd
}
wins-in-part = gagne : dans la partie { $part }, { $text }, { $does }
others-win = { $count ->
    [one] { $count } autre coup gagne
   *[other] { $count } autres coups gagnent
}
at-least-others-win = { $count ->
    [one] au moins { $count } autre coup gagne
   *[other] au moins { $count } autres coups gagnent
}
others-may-win = d’autres coups peuvent gagner aussi : il y en a trop pour les regarder tous
b-file-head = # Valeurs de Grundy de { $rule }, tas { $first } à { $last } ; Last Move { $version }
caption = Valeurs de Grundy G(n) de la règle { $rule } : { $what }. Ce qu’on sait : { $proved }. Calculées par Last Move { $version }.
caption-period = { $exceptions ->
    [0] une période à partir de n = { $start }
    [one] l’exception avant la période, et une période à partir de n = { $start }
   *[other] les { $exceptions } exceptions avant la période, et une période à partir de n = { $start }
}
caption-range = tas { $from } à { $to }
caption-proof = période { $period } à partir de n = { $start }{ $saltus ->
    [0] {""}
   *[other] , dans laquelle les valeurs gagnent { $saltus }
}, prouvée par { $theorem }
by-window = le théorème de Guy et Smith (1956){ $parts ->
    [2] {""}
   *[other] , étendu de deux tas à { $parts }
}, puisqu’un coup prend au plus { $most } et laisse au plus { $parts } tas
by-window-unequal = le théorème de Guy et Smith (1956) avec une période de plus, puisqu’un coup prend au plus { $most } et laisse deux tas différents
by-state = le retour en n = { $to } de tout ce dont les tas suivants dépendent en n = { $from }
verdict = { $position }  { $outcome ->
    [N] N : le joueur au trait gagne
    [P] P : le joueur au trait perd
    [D] D : partie nulle
    [L] L : Gauche gagne, quel que soit le premier joueur
   *[R] R : Droite gagne, quel que soit le premier joueur
} ; { $rest }
no-verdict = { $position }  { $because }
grundy-value = valeur de Grundy { $value } ; { $rest }
winning = gagnent : { $moves } ; { $rest }
winning-at-least = { $count ->
    [one] au moins un coup gagne : { $moves } ; { $rest }
   *[other] au moins { $count } coups gagnent : { $moves } ; { $rest }
}
by-theory = par la théorie
by-sum = par la somme de ses morceaux
by-search = par une recherche de { $positions } positions
by-prepared-search = par une recherche de { $positions } positions, faite d’avance
too-large-for-search = { $positions ->
    [0] trop grand pour une recherche
    [one] trop grand pour une recherche ; { $positions } position examinée
   *[other] trop grand pour une recherche ; { $positions } positions examinées
}
game = { $id } { $rule }  p. ex. { $start }{ $settings }
refused = refusé : { $refusal }
from-where = { $rows ->
    [0] à partir du tas { $start }
    [1] à partir de la colonne { $start } dans la rangée 0
   *[other] à partir de la colonne { $start } dans les rangées 0 à { $last }
}
verified = vérifié : { $rule } a la période { $period } { $place }, saltus { $saltus } ; { $computed } valeurs calculées de nouveau
