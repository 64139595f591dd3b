import type { DocumentWords } from '../edits.js';

export const frenchDocumentWords: DocumentWords = {
  change:
    'change, changer, changez, mets, mettre, mettez, modifie, modifier, corrige, corriger, ajuste, passe, passer, fais, remplace, actualise, augmente, baisse, corrigez, modifiez, ajustez, passez, actualisez, baissez, augmentez, fixe, fixer, fixez, monte, monter, descends, descendre, ramène',
  new: 'nouveau, nouvelle, nouvel, maintenant, désormais',
  insteadOf:
    'au lieu de, à la place de, pas, et pas, et non, plutôt que, à la place du, en lieu et place de, en remplacement de, plutôt que de, et plus, n est pas, c est pas, au lieu du, au lieu des, au lieu d',
  title:
    'titre, intitulé, accroche, slogan, appelle le, appelle la, nomme le, nomme la, renomme le, renomme la, renomme, renommer, renommez le, change le nom, nom, nom du bien',
  badge:
    'badge, badges, autocollant, étiquette, panneau, bandeau, bannière, tampon, pastille, ruban, macaron, bandeaux, étiquettes, pastilles, vignette, rosette, cocarde, bande, mention, tampons, rubans, écriteau, pancarte, sticker, stickers, label, macarons, drapeau, fanion, ruban d angle, texte du badge, texte du bandeau, texte du ruban, texte de la pastille, texte de l étiquette, écusson, bande oblique, languette, surimpression',
  sold: 'vendu, vendue, vendus, vendues, on a vendu, c est vendu, acte signé, vente signée, vente conclue',
  reserved: 'réservé, réservée, sous compromis, sous option, option posée, réservation, bloqué',
  reduced:
    'prix réduit, réduit, prix en baisse, baisse de prix, prix baissé, en baisse, prix a baissé, le prix a baissé, a baissé le prix, baissé le prix, prix revu à la baisse, à la baisse, moins cher, prix cassé, prix révisé, nouveau prix plus bas, baisse du prix, prix diminué, prix a diminué, réduction de prix, remise sur le prix, a baissé de prix, a baissé',
  openHouse:
    'portes ouvertes, porte ouverte, journée portes ouvertes, open house, visite libre, visites libres, journée de visite, journée de visites, portes ouvertes samedi, porte ouvertes, visites sans rendez vous, jpo',
  newlyListed:
    'nouveau, nouvelle, nouveauté, nouveau bien, nouveau sur le marché, vient d arriver sur le marché, vient d arriver, nouvelle annonce, tout nouveau, vient d être mis en vente, nouveautés, nouvellement en vente, nouveau à la vente, nouvelle à la vente, vient de sortir, vient de rentrer, nouvelle rentrée, tout juste en vente, tout frais, nouveau mandat',
  noLonger:
    'n est plus, plus, ne sont plus, finalement pas, tombé à l eau, est tombée à l eau, tombée à l eau, s est désisté, de nouveau disponible, à nouveau disponible, de nouveau sur le marché, à nouveau sur le marché, de retour sur le marché, remis en vente, annulée, s est rétracté, s est rétractée, s est retiré, n a pas abouti',
  corner: 'coin, angle',
  is: 'est, est maintenant, est déjà, a été, c est, est désormais, donc, est enfin, a enfin été, sont, est officiellement, on a, c est bon, vient d être, est bien',
  write:
    'mettre, écris, écrire, écrivez, marque, marquer, marque le, affiche, afficher, inscris, inscrire, mets, dis, avec le texte, avec les mots, avec le mot, tamponne, indique, indiquer, signale, par dessus, en travers, dessus, noter, note, notez, mentionne, mentionner, mentionnez, préciser, précise, précisez, signaler, signalez, voir écrit, écrit, affichez, marquez, indiquez, inscrivez, mettez, annonce, annoncer, annoncez, fais savoir, faites savoir, rajoute, rajouter, taguer, tague, étiquette le, comme, en tant que, fais figurer, faire figurer, figure, passer en, passe en, passe le en, fais le savoir, faites le savoir, dis le, dites le, en travers de la photo, en travers de l image, en diagonale, par dessus la photo, par dessus l image, on doit voir, qu on voie, que les gens voient, les gens doivent voir, il faut qu on voie, fais comprendre, précise bien, mets en évidence que, fais passer le message, signalons, indiquons',
  add: 'colle, coller, ajoute, ajouter, ajoutez, insère, insérer, mets, place, construis, plante, rajoute, rajouter, rajoutez, appose, apposer, apposez, pose, poser, posez, collez, ajoutes, insérez, mettre, mettez, plaque, plaquer, meuble, meubler, meublez, aménage, aménager, installe, installer, dessine, intègre, intégrer, peindre, peins, repeindre, repeins, repeignez',
  swap: 'échange, échanger, échangez, intervertis, intervertir, permute, inverse, inverser, inversez, inversement, vice versa, et inversement, permuter, permutez, interverti, intervertissez, échange la place, changer de place, change de place, échangent, alterne, à la place l une de l autre',
  replace:
    'remplace, remplacer, remplacez, substitue, change, remplaçons, à la place de la photo, meilleure photo pour, nouvelle photo pour, substituer, changer pour',
  mainPhoto:
    'photo principale, image principale, principale, grande photo, grande image, photo de couverture, couverture, en premier, en première, en première position, en tête, en avant, en grand, en gros, en très grand, en plus grand, plus grande photo, en vedette, à la une, au premier plan, en ouverture, en une, première place, à la première place, en tout premier, photo d ouverture, photo de tête, photo d accroche, la grande, grand format, en grand format, comme principale, mise en avant, mets en avant, mettre en avant, héros, hero, d abord, devant toutes, commence par, commencer par, commencez par, débute par, débuter par, démarre avec, ouvre avec, ouvre sur, ouvrir sur, ouvrir avec, en vitrine, grande place, la grande place, place d honneur, emplacement principal, visuel principal, visuel d ouverture, tête d affiche',
  supporting: 'petites, petite, petits, secondaires, autres, supplémentaires',
  first: 'première, premier, 1re',
  second: 'deuxième, seconde, second, 2e',
  third: 'troisième, 3e',
  fourth: 'quatrième, 4e',
  fifth: 'cinquième, 5e',
  last: 'dernière, dernier, dernières, derniers, précédente, précédent',
  one: 'un, une, d un, d une',
  two: 'deux',
  three: 'trois',
  four: 'quatre',
  five: 'cinq',
  six: 'six',
  kitchen: 'cuisine',
  bathroom: 'salle de bains, salle de bain',
  bedroom: 'chambre',
  livingRoom: 'salon, séjour',
  terrace: 'terrasse, balcon',
  sky: 'ciel',
  grass: 'herbe, pelouse, gazon, jardin',
  water: 'eau, mer, piscine, lac, étang, fleuve, rivière, océan, baie, bassin, vagues',
  improved:
    'plus bleu, plus bleue, bleu, bleue, plus vert, plus verte, vert, verte, plus intense, intense, plus beau, plus frais, plus fraîche, plus vif, plus vive, turquoise, plus clair, plus claire, mieux, verdis, verdir, verdissez, reverdis, reverdir, bleuis, bien bleu, bien bleue, bien vert, bien verte, plus de bleu, plus de vert, bleu azur, azur, tout bleu, ensoleillé, plus ensoleillé, moins gris, moins grise, moins jaune, moins brun, moins brune, moins terne, plus net, estival, plus joli, plus jolie, plus belle, plus éclatant, plus éclatante, plus lumineux, plus limpide, limpide, plus profond, plus dense, plus fourni, bleuis le, embellis, embellir, redonne du vert, redonne des couleurs, dégagé, bleuir, bleuissez, verdoyant, verdoyante',
  lessened:
    'moins bleu, moins bleue, moins vert, moins verte, moins intense, plus pâle, plus terne, moins turquoise, moins fluo, moins criard, moins criarde, plus naturel, plus naturelle, pas aussi bleu, pas si bleu, pas aussi vert, pas si vert, moins flashy, moins saturé, moins saturée, plus sobre, calme le bleu, calme le vert, fluo, artificiel, artificielle, irréel, fait faux, fait fausse, kitsch, plastique',
  takeBack:
    'annule, annuler, annulez, retire, retirer, défais, enlève, supprime, reviens, revenir, oublie, oublier, oubliez, jette, en arrière, revenez en arrière, retour, revenez, remets, remettez, reprends, restaure, restaurer, récupère, recule, reculer, reculez',
  asBefore:
    'comme c était avant, comme avant, comme auparavant, tel que c était avant, comme c était auparavant, version précédente, dernière version, version d avant, ancienne version, version antérieure, c était mieux avant, était mieux avant, mieux avant, je préférais avant, on préférait avant, préférais avant, préférais la version d avant, l ancienne était mieux, celle d avant était mieux, je préférais l ancienne version, version d avant était mieux, un pas en arrière, pas en arrière, étape précédente, état précédent, état d avant, un cran en arrière, retour, reviens en arrière, revenez en arrière, revenir en arrière, retour en arrière, retour arrière, en arrière',
  redo: 'rétablir, rétablis, refaire, refais, refais ce que j ai annulé, ce que j ai annulé, refais le, refais la modification, remets ce que j ai annulé, rétablis ce que j ai annulé, remets ce que je viens d annuler, ce que je viens d annuler, annule l annulation, annuler l annulation, réapplique, réappliquer, réapplique le changement, rétablissez, finalement remets, un pas en avant, pas en avant, étape suivante, en avant toute',
  edit: 'modification, modifications, changement, changements, édition, éditions, étape, étapes, retouche, retouches, modif, modifs',
  object:
    'câble@, ligne@ électrique@, fil@, poubelle@, fleur@, plante@, nuage@, antenne@, grue, échafaudage, chien, chat, enfant@, cheminée, tapis, lampe@, lit, ombre@, reflet@, filigrane, vélo@, voisin@, haie, lumières, montagne@, feu, neige, véhicule@, personnes, poteau@, poubelle, voiture@, camionnette, camion, camions, caravane, remorque, échelle, linge, étendage, jouets, trampoline, panneau à vendre, panneau de signalisation, lampadaire@, pylône@, antenne parabolique, parabole, parabole@, bazar, désordre, encombrants, tuyau, tuyau d arrosage, passants, piétons, passant, tache@, fissure@, graffiti, tag, feuilles mortes, mauvaises herbes, meuble, meubler, meublez, home staging, papier peint, carrelage, parasol, transat@, barbecue, balançoire, palmier@, oiseau, oiseaux, télé, télévision, désencombre, désencombrer, range, ranger, retoucher, gomme, gommer, gommez, voisine, moto, motos, scooter, trottinette, baignoire, volet@, store@, portail, portillon, gouttière@, boîte aux lettres, climatiseur@, climatisation, escalier@, marches, rideau, rideaux, coussin@, étagère@, armoire@, placard@, évier, parquet, moquette, radiateur@, prise@ électrique@, auvent, pergola, tonnelle, serre, abri de jardin, cabanon, fontaine, statue@, sculpture@, jardinière@, pot@ de fleurs, gravier, pavés, garde corps, balustrade, rambarde, lustre, plan de travail, miroir@, bureau en bois, fauteuil@, mobylette, tracteur, pelleteuse, borne, feu tricolore, panneaux solaires, bâche@, boiserie@',
  beside:
    'devant, derrière, à côté de, à côté du, près de, près du, sous, au dessus de, au dessus du',
  no: 'non, nan, hm, bof',
  when: 'ce matin, aujourd hui, hier, hier soir, cette semaine, enfin, ce soir, déjà',
  states:
    'il, elle, ils, elles, on, c est, c était, ce, ça, cela, parce que, car, puisque, comme, le client, la cliente, les clients, mon client, ma cliente, client, clients, acheteur, l acheteur, vendeur, le vendeur, propriétaire, le propriétaire, ce jour là, j ai, je, nous, proprio, le proprio, locataire, le locataire, mon patron, ma patronne, patron, collègue, tout le monde, personne, sinon, vu que, étant donné que, du coup, vu, y a, ce n est, c, samedi, dimanche, demain, la semaine prochaine, acte, l acte, le compromis, compromis, offre, l offre, dépôt, acompte, bien, le bien, la maison, maison, l appartement, l annonce, faute, erreur, désolé, désolée, petite erreur, afin que, pour que, comme ça',
  tells:
    'est, sont, était, étaient, a, ont, avait, semble, paraît, fait, faisait, cache, il y a, il n y a, veut, peut, pouvait, avons, manque, voit, voit pas, lit, lit pas, gêne, gênent, dérange, me suis trompé, trompé, ne va pas, va pas, serait, allait, préfère, préfèrent, préférait, dit, disent, disait, trouve, trouvent, trouvait, aime, aiment, aimait, accepte, accepté, a accepté, a signé, signé, signée, est tombé, mange, bouffe, disparaît, se perd, se confond, faute de frappe, une coquille, coquille, mauvaise, est fausse, était fausse, c est faux, on s est trompé, me suis planté, faisons, fait tache, prend, prennent, tombe, tombait, a fini par, céder, cédé, doit sauter aux yeux, oublié, oubliée, confondu, mal compté, transformé, aménagé, intéresse, intéressent',
  people:
    'client, clients, cliente, clientes, clientèle, acheteur, acheteurs, vendeur, vendeurs, investisseurs, téléphone, portable, écran',
  contact:
    'numéro de téléphone, téléphone, numéro de portable, mon portable, mail, e mail, email, adresse mail, site web, site internet, code QR, QR code, code postal, référence, mon nom, mon numéro, notre numéro, notre adresse',
  it: 'le, la, les, l, ça, cela',
  glue: 'remettez, remettre, on, peut, on peut, voir, la voir, le voir, même, même texte, la vente, vente, acheteur, comme, c était, il me faut, faut, en, scène, ai, besoin, ce, que, j ai, la, le, les, s il te plaît, s il vous plaît, merci, fais, je, fait, de, peux, tu, encore, mes, ma, pour, en fait, en réalité, en vérité, faux, fausse, correct, correcte, doit, être, c est, est, indique le, il y a, dessus, pourrait, mets le, en faire, fais en une, remets, désolé, désolée, pardon, oups, erreur, notre, part, faute, bonjour, mettre à jour, mets à jour, mettez à jour, on a, avons, baissé, augmenté, nous, notre côté, même, chose, de mettre, le mettre, il y',
  wrongly: 'de, des, c est pas, ce n est pas, c pas, c était, il y a marqué, c est marqué',
  nameIt:
    'appelle le, appelle la, appelez le, appelez la, nomme le, nomme la, nommez le, nommez la, renomme le, renomme la, renommez le, renommez la, renomme le bien, renommer en, renomme en, s appelle, il s appelle, elle s appelle, on l appelle, appelle ça, appelle le bien, appelle la maison, s appelle désormais, s appelle maintenant, s appelle dorénavant, porte le nom, porte le nom de, porte désormais le nom, s intitule, est baptisée, est baptisé, se nomme, se nomme désormais',
  reads:
    'doit être, doit dire, doit indiquer, devrait être, devrait dire, doit devenir, devient, est, est maintenant, sera, soit, dise, doit se lire, en, par, pour',
  seven: 'sept',
  eight: 'huit',
  nine: 'neuf',
  ten: 'dix',
  zero: 'zéro, 0',
  single:
    'un seul, une seule, rien qu un, rien qu une, juste un, juste une, seulement un, seulement une',
  cars: 'voitures, voiture, véhicules, autos',
  exists: 'il y a, il y a aussi, y a, y a aussi, a, possède, comprend, dispose d, avec aussi',
  polite:
    's il te plaît, s il vous plaît, svp, stp, merci, merci beaucoup, merci d avance, si possible, si c est possible',
  smallPhotos:
    'vignettes, miniatures, miniature, petites photos, petites images, les petites, photos secondaires, images secondaires, autres photos, autres images, petites vues, photos du bas, photos annexes, photos supplémentaires, petits clichés, petits visuels, galerie, photos de détail, petite galerie, images du bas, photos de côté, images annexes, visuels secondaires, petites vignettes, bande de photos, images supplémentaires, autres visuels, autres clichés, photos complémentaires',
  seems:
    'est, sont, paraît, paraissent, semble, semblent, fait, font, a l air, ont l air, sort, sortent, rend, c est, trouve, était',
  asks: 'rends, rendez, mets, mettez, fais, faites, doit, doivent, veux, voudrais, faudrait, faut, plus, donne, que ce soit, pour que, soit, aimerais, peux, pouvez, peut, comme',
  spoilt:
    'surexposé, surexposée, surexposées, sous exposé, sous exposée, cramé, cramée, délavé, délavée, délavés, délavées, flou, floue, floues, flous, terne, ternes, fade, fades, fadasse, grisâtre, éteint, éteinte, pixellisé, pixelisée, criard, criarde, criardes, illisible',
  unwanted:
    'sombre, sombres, froid, froide, froides, pâle, pâles, triste, tristes, gris, grise, jaune, jaunes, jaunâtre, petit, petite, petits, minuscule, fin, fine, fines, plat, plate, mort, morte, bleuté, énorme, sèche, sec, brûlée, grillée, desséchée, jaunie, couvert, nuageux, voilé',
  asSuch: 'ainsi, comme tel, comme telle, ça, le, cela',
  wishes:
    'veut, veulent, voudrait, voudrions, voudrais, veux, doit, doivent, devrait, il faut, faudrait, faut, aimerait, aimerais, aimerions, souhaite, besoin de, peux tu, pouvez vous, pourriez vous',
  because:
    'parce que, parce qu, car, puisque, vu que, pour que, pour qu, afin que, afin qu, étant donné que, depuis que, comme, maintenant que, à cause de, suite à, pour des raisons de',
};
