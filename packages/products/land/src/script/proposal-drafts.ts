import { list } from '@groundwork/film-pipeline/script/listed';
import type { SeededRandom } from '@groundwork/imaging/seeded-random';
import type { ProposalBrief } from '@groundwork/massing';
import type { ScriptLanguage } from '@groundwork/words/script';
import { type Drafter, isQuestion, type Mentions, pick, sentence } from './draft.js';
import {
  clausePhrases,
  detailPhrases,
  type Fact,
  housePhrases,
  type Phrase,
  showsSeveral,
} from './proposal-phrases.js';

/** How much a listener misses something visible that is not mentioned. */
const WEIGHTS: Readonly<Record<Fact, number>> = {
  storeys: 3,
  roof: 3,
  walls: 3,
  pool: 5,
  terrace: 2.5,
  balcony: 1.5,
  garage: 1.5,
  planting: 2,
  trees: 0.7,
  drive: 1,
  fence: 1,
};
/** Weight of a feature that no proposal has mentioned yet; it falls with each mention. */
const FRESH = 2.4;
const STALE = 0.35;
/** Drafts that end in a clause of their own, and the extra weight of such an end, which adds warmth. */
const WITH_CLAUSE = 0.45;
const WARMTH = 7;
const MOST_DETAILS = 3;

function worth(tells: readonly Fact[], mentions: Mentions): number {
  return tells.reduce((sum, fact) => {
    const times = mentions.get(fact) ?? 0;
    return sum + WEIGHTS[fact] * (times === 0 ? FRESH : STALE ** times);
  }, 0);
}

/** Up to `count` phrases with different facts, the weighty ones more often. */
function draw(
  phrases: readonly Phrase[],
  count: number,
  without: readonly Fact[],
  mentions: Mentions,
  random: SeededRandom,
): Phrase[] {
  const chosen: Phrase[] = [];
  const known = new Set(without);
  const ranked = phrases
    .map((phrase) => ({
      phrase,
      rank: random.next() ** (1 / (0.2 + worth(phrase.tells, mentions))),
    }))
    .sort((a, b) => b.rank - a.rank);
  for (const { phrase } of ranked) {
    if (chosen.length === count) break;
    if (phrase.tells.some((fact) => known.has(fact))) continue;
    chosen.push(phrase);
    for (const fact of phrase.tells) known.add(fact);
  }
  return chosen;
}

/** Order of details: the house first, then its surroundings. */
const ORDER: readonly Fact[] = [
  'roof',
  'walls',
  'balcony',
  'garage',
  'terrace',
  'pool',
  'planting',
  'trees',
  'drive',
  'fence',
];

function inOrder(phrases: readonly Phrase[]): Phrase[] {
  const place = ({ tells: [first] }: Phrase) => (first === undefined ? 0 : ORDER.indexOf(first));
  return [...phrases].sort((a, b) => place(a) - place(b));
}

/** How a clause must not begin: with the word that the frame has before its list, "with a pool, with a garage". */
function repetitionOf(frame: string): string | null {
  const word = /(\p{L}+) \{with\}/u.exec(frame)?.[1];
  return word === undefined ? null : `, ${word} `;
}

export interface ProposalScene {
  readonly brief: ProposalBrief;
  /** Number of buildings in the picture; null if unknown. */
  readonly buildings: number | null;
  readonly frames: readonly string[];
}

/** Sentences for a proposal. A requested pool is always named. */
export function proposalDrafter(
  { brief, buildings, frames }: ProposalScene,
  language: ScriptLanguage,
): Drafter {
  const houses = housePhrases(brief, buildings, language);
  const many = showsSeveral(brief, buildings);
  const details = detailPhrases(brief, many, language);
  const tellsPool = ({ tells }: Phrase) => tells.includes('pool');
  const pools = details.filter(tellsPool);
  const furtherDetails = details.filter((detail) => !tellsPool(detail));
  const clauses = clausePhrases(brief, many, language);
  const repetitions = new Map(frames.map((frame) => [frame, repetitionOf(frame)]));
  return (random, mentions) => {
    const frame = pick(frames, random);
    const house = pick(houses, random);
    if (frame === null || house === null) return null;
    const alone = !frame.includes('{with}');
    const clausal = alone || (!isQuestion(frame) && random.next() < WITH_CLAUSE);
    const repetition = repetitions.get(frame) ?? null;
    const isSuitable = (phrase: Phrase) =>
      (!alone || !brief.pool || tellsPool(phrase)) &&
      (repetition === null || !phrase.text.startsWith(repetition));
    const [clause] = clausal
      ? draw(clauses.filter(isSuitable), 1, house.tells, mentions, random)
      : [];
    const mentioned = [...house.tells, ...(clause?.tells ?? [])];
    const count = alone ? 0 : 1 + random.below(MOST_DETAILS);
    const pool =
      brief.pool && !mentioned.includes('pool') ? draw(pools, 1, mentioned, mentions, random) : [];
    const others = draw(furtherDetails, count - pool.length, mentioned, mentions, random);
    const chosen = alone ? [] : inOrder([...pool, ...others]);
    const tells = [...mentioned, ...chosen.flatMap((detail) => detail.tells)];
    if (alone ? clause === undefined : chosen.length === 0) return null;
    const withList = list(
      chosen.map(({ text }) => text),
      language,
    );
    const slots = { house: house.text, with: withList };
    return {
      frame,
      clause: clause?.text ?? '',
      text: sentence(`${frame}${clause?.text ?? ''}`, slots),
      tells,
      weight: worth(tells, mentions) + (clause === undefined ? 0 : WARMTH),
    };
  };
}
