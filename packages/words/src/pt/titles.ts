import type { Titles } from '../titles.js';

export const portugueseTitles: Titles = {
  chapters: {
    ...{ plot: 'O terreno', area: 'A área edificável', proposal: 'Proposta', scene: 'Cena' },
    ...{ house: 'A casa', pool: 'A piscina', garden: 'O jardim' },
    ...{ sea: 'O mar', window_front: 'As janelas', room: 'O interior' },
    opening: 'Um primeiro olhar',
    tour: 'A visita',
    location: 'A localização',
    figures: 'Divisões e área',
    features: 'Características',
    price: 'O preço',
    contact: 'Contacto',
    closing: 'Para terminar',
    outside: 'O exterior',
    rooms: 'As divisões',
    sleeping: 'Quartos e casas de banho',
    outdoors: 'Os espaços exteriores',
  },
  beforeAfter: { before: 'Antes', after: 'Depois' },
  disclosure: {
    visualisation: 'Visualização gerada por computador',
    staged: 'Encenação virtual',
    animated: 'Fotos animadas por computador',
    composed: 'Composição fotográfica digital',
    edited: 'Composição digital, editada',
  },
  greeting: (name) => `Olá, sou ${name}. Será um prazer mostrar-lhe esta casa.`,
};
