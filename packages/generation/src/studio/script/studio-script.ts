import type { VoiceLanguage } from '@groundwork/contract';
import type { ScriptPort, ScriptScene } from '../../ports.js';
import { scriptLanguage } from '../language.js';
import { type SeededRandom, seededRandom } from '../seeded-random.js';
import {
  type Candidate,
  markedCandidates,
  proposalCandidates,
  suppliedCandidates,
  terrainCandidates,
} from './candidates.js';
import { catalan } from './copy/catalan.js';
import type { Copy } from './copy/copy.js';
import { english } from './copy/english.js';
import { french } from './copy/french.js';
import { german } from './copy/german.js';
import { italian } from './copy/italian.js';
import { portuguese } from './copy/portuguese.js';
import { spanish } from './copy/spanish.js';
import { divideScript } from './divide.js';
import { themeOf } from './themes.js';

const copies: Readonly<Record<VoiceLanguage, Copy>> = {
  en: english,
  es: spanish,
  pt: portuguese,
  de: german,
  fr: french,
  it: italian,
  ca: catalan,
};

/** Characters a sentence may have, and those at which it is comfortable for a scene of some six seconds. */
const LENGTH = { least: 60, most: 90, comfortable: [65, 85] } as const;

type WriteInput = Parameters<ScriptPort['write']>[0];

function candidatesFor(
  scene: ScriptScene,
  index: number,
  input: WriteInput,
  copy: Copy,
): Candidate[] {
  const { scenes, plot } = input;
  const place = index === 0 ? 'first' : index === scenes.length - 1 ? 'last' : 'middle';
  switch (scene.kind) {
    case 'terrain':
      return plot === null
        ? suppliedCandidates('first', null, copy)
        : terrainCandidates(plot, copy);
    case 'marked':
      return markedCandidates(plot, copy);
    case 'proposal': {
      const first = scenes.findIndex((other) => other.kind === 'proposal') === index;
      return proposalCandidates(scene.brief, first, copy);
    }
    case 'supplied':
      return suppliedCandidates(place, themeOf(scene.prompt), copy);
  }
}

function distanceFrom(text: string, [low, high]: readonly [number, number]): number {
  return Math.max(0, low - text.length, text.length - high);
}

/** Keeps those with the least of a measure. */
function least<Item>(items: readonly Item[], measure: (item: Item) => number): Item[] {
  const best = items.reduce((low, item) => Math.min(low, measure(item)), Number.POSITIVE_INFINITY);
  return items.filter((item) => measure(item) === best);
}

/** Those that name nearly as much as the one that names most. */
function mostTelling(candidates: readonly Candidate[]): Candidate[] {
  const most = candidates.reduce((high, { weight }) => Math.max(high, weight), 0);
  return candidates.filter(({ weight }) => weight >= most * 0.7);
}

/** Frames already used last, then one frame by chance, then its most telling sentence of a good length. */
function choose(
  candidates: readonly Candidate[],
  used: ReadonlyMap<string, number>,
  random: SeededRandom,
): Candidate {
  const fresh = candidates.filter(({ text }) => !used.has(text));
  const fitting = least(fresh, ({ text }) => distanceFrom(text, [LENGTH.least, LENGTH.most]));
  const unworn = least(fitting, ({ frame }) => used.get(frame) ?? 0);
  const good = least(unworn, ({ text }) => (distanceFrom(text, LENGTH.comfortable) > 0 ? 1 : 0));
  const telling = mostTelling(good);
  const frames = [...new Set(telling.map(({ frame }) => frame))];
  const frame = frames[random.below(frames.length)];
  const inFrame = telling.filter((candidate) => candidate.frame === frame);
  const chosen = inFrame[random.below(inFrame.length)];
  if (chosen === undefined) throw new RangeError('more scenes of one kind than sentences for it');
  return chosen;
}

/** Writes land films from sentences prepared in seven languages; any other language gets English. */
export class StudioScript implements ScriptPort {
  async write(input: WriteInput): Promise<readonly string[]> {
    input.signal.throwIfAborted();
    const copy = copies[scriptLanguage(input.language)];
    const random = seededRandom(input.seed, 'script');
    /** How often a frame was used; a text is used once. */
    const used = new Map<string, number>();
    return input.scenes.map((scene, index) => {
      const { text, frame } = choose(candidatesFor(scene, index, input, copy), used, random);
      used.set(text, 1);
      used.set(frame, (used.get(frame) ?? 0) + 1);
      return text;
    });
  }

  divide(input: Parameters<ScriptPort['divide']>[0]): readonly string[] {
    return divideScript(input.script, input.scenes);
  }
}
