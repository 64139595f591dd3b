import type { ShowcaseWords } from '../showcase.js';

export const spanishShowcases: ShowcaseWords = {
  locale: 'es',
  fixed: {
    price: 'Precio',
    size: 'Superficie',
    atAGlance: 'De un vistazo',
    details: 'Características',
    theProperty: 'El inmueble',
    featured: 'Inmueble destacado',
    featuredShort: 'Destacado',
    discover: 'Descubra',
    gallery: 'Galería',
    bookViewing: 'Concierte su visita',
    getInTouch: 'Contacte con nosotros',
    askForDetails: 'Solicite información',
    masthead: 'Residencias',
    portfolio: 'Portafolio',
    properties: 'Inmuebles',
    issue: 'Edición',
    coverStory: 'En portada',
    sample: 'MUESTRA',
  },
  badges: {
    sold: 'Vendido',
    reserved: 'Reservado',
    reduced: 'Rebajado',
    open_house: 'Puertas abiertas',
    new: 'Nuevo',
  },
  bedrooms: { one: 'dormitorio', other: 'dormitorios', short: { one: 'dorm.', other: 'dorm.' } },
  bathrooms: { one: 'baño', other: 'baños', short: { one: 'baño', other: 'baños' } },
  parking: {
    one: 'plaza de aparcamiento',
    other: 'plazas de aparcamiento',
    short: { one: 'plaza', other: 'plazas' },
  },
};
