import type { Reading } from '../reading.js';
import { phrase } from '../words/word-lists.js';

const numbers = 'zero one two three four five six seven eight nine ten eleven'.split(' ');
const inFigures = (number = '0') =>
  numbers.includes(number) ? numbers.indexOf(number) : Number(number);
const numberWords = numbers.slice(1).join('|');

/** Ways to write a height, each with how many metres its parts are. */
const ways: readonly (readonly [RegExp, (whole: string, part?: string) => number])[] = [
  [
    /(?<![0-9])([12])[.,](\d{2})(?![0-9])(?:\s?m(?:etros|etres|eters|eter|etri)?(?![a-z]))?/u,
    (m, cm) => Number(`${m}.${cm}`),
  ],
  [phrase('twoMetres'), () => 2],
  [/(?<![0-9])([12]) ?m ?(\d{2})(?![0-9])/u, (m, cm) => Number(`${m}.${cm}`)],
  [/(?<![0-9])(\d{2,3})\s?cm(?![a-z])/u, (cm) => Number(cm) / 100],
  [
    new RegExp(
      `(?<![0-9a-z])([3-6]|four|five|six)[ -]?(?:ft|feet|foot)(?:[ -]?(\\d{1,2}|${numberWords})(?![a-z0-9]))?`,
      'u',
    ),
    (feet, inches) => inFigures(feet) * 0.3048 + inFigures(inches) * 0.0254,
  ],
];

/** Metres, from "1.80 m", "1,80", "1m80", "two metres", "180 cm" or 5'11". */
export function readHeight(reading: Reading): number | undefined {
  for (const [pattern, metresOf] of ways) {
    const found = pattern.exec(reading.text);
    if (found === null) continue;
    reading.understand({ start: found.index, end: found.index + found[0].length });
    const metres = metresOf(found[1] ?? '', found[2]);
    return metres >= 0.6 && metres <= 2.1 ? metres : undefined;
  }
  return undefined;
}
