import { parsePropertyFilm } from '@groundwork/contract/property-films/request';
import { describe, expect, it } from '@jest/globals';
import { withClosingCard } from './closing-card.js';

const closed = (body: object) =>
  withClosingCard(
    parsePropertyFilm('slideshow', { images: ['https://example.com/a.jpg'], ...body }),
  ).elements_config?.intro_outro;

describe('the card that closes a film', () => {
  it('says price, size and rooms in the language of the film, and whom to call as it was written', () => {
    const property = {
      ...{ title: 'Casa Blanca', location: 'Cascais', price: '1.250.000 €', size: '310 m²' },
      ...{
        bedrooms: 4,
        bathrooms: 1,
        parking: 2,
        features: ['Piscina'],
        contact: 'Ana Reis, +351 912 000 111 | ana@casas.pt',
      },
    };
    expect(closed({ property, language: 'de' })).toEqual({
      outro: {
        template_id: 'outro_contact',
        title: 'Casa Blanca',
        subtitle: 'Cascais · 1.250.000 €\n310 m², 4 Schlafzimmer, 1 Bad, 2 Stellplätze\nPiscina',
        agent_name: 'Ana Reis, +351 912 000 111 | ana@casas.pt',
      },
    });
  });

  it('names a price that is in words, and leaves no feature out', () => {
    const features = Array.from({ length: 12 }, (_, at) => `a feature of many words, number ${at}`);
    const property = { title: 'Haus am See', price: 'auf Anfrage', features };
    expect(closed({ property, language: 'de' })?.outro?.subtitle).toBe(
      `Preis: auf Anfrage\n${features.join(', ')}`,
    );
    const french = closed({ property: { title: 'Villa', price: 'sur demande' }, language: 'fr' });
    expect(french?.outro?.subtitle).toBe('Prix : sur demande');
  });

  it('leaves cards of the customer as they are', () => {
    const outro = { template_id: 'outro_minimal', title: 'Thank you' };
    const intro = { template_id: 'intro_minimal', title: 'Hello' };
    const property = { price: '1 €' };
    expect(closed({ property, elements_config: { intro_outro: { outro } } })).toEqual({ outro });
    expect(closed({ property, elements_config: { intro_outro: { intro } } })).toMatchObject({
      intro,
      outro: { title: '1 €' },
    });
  });

  it.each([
    ['nothing is known', {}],
    ['only a name is known', { property: { title: 'Casa Blanca', location: 'Cascais' } }],
  ])('is left out where %s', (_case, body) => {
    expect(closed(body)?.outro).toBeUndefined();
  });
});
