import type { ShowcaseWords } from '../showcase.js';

export const italianShowcases: ShowcaseWords = {
  locale: 'it',
  fixed: {
    price: 'Prezzo',
    size: 'Superficie',
    atAGlance: 'In sintesi',
    details: 'Dettagli',
    theProperty: 'L’immobile',
    featured: 'Immobile in evidenza',
    featuredShort: 'In evidenza',
    discover: 'Da scoprire',
    gallery: 'Galleria',
    bookViewing: 'Prenota una visita',
    getInTouch: 'Contattaci',
    askForDetails: 'Richiedi informazioni',
    masthead: 'Residenze',
    portfolio: 'Portfolio',
    properties: 'Immobili',
    issue: 'Numero',
    coverStory: 'In copertina',
    sample: 'FAC-SIMILE',
  },
  badges: {
    sold: 'Venduto',
    reserved: 'Riservato',
    reduced: 'Ribassato',
    open_house: 'Open house',
    new: 'Novità',
  },
  bedrooms: {
    one: 'camera da letto',
    other: 'camere da letto',
    short: { one: 'camera', other: 'camere' },
  },
  bathrooms: { one: 'bagno', other: 'bagni', short: { one: 'bagno', other: 'bagni' } },
  parking: { one: 'posto auto', other: 'posti auto', short: { one: 'p. auto', other: 'p. auto' } },
};
