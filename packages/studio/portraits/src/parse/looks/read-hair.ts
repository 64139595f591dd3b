import { type Hair, hairFronts, hairTies } from '../../appearance/appearance.js';
import { hairColours as shades } from '../../appearance/colouring.js';
import { type Head, headOf, isNear } from '../heads.js';
import type { Found, Reading } from '../reading.js';
import { type HairSaid, known } from '../said.js';
import { clothesWords, garments, looksWords } from '../words/meanings.js';
import { phrase, words } from '../words/word-lists.js';

type Tie = Exclude<Hair['tie'], 'loose'>;

const streakWords = words('streakWords');
const mullets = words('mulletWords');
const thinWords = words('thinWords');
const shortCuts = phrase('shortCuts');
/** That hair is tied says nothing besides what it is tied to. */
const onlyTied = phrase('onlyTied');
/** A German "Zopf" that hair is tied to is a ponytail; one that nothing is said of is a plait. */
const tiedBack = phrase('tiedBack');
const plaits = ['box_braids', 'cornrows', 'braids', 'single_braid', 'pigtails'];
const isTie = (style: string): style is Tie => hairTies.some((kind) => kind === style);
const isFront = (style: string): style is Hair['front'] =>
  hairFronts.some((kind) => kind === style);
const stylesOf = (...kinds: readonly string[]) =>
  looksWords.styles.filter(([style]) => kinds.includes(style));

/** The colour of single strands, which is not the hair's. */
export function readStreaks(reading: Reading): string | undefined {
  const strands = reading.first(streakWords);
  if (strands === undefined) return undefined;
  const beside = reading
    .locate([...looksWords.hairOnlyColours, ...looksWords.hairColours])
    .find((word) => reading.areNear(word, strands, 1));
  if (beside !== undefined) reading.understand(beside);
  return beside?.value ?? shades.grey;
}

export function readHair(
  reading: Reading,
  heads: readonly Head[],
  ofThings: (word: Found) => boolean,
): HairSaid {
  const topicOf = (word: Found) => headOf(reading, heads, word)?.value;
  const ofHair = (word: Found) =>
    ['hair', undefined].includes(topicOf(word)) && !isNear(reading, word, looksWords.parts);
  const length = lengthIn(reading, ofThings, (word) =>
    reading.said(word) === 'short' ? topicOf(word) === 'hair' : !ofThings(word) && ofHair(word),
  );
  const texture = reading
    .all(looksWords.textures, { fresh: false })
    .find((word) => reading.isAlone(word) || ofHair(word))?.value;
  // Drawn as hair to the shoulders.
  for (const mullet of reading.locate(mullets)) reading.tell(mullet);
  for (const style of reading.locate(looksWords.styles))
    if (isOfOther(reading, style)) reading.tell(style);
  // In the list's order: the narrower kind first.
  const styles = looksWords.styles
    .filter(([kind, pattern]) =>
      reading.all([[kind, pattern]], { fresh: false }).some((style) => !isOfOther(reading, style)),
    )
    .map(([kind]) => kind);
  const found = styles.find(isTie);
  if (found !== undefined) tellOtherTies(reading, found);
  const tie = found === 'single_braid' && tiedBack.test(reading.text) ? 'ponytail' : found;
  const front = styles.find(isFront);
  const isBald = length === 'bald' && front !== 'horseshoe';
  return known({
    texture,
    tie,
    ...(length === 'buzz' || length === 'shaved'
      ? { front: length, length: 'short' as const }
      : length === undefined || length === 'bald'
        ? front === 'crop' && tie === undefined && shortCuts.test(reading.text)
          ? { length: 'short' as const }
          : {}
        : { length }),
    ...(isBald ? { front: 'bald' as const } : front === undefined ? {} : { front }),
  });
}

/** Of several lengths the longest phrase says how long: "lunghi fino alle spalle". Others are left to other things. */
function lengthIn(
  reading: Reading,
  ofThings: (word: Found) => boolean,
  isOfHair: (word: Found) => boolean,
): (typeof looksWords.lengths)[number][0] | undefined {
  // "Rapada de un lado y el resto largo": shaved on one side only.
  const undercuts = reading.locate(stylesOf('crop'));
  const lengths = reading.all(looksWords.lengths, { fresh: false }).filter((word) => {
    const passes =
      !undercuts.some(({ start, end }) => start <= word.start && end > word.end) &&
      (['bald', 'shaved', 'buzz'].includes(word.value) || isOfHair(word));
    if (!passes && !ofThings(word)) reading.leave(word);
    return passes;
  });
  for (const word of lengths) reading.understand(word);
  return lengths.sort(
    (one, two) => two.end - two.start - (one.end - one.start) || one.start - two.start,
  )[0]?.value;
}

/** "Braids in a bun": the picture shows the bun. */
function tellOtherTies(reading: Reading, drawn: Tie): void {
  const ties = reading.locate(looksWords.styles).filter(({ value }) => isTie(value));
  const chosen = ties.filter(({ value }) => value === drawn);
  for (const other of ties) {
    const isAlike = plaits.includes(other.value) && plaits.includes(drawn);
    const isPart = chosen.some(({ start, end }) => start < other.end && other.start < end);
    const isLoose = drawn === 'box_braids' || drawn === 'locs';
    if (!isAlike && !isPart && (isLoose || !onlyTied.test(reading.said(other))))
      reading.tell(other);
  }
}

/** "Ärmel hochgesteckt" and "barbe tressée" are of sleeve and beard. */
function isOfOther(reading: Reading, style: Found): boolean {
  const inClause = (nouns: Parameters<Reading['locate']>[0]) =>
    reading.locate(nouns).some(({ clause }) => clause === style.clause);
  return (
    inClause([...clothesWords.sleeveNouns, ...looksWords.beardNouns]) &&
    !inClause(looksWords.hairNouns)
  );
}

/** Hair and beards are drawn full, but for those that recede or are sparse: "thin", "wispy" and "fi" are told. */
export function tellThinHair(reading: Reading): void {
  const receding = reading.locate(stylesOf('receding', 'thinning'));
  for (const thin of reading.locate(thinWords))
    if (
      isNear(reading, thin, [...looksWords.hairNouns, ...looksWords.facialHair], 1) &&
      !isNear(reading, thin, garments) &&
      !receding.some(({ start, end }) => start <= thin.start && end >= thin.end)
    )
      reading.tell(thin);
}
