import { type Hair, hairFronts, hairTies } from '../appearance/appearance.js';
import { hairColours as shades } from '../appearance/colouring.js';
import { isBesidePart, nearestTopic, type Topic } from './part-of-body.js';
import type { Found, Reading } from './reading.js';
import { type HairSaid, known } from './said.js';
import { phrase } from './words/phrases.js';
import { clothesWords, looksWords, peopleWords } from './words/vocabulary.js';

/** The colour of single strands, which is not the hair's. */
export function readStreaks(reading: Reading): string | undefined {
  const strands = reading.first([[true, looksWords.streakWords]] as const);
  if (strands === undefined) return undefined;
  const beside = reading
    .locate([...looksWords.hairOnlyColours, ...looksWords.hairColourWords])
    .find((word) => word.clause === strands.clause && reading.gap(word, strands) <= 1);
  if (beside !== undefined) reading.understand(beside.start, beside.end);
  // Italian "ciocca rossa" is red, Catalan "blens rossos" blond.
  const isRed =
    beside !== undefined &&
    /^ross[ae]$/u.test(reading.text.slice(beside.start, beside.end)) &&
    /^ciocc/u.test(reading.text.slice(strands.start));
  return isRed ? shades.red : (beside?.value ?? shades.grey);
}

/** Words that pass; the others are left to be understood otherwise: "kurze Sporthose". */
function keptOf<T>(
  reading: Reading,
  words: readonly Found<T>[],
  passes: (word: Found<T>) => boolean,
  ofThings: (position: number) => boolean,
): Found<T>[] {
  const kept = words.filter((word) => passes(word));
  for (const word of words) if (!kept.includes(word) && !ofThings(word.start)) reading.leave(word);
  for (const { start, end } of kept) reading.understand(start, end);
  return kept;
}

const isTie = (style: string): style is Exclude<Hair['tie'], 'loose'> =>
  hairTies.some((kind) => kind === style);

const isFront = (style: string): style is Hair['front'] =>
  hairFronts.some((kind) => kind === style);

export function readHair(
  reading: Reading,
  nouns: readonly Found<Topic>[],
  ofThings: (position: number) => boolean,
): HairSaid {
  const aboutHair = (word: {
    readonly start: number;
    readonly end: number;
    readonly clause: number;
  }) => {
    const topic = nearestTopic(reading, nouns, word);
    return topic === 'hair' || topic === undefined;
  };
  // "Gewellt, kinnlang, blaue Augen": eyes and skin have no length.
  const lengthOfHair = (word: Parameters<typeof aboutHair>[0]) =>
    aboutHair(word) ||
    // "Rastes curtes, perilla".
    reading
      .locate(looksWords.hairStyleWords)
      .some((style) => style.clause === word.clause && reading.gap(style, word) === 0) ||
    (['eyes', 'skin'].includes(nearestTopic(reading, nouns, word) ?? '') &&
      !nouns.some(({ clause }) => clause === word.clause));
  const undercuts = reading.locate(looksWords.hairStyleWords.filter(([style]) => style === 'crop'));
  const lengths = keptOf(
    reading,
    reading.all(looksWords.hairLengthWords, { fresh: false }),
    (word) =>
      // "Rapada de un lado y el resto largo": shaved on one side only.
      !undercuts.some(({ start, end }) => start <= word.start && end > word.end) &&
      (['bald', 'shaved', 'buzz'].includes(word.value) ||
        // "Brincos compridos" are long earrings.
        (lengthOfHair(word) && !isBesidePart(reading, word) && !ofThings(word.start))),
    ofThings,
  );
  // In English a short person is not a person with short hair.
  const ofHair = lengths.filter(
    ({ start, end }) =>
      !(
        reading.text.slice(start, end) === 'short' &&
        nearestTopic(reading, nouns, { start, end, clause: reading.clauseOf(start) }) !== 'hair'
      ),
  );
  // "Lunghi fino alle spalle": the longer phrase says how long.
  const [longest] = [...ofHair].sort(
    (one, two) => two.end - two.start - (one.end - one.start) || one.start - two.start,
  );
  const length = longest?.value;
  const texture = reading.all(looksWords.hairTextureWords, { fresh: false }).find(
    (word) =>
      // "Cachinhos, olho azul": alone between commas it is hair.
      reading.isAlone(word, peopleWords.emptyWords) ||
      (aboutHair(word) && !isBesidePart(reading, word)),
  )?.value;
  // Drawn as hair to the shoulders.
  for (const mullet of reading.locate([[true, looksWords.mulletWords]])) reading.tell(mullet);
  // In the vocabulary's order: the narrower kind first.
  tellStylesOfOthers(reading);
  const styles = looksWords.hairStyleWords
    .filter(([kind, words]) =>
      reading.all([[kind, words]], { fresh: false }).some((style) => !isOfOther(reading, style)),
    )
    .map(([kind]) => kind);
  const found = styles.find(isTie);
  if (found !== undefined) tellOtherTies(reading, found);
  // A German "Zopf" that hair is tied to is a ponytail; one that nothing is said of is a plait.
  const tie =
    found === 'single_braid' && tiedBack.test(reading.text) ? ('ponytail' as const) : found;
  const front = styles.find(isFront);
  const isCutShort = front === 'crop' && tie === undefined && shortCuts.test(reading.text);
  return {
    ...(length === 'bald' && front !== 'horseshoe'
      ? { front: 'bald' as const }
      : length === 'buzz' || length === 'shaved'
        ? { front: length, length: 'short' as const }
        : length === undefined || length === 'bald'
          ? isCutShort
            ? { length: 'short' as const }
            : {}
          : { length }),
    ...known({ texture, tie }),
    ...(front === undefined || (length === 'bald' && front !== 'horseshoe') ? {} : { front }),
  };
}

