import { showcaseLanguages } from '@groundwork/contract';
import { languages } from '@groundwork/words';
import { once } from '@groundwork/words/data';

const splits = once(() =>
  showcaseLanguages.flatMap((language) => {
    const { separable } = languages[language].edits;
    if (separable === undefined) return [];
    const [verbs, particles] = [separable.verbs.join('|'), separable.particles.join('|')];
    const object = `(?!(?:${particles}) )(?:[\\p{L}\\p{N}'’-]+ +){0,3}?[\\p{L}\\p{N}'’-]+`;
    return [
      new RegExp(
        `(?<![\\p{L}\\p{N}])(?<verb>${verbs}) +(?<object>${object}) +(?<particle>${particles})(?= *(?:$|[.,;!?\\n]|and |und |please|pls|again|bitte|of the |from |from$))`,
        'giu',
      ),
    ];
  }),
);

/** "Will nicht, dass …", "prefiere, que …": the comma parts no wishes. */
const subordinate = / *,(?= *(?:dass|daß|que|che|that)(?![\p{L}]))/giu;

/** A "drop shadow" drops nothing. */
const dropShadow = /drop[ -](?=shadows?\b)/giu;

/** Moves the particle of a verb next to it: "take the price off" becomes "take off the price". */
export function withJoinedVerbs(prompt: string): string {
  return splits().reduce(
    (text, split) => text.replace(split, '$<verb> $<particle> $<object>'),
    prompt.replace(subordinate, '').replace(dropShadow, 'drop'),
  );
}
