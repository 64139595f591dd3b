import { listOf } from './words/lexicon.js';

const relatives = listOf('relatives');
const possessives = `(?:${listOf('possessives')})`;
const comparisons = listOf('comparisons');
const linked = listOf('linked');

/** The words of a comparison up to what joins the next trait. */
const rest = `(?: (?!(?:${listOf('joins')})(?![a-z]))[a-z0-9-]+){0,8}`;

const others = [
  // "Unlike her husband", up to the person.
  new RegExp(`(?<![a-z])(?:${comparisons}) (?:[a-z]+ ){0,3}?(?:${relatives})(?![a-z])`, 'gu'),
  // "Her brother, who has …" and "su marido lleva …", up to the end of the phrase.
  new RegExp(
    `(?<![a-z])(?:(?:holding|with|beside|next to|neben|avec|junto a|ao lado d[ao]|accanto a|al costat de) )?${possessives} (?:[a-z]+ )?(?:${relatives})(?: [a-z]+){0,2},? (?:${linked})(?![a-z])[^,;.()/]*`,
    'gu',
  ),
  // "Used to be blond", "früher rothaarig".
  new RegExp(
    `(?<![a-z])(?:${listOf('former')})(?: (?!(?:${listOf('now')})(?![a-z]))[^ ,;.()/]+)+`,
    'gu',
  ),
  new RegExp(
    `(?<=(?<![a-z])(?:${listOf('rather')}) (?:[a-z]+ ){1,2})(?:${listOf('ratherThan')}) [a-z]+`,
    'gu',
  ),
  // "Taller than her sister", "plus pâle que son frère", "blasser als sie"; not "older than 40".
  new RegExp(
    `(?<![a-z])(?:(?:${listOf('more')}) (?:[a-z]+ ){1,3}?(?:${listOf('than')})|[a-z]{3,}er (?:than|als))(?![a-z]| ?[0-9])${rest}`,
    'gu',
  ),
  new RegExp(
    `(?<![a-z])(?:(?:${listOf('more')}) (?:[a-z]+ ){1,2}(?:${listOf('thanItalian')})|(?:${listOf('asMuch')}) [a-z]+ (?:${listOf('as')})) (?:${possessives} |the |la |el |il |lo |l |die |der )?(?:${relatives}|me|you|ich|mich|moi|yo|eu|io|jo|zi[oa]|ti[oa]|onkel|tante|oncle|uncle|aunt)(?![a-z])`,
    'gu',
  ),
  // "The other one in red", "der andere mit Locken".
  /(?<![a-z])(?:the other (?:one|twin|boy|girl)|der andere|die andere|l autre|el otro|la otra|o outro|a outra|l altro|l altra|l altre) [^,;.()/]*/gu,
];

/** Where a text, in plain form, is about somebody else than the member it describes. */
export function otherPeople(text: string): { readonly start: number; readonly end: number }[] {
  return others
    .flatMap((pattern) =>
      [...text.matchAll(pattern)].map(({ index, 0: { length } }) => {
        return { start: index, end: index + length };
      }),
    )
    .sort((one, two) => one.start - two.start || two.end - one.end)
    .filter((one, index, all) => !all.slice(0, index).some((earlier) => earlier.end > one.start));
}
