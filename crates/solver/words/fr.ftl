unexpected = au caractère { $place }, il faudrait { $wanted }
unknown = au lieu de « { $word } », il faudrait { $wanted }
out-of-range = le nombre au caractère { $place } doit être compris entre { $least } et { $most }
wrong-count = il faut de { $least } à { $most } { $of }, en comptant jusqu’au caractère { $place }
too-long = le texte dépasse { $most } caractères
against-rules = au caractère { $place } : { $because }

a-number = un nombre
a-digit = un chiffre
no-leading-zero = un nombre sans zéro en tête
a-place = une place
hyphen-and-amount = un trait d’union et une quantité
place-named-twice = un endroit est nommé deux fois
number-or-x = un nombre ou x
end-of-limit = la fin de la limite
limit-after-one = après une prise de un, la limite doit être d’au moins 1

size-name = Taille { $number }
add-part = Ajouter un morceau
take-part-away = Enlever un morceau