/** "Braids in a bun": the picture shows the bun. */
function tellOtherTies(reading: Reading, drawn: Hair['tie']): void {
  const places = (kinds: (style: string) => boolean) =>
    reading.locate(looksWords.hairStyleWords.filter(([style]) => isTie(style) && kinds(style)));
  const chosen = places((style) => style === drawn);
  for (const other of places((style) => style !== drawn && !isAlike(style, drawn))) {
    const isPart = chosen.some(({ start, end }) => start < other.end && other.start < end);
    const isLoose = drawn === 'box_braids' || drawn === 'locs';
    if (!isPart && (isLoose || !onlyTied.test(reading.text.slice(other.start, other.end))))
      reading.tell(other);
  }
}

const shortCuts = phrase('shortCuts');

/** "Ärmel hochgesteckt" and "barbe tressée" are of sleeve and beard. */
function isOfOther(reading: Reading, style: Found<unknown>): boolean {
  const inClause = (words: RegExp) =>
    reading.locate([[true, words]]).some(({ clause }) => clause === style.clause);
  return (
    (inClause(clothesWords.sleeveNouns) || inClause(looksWords.beardNouns)) &&
    !inClause(looksWords.hairNouns)
  );
}

function tellStylesOfOthers(reading: Reading): void {
  for (const style of reading.locate(looksWords.hairStyleWords))
    if (isOfOther(reading, style)) reading.tell(style);
}

/** That hair is tied says nothing besides what it is tied to. */
const onlyTied = phrase('onlyTied');

const plaits = ['box_braids', 'cornrows', 'braids', 'single_braid', 'pigtails'];

function isAlike(one: string, other: string): boolean {
  return plaits.includes(one) && plaits.includes(other);
}

const tiedBack = /(?<![a-z])(?:zum|im|als|einem) zopf(?! geflochten)(?![a-z])/u;

/** Hair and beards are drawn full, but for those that recede or are sparse: "thin", "wispy" and "fi" are told. */
export function tellThinHair(reading: Reading): void {
  const nouns = reading.locate<unknown>([
    [true, looksWords.hairNouns],
    ...looksWords.facialHairWords,
  ]);
  const receding = reading.locate(
    looksWords.hairStyleWords.filter(([style]) => style === 'receding' || style === 'thinning'),
  );
  for (const thin of reading.locate([[true, looksWords.thinWords]]))
    if (
      nouns.some((noun) => noun.clause === thin.clause && reading.gap(noun, thin) <= 1) &&
      !reading
        .locate(clothesWords.garmentWords)
        .some((garment) => garment.clause === thin.clause && reading.gap(garment, thin) === 0) &&
      !receding.some(({ start, end }) => start <= thin.start && end >= thin.end)
    )
      reading.tell(thin);
}
