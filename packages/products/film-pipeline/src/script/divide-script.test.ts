import { type SeededRandom, seededRandom } from '@groundwork/imaging/seeded-random';
import { describe, expect, it } from '@jest/globals';
import { divideScript } from './divide-script.js';

const divide = (script: string, scenes: number, language = 'en') =>
  divideScript({ script, scenes, language });
const oneLine = (text: string) => text.trim().replace(/\s+/gu, ' ');
const together = (pieces: readonly string[]) => pieces.filter((piece) => piece !== '').join(' ');

const texts: readonly (readonly [language: string, script: string])[] = [
  [
    'en',
    'This is the plot. It lies by the road, with trees behind it! Who would build here? We would.',
  ],
  [
    'es',
    'El terreno está en la Av. Diagonal, junto al parque. ¿Y la casa? Tiene piscina y jardín; es luminosa.',
  ],
  [
    'de',
    'Das Grundstück hat ca. 800 Meter Tiefe, z. B. für ein Haus. Am 3. Mai war hier Schnee. Heute nicht.',
  ],
  [
    'fr',
    "Voici le terrain… Il est calme ; on y entend l'eau. « Quelle vue ! » dit-elle. Et voilà.",
  ],
  ['zh', '这是一块空地。周围有树木，还有一条小路。这里可以建一座房子！谁会住在这里？'],
  ['ar', 'هذه قطعة أرض فارغة. تحيط بها الأشجار، ويمر بها طريق. هل يمكن البناء هنا؟ نعم، يمكن ذلك.'],
  ['ja', 'ここは空き地です。木に囲まれています。家を建てられますか？はい。'],
  ['xx-not-a-tag', 'One. Two. Three.'],
];

function scriptBy(random: SeededRandom): string {
  const word = () =>
    random.pick([
      'plot',
      'house',
      'Av.',
      '3.',
      'z. B.',
      'and',
      '–',
      '1,500',
      '“so”',
      'Ñandú',
      'e.g.',
    ]);
  const end = () => random.pick(['. ', '.\n', '?  ', '! ', '.\n\n', ', ', '; ', ' ', '… ']);
  const parts = Array.from(
    { length: random.below(40) },
    () => Array.from({ length: 1 + random.below(8) }, word).join(' ') + end(),
  );
  return parts.join('');
}

