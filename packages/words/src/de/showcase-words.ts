import type { ShowcaseWords } from '../showcase.js';

export const germanShowcases: ShowcaseWords = {
  locale: 'de',
  fixed: {
    price: 'Preis',
    size: 'Fläche',
    atAGlance: 'Auf einen Blick',
    details: 'Eckdaten',
    theProperty: 'Die Immobilie',
    featured: 'Immobilie im Fokus',
    featuredShort: 'Im Fokus',
    discover: 'Entdecken',
    gallery: 'Galerie',
    bookViewing: 'Besichtigung vereinbaren',
    getInTouch: 'Kontakt aufnehmen',
    askForDetails: 'Exposé anfordern',
    masthead: 'Residenzen',
    portfolio: 'Portfolio',
    properties: 'Immobilien',
    issue: 'Ausgabe',
    coverStory: 'Titelthema',
    sample: 'MUSTER',
  },
  badges: {
    sold: 'Verkauft',
    reserved: 'Reserviert',
    reduced: 'Reduziert',
    open_house: 'Offene Besichtigung',
    new: 'Neu',
  },
  bedrooms: {
    one: 'Schlafzimmer',
    other: 'Schlafzimmer',
    short: { one: 'Schlafz.', other: 'Schlafz.' },
  },
  bathrooms: { one: 'Bad', other: 'Bäder', short: { one: 'Bad', other: 'Bäder' } },
  parking: {
    one: 'Stellplatz',
    other: 'Stellplätze',
    short: { one: 'Stellpl.', other: 'Stellpl.' },
  },
};
