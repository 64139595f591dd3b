import { type Hair, hairFronts, hairTies } from '../appearance/appearance.js';
import { hairColours as shades } from '../appearance/colouring.js';
import { isBesidePart, nearestTopic, type Topic } from './part-of-body.js';
import type { Found, Reading } from './reading.js';
import type { HairSaid } from './said.js';
import { emptyWords } from './vocabulary/empty-words.js';
import {
  hairColourWords,
  hairLengthWords,
  hairOnlyColours,
  hairTextureWords,
} from './vocabulary/hair.js';
import { hairStyleWords, streakWords } from './vocabulary/hair-styles.js';

/** The colour of single strands, which is not the hair's. */
export function readStreaks(reading: Reading): string | undefined {
  const strands = reading.first([[true, streakWords]] as const);
  if (strands === undefined) return undefined;
  const beside = reading
    .locate([...hairOnlyColours, ...hairColourWords])
    .find((word) => word.clause === strands.clause && reading.gap(word, strands) <= 1);
  if (beside !== undefined) reading.understand(beside.start, beside.end);
  return beside?.value ?? shades.grey;
}

const isTie = (style: string): style is Exclude<Hair['tie'], 'loose'> =>
  hairTies.some((kind) => kind === style);

const isFront = (style: string): style is Exclude<Hair['front'], 'bald' | 'buzz'> =>
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
  const undercuts = reading.locate(hairStyleWords.filter(([style]) => style === 'crop'));
  const lengths = reading.all(hairLengthWords, { fresh: false }).filter(
    (word) =>
      // "Rapada de un lado y el resto largo": shaved on one side only.
      !undercuts.some(({ start, end }) => start <= word.start && end > word.end) &&
      (word.value === 'bald' ||
        word.value === 'buzz' ||
        // "Brincos compridos" are long earrings.
        (aboutHair(word) && !isBesidePart(reading, word) && !ofThings(word.start))),
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
  const length = [...ofHair].sort(
    (one, two) => two.end - two.start - (one.end - one.start) || one.start - two.start,
  )[0]?.value;
  const texture = reading.all(hairTextureWords, { fresh: false }).find(
    (word) =>
      // "Cachinhos, olho azul": alone between commas it is hair.
      reading.isAlone(word, emptyWords) || (aboutHair(word) && !isBesidePart(reading, word)),
  )?.value;
  // In the vocabulary's order: the narrower kind first.
  const styles = hairStyleWords
    .filter((one) => reading.first([one], { fresh: false }) !== undefined)
    .map(([kind]) => kind);
  const found = styles.find(isTie);
  // A German "Zopf" that hair is tied to is a ponytail; one that nothing is said of is a plait.
  const tie =
    found === 'single_braid' && tiedBack.test(reading.text) ? ('ponytail' as const) : found;
  const front = styles.find(isFront);
  return {
    ...(length === 'bald' && front !== 'horseshoe'
      ? { front: 'bald' as const }
      : length === 'buzz'
        ? { front: 'buzz' as const, length: 'short' as const }
        : length === undefined || length === 'bald'
          ? {}
          : { length }),
    ...(texture === undefined ? {} : { texture }),
    ...(tie === undefined ? {} : { tie }),
    ...(front === undefined || (length === 'bald' && front !== 'horseshoe') ? {} : { front }),
  };
}

const tiedBack = /(?<![a-z])(?:zum|im|als|einem) zopf(?! geflochten)(?![a-z])/u;