describe('a script divided over scenes', () => {
  it('keeps every word in order, in as many pieces as there are scenes', () => {
    for (let seed = 0; seed < 300; seed++) {
      const random = seededRandom(seed, 'divide');
      const script = scriptBy(random);
      const scenes = 1 + random.below(10);
      const pieces = divide(script, scenes, random.pick(['en', 'de', 'es']));
      expect(pieces).toHaveLength(scenes);
      expect(together(pieces)).toBe(oneLine(script));
      for (const piece of pieces) expect(piece).toBe(oneLine(piece));
    }
  });

  it('does so in any script and language', () => {
    for (const [language, script] of texts) {
      for (let scenes = 1; scenes <= 10; scenes++) {
        const pieces = divide(script, scenes, language);
        expect(pieces).toHaveLength(scenes);
        expect(together(pieces).replace(/\s/gu, '')).toBe(script.replace(/\s/gu, ''));
        if (/\s/u.test(script.trim())) expect(together(pieces)).toBe(oneLine(script));
      }
    }
  });

  it('leaves pieces empty only at the end', () => {
    for (const [language, script] of texts) {
      const pieces = divide(script, 10, language);
      const empty = pieces.indexOf('');
      if (empty >= 0) expect(pieces.slice(empty).join('')).toBe('');
      expect(pieces[0]).not.toBe('');
    }
    expect(divide('  \n ', 3)).toEqual(['', '', '']);
  });

  it('cuts at the ends of sentences when there are enough', () => {
    expect(
      divide('One plot lies here. Two houses, both white, could stand. Three trees stay.', 3),
    ).toEqual(['One plot lies here.', 'Two houses, both white, could stand.', 'Three trees stay.']);
    expect(divide('这是一块空地。周围有树木。这里可以建房子！', 3, 'zh')).toEqual([
      '这是一块空地。',
      '周围有树木。',
      '这里可以建房子！',
    ]);
  });

  it.each([
    ['es', 'Está en la Av. Diagonal de Barcelona. Mide aprox. Mil metros. Es llano.', 3],
    [
      'de',
      'Es hat z. B. Bäume und ca. Tausend Blumen. Am 3. Mai blühen sie. Die Hauptstr. Nord ist nah.',
      3,
    ],
    [
      'en',
      'Mr. Smith lives on St. Mary Rd. North. It has e.g. Oaks. The U.S. Mail comes daily.',
      3,
    ],
    ['fr', 'Le terrain est bd. Voltaire. M. Dupont y vit. Il fait env. Mille pas.', 3],
  ])('ends no sentence at a short form (%s)', (language, script, sentences) => {
    const pieces = divide(script, 9, language);
    expect(pieces.filter((piece) => piece !== '')).toHaveLength(sentences);
    for (const piece of pieces) expect(piece).toMatch(/^$|\p{L}\.$/u);
  });

  it('takes a line for each scene when the lines are as many', () => {
    expect(divide('A long first line. With two sentences.\nSecond\n\nThird line', 3)).toEqual([
      'A long first line. With two sentences.',
      'Second',
      'Third line',
    ]);
  });

  it('ends a sentence with its paragraph', () => {
    expect(divide('The plot\n\nIt lies by the road. It is flat. It is dry.', 4)).toEqual([
      'The plot',
      'It lies by the road.',
      'It is flat.',
      'It is dry.',
    ]);
  });

  it('cuts long sentences at clauses when there are fewer than scenes', () => {
    const script =
      'The house stands at the upper end of the plot, and the garden runs down to the old road.';
    expect(divide(script, 2)).toEqual([
      'The house stands at the upper end of the plot,',
      'and the garden runs down to the old road.',
    ]);
    const joined =
      'Das Haus steht am oberen Ende des Grundstücks und der Garten reicht bis hinab zum Weg.';
    expect(divide(joined, 2, 'de')).toEqual([
      'Das Haus steht am oberen Ende des Grundstücks',
      'und der Garten reicht bis hinab zum Weg.',
    ]);
  });

  it('knows a conjunction only in its language', () => {
    const script =
      'The whole of the long low house stands on the upper side of the plot by the road.';
    expect(divide(script, 2)).toEqual([script, '']);
  });

  it('leaves short sentences and numbers whole', () => {
    expect(divide('A plot, a house, a tree.', 3)).toEqual(['A plot, a house, a tree.', '', '']);
    const number = 'The whole of the plot measures roughly 12,500 square metres from end to end.';
    expect(divide(number, 2)).toEqual([number, '']);
  });

  it('cuts into a quotation only when there are too few sentences', () => {
    const said = 'She said “Look at this. It is ours.” Then she smiled. We all did.';
    expect(divide(said, 3)).toEqual([
      'She said “Look at this. It is ours.”',
      'Then she smiled.',
      'We all did.',
    ]);
    expect(divide(said, 4)).toEqual([
      'She said “Look at this.',
      'It is ours.”',
      'Then she smiled.',
      'We all did.',
    ]);
    expect(divide('「ここは空き地。木がある。」彼は言った。家を建てる。', 2, 'ja')).toEqual([
      '「ここは空き地。木がある。」',
      '彼は言った。家を建てる。',
    ]);
  });

  it.each([
    ['en', 'It measures 1.5 ha. The price is $1,250.50 net. See www.example.com for more.', 3],
    ['de', 'Es hat 120,5 m². Baujahr ca. 1998. Der Preis liegt bei 450.000 €. Rufen Sie an.', 4],
    ['fr', 'Il mesure 1,5 ha. Le prix est de 1 250,50 € net. Appelez le 01.02.03.04.05.', 3],
    ['ar', 'هذه قطعة أرض. مساحتها 1.5 هكتار، ويمر بها طريق. هل نبني هنا؟', 3],
    ['zh', '面积1.5公顷。价格是1,250.50元。谁会住在这里？', 3],
  ])(
    'does not take a decimal point for the end of a sentence (%s)',
    (language, script, sentences) => {
      const pieces = divide(script, sentences, language);
      expect(pieces.filter((piece) => piece !== '')).toHaveLength(sentences);
      for (const piece of pieces) expect(piece).toMatch(/[.。?？؟]$/u);
      for (const piece of pieces) expect(piece).not.toMatch(/^\d/u);
    },
  );

  it('leaves one sentence without clauses in the first scene', () => {
    const script =
      'The house stands alone on a hill above the village near the old path to the mill.';
    expect(divide(script, 4)).toEqual([script, '', '', '']);
  });

  it('balances the pieces by length', () => {
    const sentences = Array.from(
      { length: 12 },
      (_, i) => `Sentence ${'x'.repeat(5 + i * 7)} ends.`,
    );
    const pieces = divide(sentences.join(' '), 4);
    const lengths = pieces.map((piece) => piece.length);
    expect(Math.max(...lengths) / Math.min(...lengths)).toBeLessThan(1.7);
  });

  it('divides a very long script', () => {
    const script = Array.from({ length: 5000 }, (_, i) => `This is sentence ${i}.`).join(' ');
    const pieces = divide(script, 8);
    expect(pieces.join(' ')).toBe(script);
    const lengths = pieces.map((piece) => piece.length);
    expect(Math.max(...lengths) / Math.min(...lengths)).toBeLessThan(1.1);
  });
});
