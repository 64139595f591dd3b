import type { Vocabulary } from '../edits.js';

export const frenchEdits: Vocabulary = {
  endings: ['', 'e', 's', 'es'],
  phrases: {
    warm: 'chaud@, chaleur, température, tons chauds, tons plus chauds, réchauffe, réchauffer, réchauffez, teintes chaudes',
    cool: 'froid@, frais ton, tons froids, refroidir, refroidis, refroidissez, froideur',
    bright:
      'lumineux, lumineuse, lumineuses, clair@, luminosité, éclaircis, éclaircir, éclaircissez, éclaire, éclairer, brillant@, exposition, ensoleillé@',
    lightNoun: 'lumière, lumières, éclairage',
    dim: 'sombre, sombres, foncé@, obscur@, assombris, assombrir, assombrissez, fonce, foncer',
    contrast: 'contraste, contrastes, contrasté@, contraster',
    flat: 'plat@, doux, douce, douces, adoucis, adoucir, adoucissez',
    saturated:
      'saturé@, saturation, saturer, sature, vif, vifs, vive, vives, éclatant@, coloré@, vibrant@, intense, intenses, intensité, vivant@, pétant@',
    muted:
      'pastel, pastels, pâle, pâles, désaturé@, désature, désaturer, terne, ternes, fade, fades, délavé@, sobre, sobres',
    sharp: 'net, nets, nette, nettes, netteté, piqué, précis@, détaillé@, aiguise',
    blurred: 'flou@, flouter, floute, floutes',
    big: 'grand@, gros, grosse, grosses, agrandis, agrandir, agrandissez, énorme, énormes, grossis, grossir, augmente la taille du, augmente la taille de, augmenter la taille du, est minuscule, paraît minuscule, est tout petit, agrandis le, agrandis la',
    small:
      'petit@, réduis la taille du, réduis la taille de, rapetisse, rapetisser, rétrécis, rétrécir, réduire la taille du, minuscule de taille',
    sizeNoun: 'taille, tailles',
    colorNoun: 'couleur, couleurs, teinte, teintes, ton, tons, coloris',
    bold: 'gras, grasse, en gras, épais, épaisse, épaisses',
    thin: 'fin, fins, fine, fines, mince, minces, maigre, moins gras',
    strong: 'fort@, renforce, renforcer, renforcez, marqué@, puissant@, prononcé@',
    prominent:
      'ressortir, fais ressortir, ressorte, visible, visibles, en valeur, attire le regard, saute aux yeux, remarquable',
    except: 'sauf, hormis, excepté, à part, à l exception de, à l exception du',
    only: 'seulement, uniquement, que le, que la',
    legible:
      'lisible, lisibles, lisibilité, facile à lire, difficile à lire, illisible, illisibles, peu lisible, mal lisible, pas lisible, pas très lisible, on lit mal, se lit mal',
    monochrome:
      'noir et blanc, en noir et blanc, monochrome, niveaux de gris, nuances de gris, noir & blanc, n b, noir blanc',
    inColor: 'en couleur, en couleurs, remets en couleur',
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
    ground: 'fond, fonds, arrière plan, couleur de fond, couleur du fond',
    text: 'texte, textes, lettres, lettre, mots, écriture, écritures, caractères, couleur du texte, étiquettes, lettrage',
    font: 'police, polices, typographie, typo, fonte, police de caractères, police d écriture, typographies',
    price: 'prix, tarif, montant, coût',
    logo: 'logo, logos, logotype, emblème',
    accent:
      'accent, accents, couleur d accent, couleur principale, couleur dominante, couleur de marque, touches, rehauts, couleur d accentuation',
    scrim:
      'voile, dégradé, ombrage, calque, derrière le texte, derrière les textes, derrière les lettres, derrière le prix, sous le texte',
    area: 'surface, superficie, mètres carrés, m2, métrage',
    label: 'étiquette, titre, libellé, slogan, intitulé, légende, accroche',
    bedrooms: 'chambre, chambres, nombre de chambres, pièces',
    bathrooms: 'salle de bain, salles de bain, salle de bains, salles de bains, sdb, salle d eau',
    parking:
      'parking, parkings, stationnement, garage, garages, place de parking, places de parking, place de stationnement',
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
    more: 'plus, augmente, augmenter, augmentez, accentue, accentuer, accentuez, intensifie, davantage, pousse, monte, ajoute, ajouter, ajoutez, booste, rehausse, plus de, encore plus, un peu plus de',
    less: 'moins, diminue, diminuer, diminuez, réduis, réduire, réduisez, baisse, baisser, baissez, atténue, atténuer, atténuez, pas si, pas aussi, pas trop, moins de, abaisse, pas tellement',
    not: 'pas, ne, n, pas de, pas d, aucun, aucune, ni, non',
    too: 'trop, est très, un peu trop, beaucoup trop, bien trop, trop de, est si, sont très, trop peu de rien',
    up: 'vers le haut de l échelle',
    down: 'vers le bas de l échelle',
    enough: 'assez, suffisamment',
    little:
      'un peu, peu, légèrement, un petit peu, un brin, une touche de, un tantinet, un chouia, un poil, subtilement, à peine, mais pas trop, mais pas beaucoup, une touche, un soupçon, un peu plus, quelque peu, un tout petit peu',
    very: 'très, vraiment, super, réellement',
    much: 'beaucoup, nettement, bien, bien plus, nettement plus, fortement, considérablement, énormément, beaucoup plus, largement, extrêmement, franchement, drastiquement',
    double: 'double, deux fois, deux fois plus, le double, doubler',
    half: 'moitié, la moitié, de moitié',
    hide: 'enlève, enlever, enlevez, supprime, supprimer, supprimez, retire, retirer, retirez, cache, cacher, cachez, masque, masquer, masquez, ôte, ôter, sans, efface, effacer, effacez, vire, ne montre pas, n affiche pas, élimine, éliminer, ne pas afficher, fais disparaître, ne veut pas afficher, ne veut pas montrer, ne voulons pas afficher, ne veux pas afficher, ne plus afficher, n affichez pas, pas afficher',
    show: 'affiche, afficher, affichez, montre, montrer, montrez, remets, réaffiche, réafficher, remettre, remettez, ne supprime pas, n enlève pas, ne cache pas, ne retire pas, fais réapparaître',
    reset:
      'réinitialise, réinitialiser, réinitialisez, original, originale, d origine, à l original, version originale, à l origine, origine, comme avant, comme au début, revenir à l original, reviens à l original, restaure, rétablis, rétablir, rétablissez, restaurer, normal, normale, repars de zéro, repars de l original, repartir de l original, recommence, comme c était, comme c était avant, tel quel, remets comme c était, au début, comme au début, début, version initiale, état initial, à zéro, version de départ',
    undo: 'annule, annuler, annulez, défais, défaire',
    keep: 'garde, garder, gardez, conserve, conserver, conservez, laisse, laisser, laissez, ne change pas, ne touche pas, maintiens, inchangé@, ne changez pas, ne touchez pas',
    deny: 'ne fais pas, ne rends pas, ne mets pas, ne rendez pas, ne mettez pas, jamais',
    top: 'haut, en haut, supérieur, supérieure, au dessus, vers le haut',
    bottom: 'bas, en bas, inférieur, inférieure, vers le bas',
    left: 'gauche, à gauche',
    right: 'droite, à droite, droit',
    and: 'et, et aussi, ainsi que, puis, plus le, plus la',
    but: 'mais, ensuite, aussi, également, tandis que, par contre, et puis, cependant',
    article:
      'le, la, les, l, un, une, des, du, d, de la, de l, au, aux, son, sa, ses, ce, cette, cet, ces, notre, nos, mon, ma, leur, leurs',
    preposition: 'en, à, dans',
    use: 'utilise, utiliser, utilisez, emploie, avec, passe en, passe à, prends, mets en police, employer',
    translate: 'traduis, traduire, traduisez, traduit, traduction, langue, version, traduite',
    style: 'style, styles',
    filler:
      'scène, une scène, fais en, on peut, peut on, voir, la voir, le voir, doit, doivent, devrait, rends, rendre, rendez, rend, mets, mettre, mettez, met, fais, faire, faites, fait, de, que, qui, se, soit, soient, est, sont, être, avoir, ait, aient, svp, stp, s il te plaît, s il vous plaît, plaît, s, il, te, vous, tu, je, j, on, nous, veux, voudrais, voudrait, aimerais, aimerait, souhaite, pour, sur, par, pouvez, peux, peut, pourrais, pourriez, donne, donner, donnez, place, placer, placez, déplace, déplacer, déplacez, positionne, bouge, coin, angle, côté, effet, filtre, ambiance, look, rendu, aspect, atmosphère, sensation, air, change, changer, changez, modifie, modifier, modifiez, ajuste, ajuster, ajustez, améliore, améliorer, améliorez, mieux, meilleur, meilleure, merci, bonjour, salut, maintenant, encore, ensemble, entier, entière, global, globale, globalement, annonce, affiche complète, design, création, maquette, composition, mise en page, beau, belle, jolie, joli, ça, cela, c, y, comme, même, juste, plutôt, nombre, tonalité, vers, qu, m, revenir, reviens, revenez, dit, bien être, élément, éléments, détails, bien immobilier, apparaisse, écrit, écrits, écris, chiffre, chiffres, afin, moi, appartement, annonces, esprit, allure, paraît, paraisse, semble, c était, était, la même chose, même chose, chose, désolé, mettez la, mets la, mettez le, rends la, rends le, rendez la, rendez le, mettez les, rends, rendez, reviens, revenir, revenez, retourne',
    scenery:
      'ciel, maison, bâtiment, mur, murs, pelouse, gazon, herbe, jardin, piscine, voiture, voitures, gens, personnes, personne, arbre, arbres, fenêtre, fenêtres, toit, porte, sol, canapé, cuisine, meubles, nuages, soleil, rue, clôture, table, chaise, chaises, mer, façade, terrasse, balcon',
  },
};
