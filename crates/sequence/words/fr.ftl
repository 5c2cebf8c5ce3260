too-many-values = des valeurs jusqu’à { $asked } sont trop : un tableau finit à { $most }, pour tenir en mémoire
too-long = ce tableau prendrait environ { $asked } secondes ; { $most } au plus sont permises
too-much-memory = ce tableau prendrait environ { $asked } mégaoctets ; { $most } au plus sont permis
no-such-side = un côté de { $asked } n’est pas possible : il doit être de 1 à { $most }, pour que le plan tienne en mémoire
engine = { $kind ->
    [plain] des ensembles de bits
    [scan] hypothèse et témoin
    [sparse] des valeurs rares et communes
   *[copy] la copie d’une période prouvée
}
plan = par { engine } : environ { $seconds } secondes et { $megabytes } mégaoctets
proved = prouvé : période { $period } à partir du tas { $start } ; le théorème demande { $bound } valeurs
proved-and-gains = prouvé : période { $period } à partir du tas { $start }, et les valeurs gagnent { $saltus } à chacune ; le théorème demande { $bound } valeurs
apparent = non prouvé ici : les valeurs semblent gagner { $saltus } { $period ->
    [one] à chaque tas
   *[other] tous les { $period } tas
} à partir du tas { $start }
endless-breaking = ce programme n’a pas de preuve pour les règles où l’on prend n’importe quel nombre et où les tas peuvent être partagés ; aucune période n’est donc affirmée ; celle du Nim de Lasker a été prouvée par Lasker (1931)
unmet = non prouvé ici : les { $values } premières valeurs ne prouvent aucune période
no-value = « { $word } » n’est pas une valeur : les valeurs sont des nombres entiers à partir de 0
too-few-values = { $count ->
    [one] { $count } valeur ne distingue
   *[other] { $count } valeurs ne distinguent
} pas les règles : il en faut au moins { $least }
