import type { FactSentences } from '../property.js';

export const frenchFacts: FactSentences = {
  opening: [
    '{subject}',
    '{subject}\u00a0: un premier regard',
    '{subject}\u00a0: entrez, faisons le tour',
    '{subject}\u00a0: prenez un moment pour en faire le tour',
    'Nous y voilà\u00a0: {subject}',
    'Une première visite\u00a0: {subject}',
    "Jetons ensemble un premier coup d'œil\u00a0: {subject}",
    'Prenez un moment avec nous, car voici ce que nous allons voir\u00a0: {subject}',
  ],
  openingTour: [
    '{subject}\u00a0: nous allons tout découvrir ensemble, image après image',
    "{subject}\u00a0: suivez-nous, nous regardons tout, une image après l'autre",
  ],
  openingPlace: [
    "{place}, c'est ici que commence la visite",
    "{place}, c'est ici que commence notre visite, avec un premier regard",
    'Notre visite commence ici\u00a0: {place}',
    "Avant toute chose, voici l'endroit que nous allons parcourir\u00a0: {place}",
  ],
  bedrooms: { one: 'une chambre', two: 'deux chambres', many: '{number} chambres' },
  bathrooms: {
    one: 'une salle de bains',
    two: 'deux salles de bains',
    many: '{number} salles de bains',
  },
  parking: {
    one: 'une place de parking',
    two: 'deux places de parking',
    many: '{number} places de parking',
  },
  numbers: ['trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', 'douze'],
  rooms: [
    'On y trouve {rooms}',
    'Au total, vous avez {rooms}',
    'Le logement compte {rooms}',
    'Pour vivre, vous avez {rooms}',
    'Ici, vous trouverez {rooms}',
  ],
  manyRooms: [
    "On compte ici {rooms}, à vous de voir qui s'installe où",
    'Chacun aura sa place, avec {rooms} en tout',
    "Il y a de quoi s'organiser, avec {rooms} à répartir selon vos envies",
  ],
  roomsAndSize: [
    'Vous disposez de {size}, avec {rooms}',
    'Le logement fait {size}, avec {rooms}',
    'Il y a {size} en tout, avec {rooms}',
  ],
  size: [
    'En tout, la surface est de {size}',
    'Vous avez {size} à aménager à votre goût',
    'Sur le papier, cela fait {size}, et une visite montre ce que cela veut dire',
    "Cela fait {size} en tout, à vous d'imaginer comment occuper l'espace",
  ],
  sizeInWords: [
    'Côté surface\u00a0: {size}',
    'Un mot sur la surface\u00a0: {size}',
    "Pour ce qui est de la surface, voici ce qu'il faut savoir\u00a0: {size}",
  ],
  parkingAlone: [
    'Et quand vous rentrez en voiture, vous savez où vous garer, avec {rooms}',
    'Plus besoin de tourner pour se garer, avec {rooms}',
    'Pour votre voiture, ou pour celle de vos invités\u00a0: {rooms}',
  ],
  place: [
    'Vous le trouverez ici\u00a0: {place}',
    'Et sur la carte, cherchez par ici\u00a0: {place}',
    "Quant à la situation, voici l'endroit à chercher sur la carte\u00a0: {place}",
  ],
  firstFeatures: [
    'Le bien offre {features}',
    'On y trouve {features}',
    'En vivant ici, vous auriez {features}',
    'Chaque jour, vous auriez {features}',
  ],
  features: [
    'On y trouve aussi {features}',
    'Vous aurez aussi {features}',
    'Le bien offre également {features}',
    'En vivant ici, vous auriez aussi {features}',
    "Et ce n'est pas tout, car vous aurez aussi {features}",
    'De plus, le bien comprend {features}',
  ],
  unseenFeatures: [
    'Cette image ne le montre peut-être pas, mais vous aurez {features}',
    'Une image ne montre pas tout, alors précisons-le, il y a {features}',
    'Les images ne disent peut-être pas que vous aurez {features}',
  ],
  otherFeatures: [
    'À noter aussi\u00a0: {features}',
    "Et ce n'est pas tout\u00a0: {features}",
    'Bon à savoir également\u00a0: {features}',
    'Notez aussi ceci\u00a0: {features}',
    'Avant de continuer, un autre point\u00a0: {features}',
    "L'annonce précise aussi\u00a0: {features}",
  ],
  price: [
    'Le prix est de {price}',
    'Venons-en au prix, qui est de {price} pour tout ce que vous avez vu',
    'Vous avez vu presque toutes les images, voici donc le prix\u00a0: {price}',
    'Et combien cela coûte-t-il\u00a0? Le prix est de {price}',
  ],
  priceInWords: [
    'Côté prix\u00a0: {price}',
    'Vous avez vu presque toutes les images, un mot donc sur le prix\u00a0: {price}',
    "Et pour ce qui est du prix, voici ce qu'il en est\u00a0: {price}",
  ],
  contact: [
    'Pour nous joindre\u00a0: {contact}',
    "Pour convenir d'une visite\u00a0: {contact}",
    'Si vous souhaitez le voir de vos propres yeux\u00a0: {contact}',
    "Une question, ou l'envie de visiter\u00a0? Voici comment nous joindre\u00a0: {contact}",
    'Le mieux est encore de venir voir sur place, alors contactez-nous\u00a0: {contact}',
  ],
  priceAndContact: [
    'Le prix est de {price}, et pour visiter, contactez-nous\u00a0: {contact}',
    'Il est proposé à {price}, et pour visiter, voici comment nous joindre\u00a0: {contact}',
  ],
};
