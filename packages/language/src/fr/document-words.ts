import type { DocumentWords } from '../edits.js';

export const frenchDocumentWords: DocumentWords = {
  change:
    'change, changer, changez, mets, mettre, mettez, modifie, modifier, corrige, corriger, ajuste, passe, passer, fais, remplace, actualise, augmente, baisse, corrigez, modifiez, ajustez, passez, actualisez, baissez, augmentez',
  new: 'nouveau, nouvelle, nouvel, maintenant, désormais',
  insteadOf: 'au lieu de, à la place de, pas, et pas, et non, plutôt que',
  title:
    'titre, intitulé, accroche, slogan, appelle le, appelle la, nomme le, nomme la, renomme le, renomme la, renomme, renommer, renommez le, change le nom',
  badge:
    'badge, badges, autocollant, étiquette, panneau, bandeau, bannière, tampon, pastille, ruban, macaron',
  sold: 'vendu, vendue',
  reserved: 'réservé, réservée, sous compromis',
  reduced: 'prix réduit, réduit, prix en baisse, baisse de prix, prix baissé, en baisse',
  openHouse: 'portes ouvertes, porte ouverte, journée portes ouvertes, open house',
  newlyListed: 'nouveau, nouvelle, nouveauté, nouveau bien',
  noLonger:
    'n est plus, plus, ne sont plus, finalement pas, tombé à l eau, est tombée à l eau, tombée à l eau, s est désisté',
  corner: 'coin, angle',
  is: 'est, est maintenant, est déjà, a été',
  write:
    'mettre, écris, écrire, écrivez, marque, marquer, marque le, affiche, afficher, inscris, inscrire, mets, dis, avec le texte, avec les mots, avec le mot, tamponne, indique, indiquer, signale, par dessus, en travers, dessus',
  add: 'colle, coller, ajoute, ajouter, ajoutez, insère, insérer, mets, place, construis, plante',
  swap: 'échange, échanger, échangez, intervertis, intervertir, permute, inverse, inverser',
  replace: 'remplace, remplacer, remplacez, substitue, change',
  mainPhoto:
    'photo principale, image principale, principale, grande photo, grande image, photo de couverture, couverture, en premier, en première, en première position, en tête, en avant',
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
  water: 'eau, mer, piscine',
  improved:
    'plus bleu, plus bleue, bleu, bleue, plus vert, plus verte, vert, verte, plus intense, intense, plus beau, plus frais, plus fraîche, plus vif, plus vive, turquoise, plus clair, plus claire, mieux, verdis, verdir, verdissez, reverdis, reverdir, bleuis',
  lessened:
    'moins bleu, moins bleue, moins vert, moins verte, moins intense, plus pâle, plus terne',
  takeBack:
    'annule, annuler, annulez, retire, retirer, défais, enlève, supprime, reviens, revenir, oublie, oublier, oubliez, jette, en arrière, revenez en arrière, retour, revenez, remets, remettez, reprends, restaure, restaurer, récupère, recule, reculer, reculez',
  asBefore:
    'comme c était avant, comme avant, comme auparavant, tel que c était avant, comme c était auparavant, version précédente, dernière version, version d avant, ancienne version, version antérieure',
  redo: 'rétablir, rétablis, refaire, refais, refais ce que j ai annulé, ce que j ai annulé',
  edit: 'modification, modifications, changement, changements, édition, éditions, étape, étapes, retouche, retouches, modif, modifs',
  object:
    'câble@, ligne@ électrique@, fil@, poubelle@, fleur@, plante@, nuage@, antenne@, grue, échafaudage, chien, chat, enfant@, cheminée, tapis, lampe@, lit, ombre@, reflet@, filigrane, vélo@, voisin@, haie, lumières, montagne@, feu, neige, véhicule@, personnes, poteau@',
  beside:
    'devant, derrière, à côté de, à côté du, près de, près du, sous, au dessus de, au dessus du',
  no: 'non, nan, hm, bof',
  when: 'ce matin, aujourd hui, hier, hier soir, cette semaine, enfin, ce soir, déjà',
  states:
    'il, elle, ils, elles, on, c est, c était, ce, ça, cela, parce que, car, puisque, comme, le client, la cliente, les clients, mon client, ma cliente, client, clients, acheteur, l acheteur, vendeur, le vendeur, propriétaire, le propriétaire, ce jour là, j ai, je, nous',
  tells:
    'est, sont, était, étaient, a, ont, avait, semble, paraît, fait, faisait, cache, il y a, il n y a, veut, peut, pouvait, avons, manque, voit, voit pas, lit, lit pas, gêne, gênent, dérange, me suis trompé, trompé',
  people:
    'client, clients, cliente, clientes, clientèle, acheteur, acheteurs, vendeur, vendeurs, investisseurs, téléphone, portable, écran',
  it: 'le, la, les, l, ça, cela',
  glue: 'remettez, remettre, on, peut, on peut, voir, la voir, le voir, même, même texte, la vente, vente, acheteur, comme, c était, il me faut, faut, en, scène, ai, besoin, ce, que, j ai, la, le, les, s il te plaît, s il vous plaît, merci, fais, je, fait, de, peux, tu, encore, mes, ma, pour, en fait, en réalité, en vérité, faux, fausse, correct, correcte, doit, être, c est, est, indique le, il y a, dessus, pourrait, mets le, en faire, fais en une, remets, désolé, désolée, pardon, oups, erreur, notre, part, faute, bonjour, mettre à jour, mets à jour, mettez à jour, on a, avons, baissé, augmenté, nous, notre côté, même, chose, de mettre, le mettre, il y',
  wrongly: 'de, des, c est pas, ce n est pas, c pas, c était, il y a marqué, c est marqué',
  nameIt:
    'appelle le, appelle la, appelez le, appelez la, nomme le, nomme la, nommez le, nommez la, renomme le, renomme la, renommez le, renommez la, renomme le bien, renommer en, renomme en, s appelle, il s appelle, elle s appelle, on l appelle, appelle ça, appelle le bien, appelle la maison',
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
};
