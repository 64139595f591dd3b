import type { ShowcaseWords } from '../showcase.js';

export const portugueseShowcases: ShowcaseWords = {
  // The rules of Portugal, which say "0 vagas"; those of Brazil would say "0 vaga".
  locale: 'pt-PT',
  fixed: {
    price: 'Preço',
    size: 'Área',
    atAGlance: 'Em resumo',
    details: 'Detalhes',
    theProperty: 'O imóvel',
    featured: 'Imóvel em destaque',
    featuredShort: 'Destaque',
    discover: 'Descubra',
    gallery: 'Galeria',
    bookViewing: 'Agende sua visita',
    getInTouch: 'Entre em contato',
    askForDetails: 'Peça mais informações',
    masthead: 'Residências',
    portfolio: 'Portfólio',
    properties: 'Imóveis',
    issue: 'Edição',
    coverStory: 'Na capa',
    sample: 'AMOSTRA',
  },
  badges: {
    sold: 'Vendido',
    reserved: 'Reservado',
    reduced: 'Preço reduzido',
    open_house: 'Portas abertas',
    new: 'Novo',
  },
  bedrooms: { one: 'quarto', other: 'quartos', short: { one: 'qto.', other: 'qtos.' } },
  bathrooms: { one: 'banheiro', other: 'banheiros', short: { one: 'banh.', other: 'banh.' } },
  parking: { one: 'vaga', other: 'vagas', short: { one: 'vaga', other: 'vagas' } },
};
