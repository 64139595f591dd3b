import { scriptLanguage } from '@groundwork/contract/catalogues/voices';
import { type SeededRandom, seededRandom } from '@groundwork/imaging/seeded-random';
import { languages } from '@groundwork/words';
import type { ScriptPort } from '../ports.js';
import type { Draft, Drafter } from './draft.js';
import type { Fact } from './proposal-phrases.js';
import { type ScenePlace, sceneDrafters } from './scene-drafts.js';

/** Characters of a sentence; within the aim it takes a scene of five or six seconds to say. */
const LENGTH = { least: 60, most: 90, aim: [65, 85] } as const;
/** Drafts before the best is chosen, and before a rule is dropped that none of them met. */
const DRAFTS = 48;
const BEYOND_AIM = 0.9;
/** Random bonus of a frame, so that the shortest does not always win, and of each of its sentences. */
const CHANCE = { frame: 7, text: 2 } as const;

/** Penalty for a sentence that begins with the same word as another. */
const SAME_WORD = 6;
/** Bonus for being this many characters longer or shorter than the sentence before: a film has a rhythm. */
const RHYTHM = { gain: 2, characters: 8 } as const;

/** The sentences of a film so far. */
class Script {
  private previous = 0;
  private readonly words = new Set<string>();
  private readonly texts = new Set<string>();
  private readonly openings = new Set<string>();
  private readonly clauses = new Set<string>();
  private readonly frames = new Set<string>();
  readonly mentions = new Map<Fact, number>();

  add({ text, frame, clause = '', tells }: Draft): void {
    this.texts.add(text);
    this.openings.add(opening(text));
    this.words.add(opening(text, 1));
    this.previous = text.length;
    this.frames.add(frame);
    if (clause !== '') this.clauses.add(clause);
    for (const fact of tells) this.mentions.set(fact, (this.mentions.get(fact) ?? 0) + 1);
  }

  isNew({ text }: Draft): boolean {
    return !this.texts.has(text) && !this.openings.has(opening(text));
  }

  isNewKind(draft: Draft): boolean {
    const { frame, clause = '' } = draft;
    return this.isNew(draft) && !this.frames.has(frame) && !this.clauses.has(clause);
  }

  /** How well a sentence follows those before it. */
  follows({ text }: Draft): number {
    const varied = Math.abs(text.length - this.previous) >= RHYTHM.characters;
    return (varied ? RHYTHM.gain : 0) - (this.words.has(opening(text, 1)) ? SAME_WORD : 0);
  }
}

const FIRST_WORDS = /([\p{L}\p{M}\p{N}'’]+)(?:[^\p{L}\p{M}\p{N}'’]+([\p{L}\p{M}\p{N}'’]+))?/u;

/** The first words in small letters; two must not be heard twice in a film. */
function opening(text: string, words: 1 | 2 = 2): string {
  const [, first = '', second = ''] = FIRST_WORDS.exec(text) ?? [];
  const heard = words === 1 || second === '' ? first : `${first} ${second}`;
  return heard.toLocaleLowerCase();
}

function fits({ text }: Draft): boolean {
  return text.length >= LENGTH.least && text.length <= LENGTH.most;
}

function merit({ text, weight }: Draft): number {
  const [low, high] = LENGTH.aim;
  return weight - BEYOND_AIM * Math.max(0, low - text.length, text.length - high);
}

function best(
  drafter: Drafter,
  allowed: (draft: Draft) => boolean,
  script: Script,
  random: SeededRandom,
): Draft | null {
  let found: Draft | null = null;
  let highest = Number.NEGATIVE_INFINITY;
  // Each text has one chance, however often it is made: where there are few, chance would not decide otherwise.
  const judged = new Set<string>();
  const favours = new Map<string, number>();
  for (let made = 0; made < DRAFTS; made++) {
    const draft = drafter(random, script.mentions);
    if (draft === null || judged.has(draft.text)) continue;
    judged.add(draft.text);
    if (!fits(draft) || !allowed(draft)) continue;
    const favour = favours.get(draft.frame) ?? CHANCE.frame * random.next();
    favours.set(draft.frame, favour);
    const value = merit(draft) + script.follows(draft) + favour + CHANCE.text * random.next();
    if (value <= highest) continue;
    highest = value;
    found = draft;
  }
  return found;
}

/** The rules are dropped in this order when a film is longer than a language's sentences allow. */
function choose(drafters: readonly Drafter[], script: Script, random: SeededRandom): Draft {
  const rules = [
    (draft: Draft) => script.isNewKind(draft),
    (draft: Draft) => script.isNew(draft),
    () => true,
  ];
  for (const allowed of rules) {
    for (const drafter of drafters) {
      const found = best(drafter, allowed, script, random);
      if (found !== null) return found;
    }
  }
  throw new RangeError('a scene has no sentence of a fitting length');
}

/** Writes a land film in our languages, and in English for any other. */
export class StudioScript implements ScriptPort {
  async write(input: Parameters<ScriptPort['write']>[0]): Promise<readonly string[]> {
    const { scenes, plot, seed, signal } = input;
    signal.throwIfAborted();
    const language = languages[scriptLanguage(input.language)].script;
    const random = seededRandom(seed, 'script');
    const script = new Script();
    const proposals = scenes.filter(({ kind }) => kind === 'proposal').length;
    let proposal = 0;
    return scenes.map((scene, index) => {
      const place: ScenePlace = {
        scene,
        plot,
        firstOfFilm: index === 0,
        lastOfFilm: index > 0 && index === scenes.length - 1,
        proposal: scene.kind === 'proposal' ? proposal++ : 0,
        proposals,
      };
      const draft = choose(sceneDrafters(place, language), script, random);
      script.add(draft);
      return draft.text;
    });
  }
}
