import { landOrderSchema } from '@groundwork/contract/land/land-readings';
import { describe, expect, it } from '@jest/globals';
import { judgeWords } from './choose-brief.js';

const judge = (prompts: string[], fields: object = {}) =>
  judgeWords(
    landOrderSchema.parse({
      ...{ source_image_url: 'https://example.com/plot.jpg', format: '16:9' },
      construction_prompts: prompts,
      ...fields,
    }),
  );

describe('a prompt', () => {
  it.each([
    ['en', 'a modern airport terminal'],
    ['en', 'hotel with 200 rooms'],
    ['en', 'no skyscraper'],
    ['en', 'no house'],
    ['en', 'a swimming pool and a garden'],
    ['en', 'a parking lot'],
    ['es', 'nada de casas'],
    ['de', 'ein Krankenhaus'],
    ['es', 'un rascacielos de cristal'],
    ['fr', 'un stade de football'],
    ['it', 'una chiesa moderna'],
    ['pt', 'um hotel com piscina'],
    ['nl', 'een ziekenhuis'],
    ['ca', 'un aeroport'],
  ])('in %s that names no building that we draw is refused: %s', (language, prompt) => {
    const { objections, unread_words } = judge(['a farmhouse', prompt], { language });
    expect(objections.map(({ code }) => code)).toEqual(['PROPOSAL_NOT_UNDERSTOOD']);
    expect(unread_words).toEqual([]);
    expect(objections[0]?.sentence).toMatch(/^construction_prompts\.1 names no building/);
  });

  it.each([
    ['en', 'a dream home with solar panels', ['dream', 'solar', 'panels']],
    ['en', 'white walls, a flat roof and a pool', []],
    ['de', 'ein Landhaus mit Kamin', ['Kamin']],
    ['fr', 'une villa avec un jacuzzi', ['jacuzzi']],
    ['pt', 'uma casa térrea com churrasqueira', ['churrasqueira']],
  ])(
    'in %s that says what to build is taken, and tells what is left out: %s',
    (language, prompt, unread) => {
      expect(judge([prompt], { language })).toEqual({ objections: [], unread_words: unread });
    },
  );

  it('is told with the words of the style, each once', () => {
    const { unread_words } = judge(['a house with a helipad'], { style: 'brutalist, helipad' });
    expect(unread_words).toEqual(['helipad', 'brutalist']);
  });
});
