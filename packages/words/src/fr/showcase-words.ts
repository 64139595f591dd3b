import type { ShowcaseWords } from '../showcase.js';

export const frenchShowcases: ShowcaseWords = {
  locale: 'fr',
  fixed: {
    price: 'Prix',
    size: 'Surface',
    atAGlance: 'En un coup d’œil',
    details: 'Détails',
    theProperty: 'Le bien',
    featured: 'Bien à la une',
    featuredShort: 'À la une',
    discover: 'À découvrir',
    gallery: 'Galerie',
    bookViewing: 'Réservez votre visite',
    getInTouch: 'Contactez-nous',
    askForDetails: 'Demandez le dossier',
    masthead: 'Résidences',
    portfolio: 'Portfolio',
    properties: 'Nos biens',
    issue: 'Numéro',
    coverStory: 'En couverture',
    sample: 'SPÉCIMEN',
  },
  badges: {
    sold: 'Vendu',
    reserved: 'Réservé',
    reduced: 'Prix en baisse',
    open_house: 'Portes ouvertes',
    new: 'Nouveau',
  },
  bedrooms: { one: 'chambre', other: 'chambres', short: { one: 'ch.', other: 'ch.' } },
  bathrooms: {
    one: 'salle de bains',
    other: 'salles de bains',
    short: { one: 'sdb', other: 'sdb' },
  },
  parking: {
    one: 'place de parking',
    other: 'places de parking',
    short: { one: 'parking', other: 'parkings' },
  },
};
