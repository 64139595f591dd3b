import type { Vocabulary } from '../edits.js';

export const frenchEdits: Vocabulary = {
  endings: ['', 'e', 's', 'es'],
  phrases: {
    warm: 'chaud@, chaleur, température, tons chauds, tons plus chauds, réchauffe, réchauffer, réchauffez, teintes chaudes, jaunâtre, jaunâtres, jauni, jaunie, tire au jaune, tire sur le jaune, trop jaune de ton, ocre',
    cool: 'froid@, frais ton, tons froids, refroidir, refroidis, refroidissez, froideur, bleuté@, bleutée, bleuâtre, tire au bleu, tire sur le bleu, glacial@, rafraîchis le ton, glacé@',
    bright:
      'lumineux, lumineuse, lumineuses, clair@, luminosité, éclaircis, éclaircir, éclaircissez, éclaire, éclairer, brillant@, exposition, ensoleillé@, surexposé@, cramé@, éblouissant@, illumine, illuminer, illuminez, plus de lumière, radieux, radieuse, aveuglant@',
    lightNoun: 'lumière, lumières, éclairage',
    dim: 'sombre, sombres, foncé@, obscur@, assombris, assombrir, assombrissez, fonce, foncer, sous exposé@, sombrer, ténébreux, assombrie, obscurcis, obscurcir',
    contrast: 'contraste, contrastes, contrasté@, contraster',
    flat: 'plat@, doux, douce, douces, adoucis, adoucir, adoucissez',
    saturated:
      'saturé@, saturation, saturer, sature, vif, vifs, vive, vives, éclatant@, coloré@, vibrant@, intense, intenses, intensité, vivant@, pétant@, pète, pètent, péter, qui pète, qui pètent, qui claquent, claquent, claque, flashy, criard@, fluo, punchy, peps, du peps, pep s, plus de couleur, couleurs vives, tape à l oeil, sursaturé@',
    muted:
      'pastel, pastels, pâle, pâles, désaturé@, désature, désaturer, terne, ternes, fade, fades, délavé@, sobre, sobres, fadasse, grisâtre, grisâtres, éteint@, éteinte, mort@, mortes, sans vie, tristounet, triste, tristes, passées, passé de couleur, pastellisé@',
    sharp:
      'net, nets, nette, nettes, netteté, piqué, précis@, détaillé@, aiguise, plus nette, netteté accrue, accentue la netteté, piquée',
    blurred: 'flou@, flouter, floute, floutes, pas nette, pas net, pixellisé@, pixelisé@, bougée',
    big: 'grand@, gros, grosse, grosses, agrandis, agrandir, agrandissez, énorme, énormes, grossis, grossir, augmente la taille du, augmente la taille de, augmenter la taille du, est minuscule, paraît minuscule, est tout petit, agrandis le, agrandis la, en plus grand, en grand, grossissez, agrandissement, augmente sa taille, augmenter sa taille, plus de place, grandis, grandir, on voit à peine, voit à peine, se voit à peine, on voit mal, se voit mal, se voit pas, on ne voit pas, on voit pas, pas assez visible, taille au dessus, imposant@, augmente la taille, gros comme ça',
    small:
      'petit@, réduis la taille du, réduis la taille de, rapetisse, rapetisser, rétrécis, rétrécir, réduire la taille du, minuscule de taille, prend trop de place, prennent trop de place, trop de place, moins de place, moins gros, moins grosse, moins grand, moins grande, rapetissez, rétrécissez, réduis la taille, réduire la taille, réduisez la taille, diminue la taille, diminuer la taille, diminuez la taille, taille en dessous, trop envahissant, envahissant, trop imposant, mange tout, écrase, écrase tout, bouffe tout, discret, discrète, plus discret, plus discrète, mini',
    sizeNoun: 'taille, tailles',
    colorNoun: 'couleur, couleurs, teinte, teintes, ton, tons, coloris',
    bold: 'gras, grasse, en gras, épais, épaisse, épaisses',
    thin: 'fin, fins, fine, fines, mince, minces, maigre, moins gras',
    strong: 'fort@, renforce, renforcer, renforcez, marqué@, puissant@, prononcé@',
    prominent:
      'ressortir, fais ressortir, ressorte, visible, visibles, en valeur, attire le regard, saute aux yeux, remarquable',
    except: 'sauf, hormis, excepté, à part, à l exception de, à l exception du',
    only: 'seulement, uniquement, que le, que la, juste le, juste la, juste les, rien que, rien que le, rien que la, ne garde que, ne gardez que, seule, seul, exclusivement',
    legible:
      'lisible, lisibles, lisibilité, facile à lire, difficile à lire, illisible, illisibles, peu lisible, mal lisible, pas lisible, pas très lisible, on lit mal, se lit mal',
    monochrome:
      'noir et blanc, en noir et blanc, monochrome, niveaux de gris, nuances de gris, noir & blanc, n b, noir blanc, n & b, nb, en n & b',
    inColor:
      'en couleur, en couleurs, remets en couleur, remets la couleur, remets les couleurs, remettre la couleur, remettre les couleurs, remettez la couleur, remettez les couleurs, retour à la couleur, couleurs d origine',
    uppercase: 'majuscule, majuscules, en majuscules, capitales, en capitales, tout en majuscules',
    lowercase: 'minuscule, minuscules, en minuscules',
    elegant:
      'élégant@, élégance, luxueux, luxueuse, luxueuses, luxe, de luxe, chic, chics, raffiné@, haut de gamme, prestigieux, prestigieuse, distingué@, sophistiqué@, premium, prestige, noble',
    modern: 'moderne, modernes, contemporain@, actuel, actuelle, futuriste',
    dramatic:
      'dramatique, dramatiques, théâtral, spectaculaire, spectaculaires, cinématographique, saisissant@, percutant@, impactant@, impact, intense et dramatique',
    cosy: 'chaleureux, chaleureuse, chaleureuses, accueillant@, cosy, douillet, douillette, convivial, conviviale, intime, confortable, confortables',
    fresh: 'frais, fraîche, fraîches, fraîcheur, aéré@, printanier, printanière, printemps',
    summer: 'été, estival, estivale, d été, méditerranéen, méditerranéenne, ambiance d été',
    sunset:
      'coucher de soleil, soleil couchant, heure dorée, crépuscule, couchant, lumière dorée, golden hour',
    night: 'nuit, nocturne, de nuit, heure bleue, soir, soirée',
    darkMode: 'mode sombre, thème sombre, mode nuit',
    minimal: 'minimaliste, minimalistes, minimal, épuré@, simple, simples, dépouillé@, minimalisme',
    classic: 'classique, classiques, traditionnel, traditionnelle, intemporel, intemporelle',
    sepia: 'sépia, vintage, rétro, ancien, ancienne, nostalgique, vieilli',
    photo: 'photo, photos, image, images, photographie, cliché, visuel, photo principale',
    ground:
      'fond, fonds, arrière plan, couleur de fond, couleur du fond, panneau du bas, encart, cadre du fond, bandeau du fond, fond de page, fond du panneau, arrière fond, arrière plans, bloc',
    text: 'texte, textes, lettres, lettre, mots, écriture, écritures, caractères, couleur du texte, étiquettes, lettrage, caractère, mot, libellés, inscriptions, inscription, écrits, textes en général, phrase, phrases',
    font: 'police, polices, typographie, typo, fonte, police de caractères, police d écriture, typographies',
    price:
      'prix, tarif, montant, coût, loyer, prix de vente, somme, prix affiché, tarifs, montants, prix du bien, prix demandé, mise à prix, prix de départ, prix net vendeur, prix public, prix de location, loyer mensuel, prix plancher',
    logo: 'logo, logos, logotype, emblème, logo de l agence, sigle, enseigne, marque de l agence, logo d agence',
    accent:
      'accent, accents, couleur d accent, couleur principale, couleur dominante, couleur de marque, touches, rehauts, couleur d accentuation, traits, trait, lignes, ligne, filets, filet, bordures, bordure, liseré, liserés, contours, contour, cadre, cadres, séparateurs, couleur maison, couleur de l agence, couleur de la marque, notre couleur, nos couleurs, couleurs de la marque, charte, soulignements, surlignages, encadrement',
    scrim:
      'voile, dégradé, ombrage, calque, derrière le texte, derrière les textes, derrière les lettres, derrière le prix, sous le texte',
    area: 'surface, superficie, mètres carrés, m2, métrage, m², surface habitable, mètre carré, métrage carré, taille du bien, superficie habitable, mètres, surface totale, surface utile, surface au sol, nombre de mètres carrés, nombre de m2, nombre de m², métrés',
    label:
      'étiquette, titre, libellé, slogan, intitulé, légende, accroche, nom de la villa, nom du bien, nom de la maison, nom de l appartement, nom de la résidence, nom de la propriété, nom du logement, nom du domaine, nom de l immeuble, nom de l annonce',
    bedrooms:
      'chambre, chambres, nombre de chambres, pièces, chambres à coucher, chambre à coucher, ch, chbr, chbres, nb de chambres, nombre de pièces, suites',
    bathrooms:
      'salle de bain, salles de bain, salle de bains, salles de bains, sdb, salle d eau, bains, sdbs, salles d eau, nombre de salles de bain, nombre de salles de bains, sde, wc, toilettes, douche',
    parking:
      'parking, parkings, stationnement, garage, garages, place de parking, places de parking, place de stationnement, place de garage, places de garage, box, stationnements, emplacement de parking, emplacements de parking, emplacement, parking couvert, pkg, places de stationnement, place de park',
    all: 'tout, tous, toutes',
    serif:
      'serif, avec empattement, avec empattements, à empattements, empattements, empattement, sérif',
    sans: 'sans serif, sans empattement, sans empattements, sans sérif, linéale, bâton',
    geometric: 'géométrique, géométriques',
    condensed: 'condensé@, étroit@, resserré@',
    script: 'manuscrit@, cursive, calligraphique, calligraphie, écriture manuscrite, scripte',
    mono: 'monospace, machine à écrire, chasse fixe, à chasse fixe, mono',
    another:
      'autre, différent@, change la police, changer de police, change de police, changer la police, change la typo, nouvelle police, change de typo',
    english: 'anglais, anglaise',
    spanish: 'espagnol, espagnole, castillan',
    german: 'allemand, allemande',
    french: 'français, française',
    italian: 'italien, italienne',
    portuguese: 'portugais, portugaise',
    more: 'plus, augmente, augmenter, augmentez, accentue, accentuer, accentuez, intensifie, davantage, pousse, monte, ajoute, ajouter, ajoutez, booste, rehausse, plus de, encore plus, un peu plus de, monter, montez, pousser, poussez, booster, boostez, rehausser, rehaussez, renforcer un peu, davantage de, intensifier, intensifiez, gonfle, relève, relever, remonte, remonter, remontez',
    less: 'moins, diminue, diminuer, diminuez, réduis, réduire, réduisez, baisse, baisser, baissez, atténue, atténuer, atténuez, pas si, pas aussi, pas trop, moins de, abaisse, pas tellement, calme, calmer, calmez, baisse un peu, tempère, tempérer, adoucis un peu, modère, modérer, redescends, redescendre, descends, descendre, freine, lève le pied, n est pas si, atténue un peu, minimise, minimiser',
    not: 'pas, ne, n, pas de, pas d, aucun, aucune, ni, non',
    too: 'trop, est très, un peu trop, beaucoup trop, bien trop, trop de, est si, sont très, trop peu de rien',
    up: 'vers le haut de l échelle',
    down: 'vers le bas de l échelle',
    enough: 'assez, suffisamment',
    little:
      'un peu, peu, légèrement, un petit peu, un brin, une touche de, un tantinet, un chouia, un poil, subtilement, à peine, mais pas trop, mais pas beaucoup, une touche, un soupçon, un peu plus, quelque peu, un tout petit peu, un chouïa, une pointe de, une pointe, légère@, un cran, d un cran, un cran de, un peu moins de, un poil plus, un petit coup, un petit coup de, un rien, vite fait, très légèrement, un peu plus que ça',
    very: 'très, vraiment, super, réellement',
    much: 'beaucoup, nettement, bien, bien plus, nettement plus, fortement, considérablement, énormément, beaucoup plus, largement, extrêmement, franchement, drastiquement',
    double: 'double, deux fois, deux fois plus, le double, doubler',
    half: 'moitié, la moitié, de moitié',
    hide: 'enlève, enlever, enlevez, supprime, supprimer, supprimez, retire, retirer, retirez, cache, cacher, cachez, masque, masquer, masquez, ôte, ôter, sans, efface, effacer, effacez, vire, ne montre pas, n affiche pas, élimine, éliminer, ne pas afficher, fais disparaître, ne veut pas afficher, ne veut pas montrer, ne voulons pas afficher, ne veux pas afficher, ne plus afficher, n affichez pas, pas afficher, n est pas utile, pas utile, pas utile de, pas besoin de, pas besoin, plus besoin de, plus besoin du, plus besoin, inutile, inutiles, inutile de montrer, n est pas nécessaire, pas nécessaire, peut disparaître, peuvent disparaître, disparaître, disparaisse, à supprimer, à enlever, à retirer, à virer, virer, virez, dégage, dégager, dégagez, veut pas, veux pas, voulons pas, ne veut pas, ne veux pas, ne voulons pas, souhaite pas, ne souhaite pas, ne doit pas apparaître, doit pas apparaître, ne pas montrer, ne montrez pas, montre pas, ne la montre pas, ne le montre pas, ne pas faire apparaître, invisible, peut sauter, peuvent sauter, fais sauter, faire sauter, on peut enlever, on peut retirer, ne sert à rien, sert à rien, en trop, de trop, planque, planquer, laisse tomber, éclipse, ne soit pas visible, n apparaisse pas, n apparaissent pas, plus voir, doit partir, doivent partir, doit sauter, doivent sauter, doit disparaître, aucun besoin, masqué@, supprimé@, enlevé@, retiré@, caché@, plus affiché, pas affiché@, ne mentionne pas, ne mentionnez pas, ôtez, ne doivent pas apparaître, doivent pas apparaître, ne devrait pas apparaître, ne devraient pas apparaître, ne doit plus apparaître, ne doivent plus apparaître, ne doit pas figurer, ne doivent pas figurer, ne doit plus figurer, ne doivent plus figurer, ne doit pas être visible, ne doivent pas être visibles, ne doit plus être visible, ne doivent plus être visibles, ne doit pas se voir, ne doivent pas se voir, ne veut plus voir, veut plus voir, ne veux plus voir, veux plus voir, ne voulons plus voir, voulons plus voir, ne souhaite plus voir, ne souhaitons plus voir, ne plus voir, ne plus montrer, plus montrer, ne montre plus, ne montrez plus, n affiche plus, n affichez plus, ne veut pas voir, ne veux pas voir, ne voulons pas voir, ne pas voir, faites disparaître, faire disparaître, gomme le texte, zappe, zapper, occulte, occulter, passer sous silence, garde secret, balaye, évacue, peut partir, peuvent partir, peut s en aller, n a plus lieu d être, n ont plus lieu d être, n a rien à faire là, à jeter, ça dégage',
    show: 'affiche, afficher, affichez, montre, montrer, montrez, remets, réaffiche, réafficher, remettre, remettez, ne supprime pas, n enlève pas, ne cache pas, ne retire pas, fais réapparaître, manque, il manque, manquent, a disparu, ont disparu, où est, où sont, ravoir, revoir, récupérer, doit apparaître, doivent apparaître, doit être visible, faites réapparaître, faire réapparaître, réapparaître, apparaître, montre à nouveau, affiche à nouveau, de nouveau visible, visible à nouveau, revenir, remets visible, faire apparaître, fais apparaître, fais voir, faites voir, rajoute, rajouter, rajoutez, ressors, réintègre, réintégrer, de nouveau visibles, à nouveau visibles, soient visibles, soit visible, affiché@, de nouveau affiché@, à nouveau affiché@, réaffichez, doit figurer, doivent figurer, doit se voir, doivent se voir, doit être affiché, doivent être affichés, doit être affichée, doivent être affichées, doivent être visibles, de retour sur l image, de retour à l image, doit revenir, doivent revenir, ne doit pas manquer, ne doivent pas manquer, remets en place, vous avez oublié, tu as oublié, on a oublié, j ai oublié, a été oublié, ont été oubliés, a été oubliée, oublié d afficher, oublié de mettre, est passé à la trappe, est passée à la trappe',
    reset:
      'réinitialise, réinitialiser, réinitialisez, original, originale, d origine, à l original, version originale, à l origine, origine, comme avant, comme au début, revenir à l original, reviens à l original, restaure, rétablis, rétablir, rétablissez, restaurer, normal, normale, repars de zéro, repars de l original, repartir de l original, recommence, comme c était, comme c était avant, tel quel, remets comme c était, au début, comme au début, début, version initiale, état initial, à zéro, version de départ, depuis le début, du début, dès le début, on recommence tout, on recommence, recommençons tout, recommencer tout, repartons de zéro, repartir de zéro, remise à zéro, remets à zéro, remettez à zéro, tout remettre à zéro, point de départ, case départ, état d origine, état de départ, annule tout',
    undo: 'annule, annuler, annulez, défais, défaire',
    keep: 'garde, garder, gardez, conserve, conserver, conservez, laisse, laisser, laissez, ne change pas, ne touche pas, maintiens, inchangé@, ne changez pas, ne touchez pas',
    deny: 'ne fais pas, ne rends pas, ne mets pas, ne rendez pas, ne mettez pas, jamais',
    top: 'haut, en haut, supérieur, supérieure, au dessus, vers le haut',
    bottom: 'bas, en bas, inférieur, inférieure, vers le bas',
    left: 'gauche, à gauche',
    right: 'droite, à droite, droit',
    and: 'et, et aussi, ainsi que, puis, plus le, plus la',
    but: 'mais, ensuite, également, tandis que, par contre, et puis, cependant',
    article:
      'le, la, les, l, un, une, des, du, d, de la, de l, au, aux, son, sa, ses, ce, cette, cet, ces, notre, nos, mon, ma, leur, leurs',
    preposition: 'en, à, dans',
    use: 'utilise, utiliser, utilisez, emploie, avec, passe en, passe à, prends, mets en police, employer, choisis, choisissez, choisir, opte pour, optez pour, opter pour, prenez, prendre, sers toi de',
    translate:
      'traduis, traduire, traduisez, traduit, traduction, langue, version, traduite, repasse, repasser, repassez, repasse au',
    style: 'style, styles',
    filler:
      'scène, une scène, fais en, on peut, peut on, voir, la voir, le voir, doit, doivent, devrait, rends, rendre, rendez, rend, mets, mettre, mettez, met, fais, faire, faites, fait, de, que, qui, se, soit, soient, est, sont, être, avoir, ait, aient, svp, stp, s il te plaît, s il vous plaît, plaît, s, il, te, vous, tu, je, j, on, nous, veux, voudrais, voudrait, aimerais, aimerait, souhaite, pour, sur, par, pouvez, peux, peut, pourrais, pourriez, donne, donner, donnez, place, placer, placez, déplace, déplacer, déplacez, positionne, bouge, coin, angle, côté, effet, filtre, ambiance, look, rendu, aspect, atmosphère, sensation, air, change, changer, changez, modifie, modifier, modifiez, ajuste, ajuster, ajustez, améliore, améliorer, améliorez, mieux, meilleur, meilleure, merci, bonjour, salut, maintenant, encore, ensemble, entier, entière, global, globale, globalement, annonce, affiche complète, design, création, maquette, composition, mise en page, beau, belle, jolie, joli, ça, cela, c, y, comme, même, juste, plutôt, nombre, tonalité, vers, qu, m, reviens, revenez, dit, bien être, élément, éléments, détails, bien immobilier, apparaisse, écrit, écris, chiffre, chiffres, afin, moi, appartement, annonces, esprit, allure, paraît, paraisse, semble, c était, était, la même chose, même chose, chose, désolé, mettez la, mets la, mettez le, rends la, rends le, rendez la, rendez le, mettez les, rends, rendez, reviens, revenez, retourne, agence, notre agence, vendeur, vendeurs, acheteur, acheteurs, acquéreur, acquéreurs, client, clients, cliente, clientes, proprio, propriétaire, propriétaires, serait, serait bien, ce serait, ce serait bien, ce serait mieux, ça serait, ça serait bien, ça serait mieux, seraient, préfère, préférerais, préférerait, préfèrerais, préférons, préférerions, aimerions, voudrions, voulons, veut, veulent, vouloir, faudrait, faut, il faut, il faudrait, besoin d, il me faut, il nous faut, devra, devront, puisse, puissent, possible, possible de, est ce que, est ce qu, est ce possible, si possible, peut être, éventuellement, simplement, tout simplement, vraiment bien, disons, voilà, ok, oui, alors, bon, ben, bah, du coup, donc, en fait, euh, hello, coucou, bonsoir, cordialement, merci d avance, merci beaucoup, merci bien, grand merci, d avance, à tous, faites moi, fais moi, mets moi, mettez moi, peux tu, pourrais tu, pouvez vous, pourriez vous, veuillez, prière de, tu peux, vous pouvez, on aimerait, on voudrait, on veut, on souhaite, j aimerais, je voudrais, je veux, je souhaite, je préfère, bien de, bas de l image, chose près, là haut, là bas, ici, en face, moment, surtout, toujours, apparaissent, carrément, passe, passer, passez, mis, mise, mises, mettre un coup, depuis, recommençons, recommencer, repartons, tient, tienne, tenir, ont, avait, habitables, habitable, accorde, coup, coup de, déplacer le, glisse, glisser, glissez, cale, caler, calez, colle, coller, bascule, basculer, envoie, envoyer, ramène, ramener, remonte le, descends le, monte le, va, vont, aller, irait, irait bien, irait mieux, fini, fini par, céder, quelque chose, quelque, utilise la, utilise le, sur l image, sur la photo, sur le visuel, mes clients, nos clients, britanniques, aussi, à mon goût, goût, gout, mon goût, verrait, verrais, verrait bien, verrais bien, verrais mieux, mettrait, mettrait pas, fasse, fassent, devraient, mérite, méritent, reste, le reste, personnes âgées, fixe, fixer, dispose, genre, repasse le, avant c était, suite à, décale, décaler, décalez, complètement, préférais, préférait, préférions, partout, choisissez le, arrange ça, arrange, arranger, arrangez, corrige ça, simultanément, tout partout, en même temps, au total, en tout, en tout et pour tout',
    scenery:
      'ciel, maison, bâtiment, mur, murs, pelouse, gazon, herbe, jardin, piscine, voiture, voitures, gens, personnes, personne, arbre, arbres, fenêtre, fenêtres, toit, porte, sol, canapé, cuisine, meubles, nuages, soleil, rue, clôture, table, chaise, chaises, mer, façade, terrasse, balcon, plafond',
  },
};
