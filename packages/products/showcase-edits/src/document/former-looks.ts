import { colorOf } from '@groundwork/contract';
import type { FoldedText } from './folded-text.js';
import { pattern } from './word-patterns.js';

/** Takes out the colour that another replaces: "a beige ground instead of the black one". */
export function takeFormerColor(folded: FoldedText): void {
  const found = pattern('<insteadOf>(?: +<article>)? +(?<color>[\\p{L}]+)').exec(folded.text);
  const name = found?.groups?.color;
  if (found === null || name === undefined || colorOf(name) === null) return;
  // Spanish "no tan grande" names no colour.
  if (pattern('<less>').test(found[0])) return;
  folded.takeBetween(found.index, found.index + found[0].length);
}

/** Takes out what a photo is to be no longer: "in colour instead of black and white". */
export function takeFormerMode(folded: FoldedText): void {
  for (const [wanted, former] of [
    ['<inColor>|<colorNoun>', '<monochrome>'],
    ['<monochrome>', '<inColor>'],
  ] as const) {
    const found = pattern(`<insteadOf>(?: +<article>| +<filler>)* +${former}`).exec(folded.text);
    if (found === null) continue;
    const [before, behind] = [
      folded.text.slice(0, found.index),
      folded.text.slice(found.index + found[0].length),
    ];
    if (!pattern(wanted).test(`${before} ${behind}`)) continue;
    folded.takeBetween(found.index, found.index + found[0].length);
  }
}
