# Ce que disent plusieurs jeux.
