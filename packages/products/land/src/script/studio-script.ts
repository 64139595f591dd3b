import { scriptLanguage } from '@groundwork/contract/catalogues/voices';
import {
  factFrames,
  featureFrames,
  knownFacts,
  subjectOf,
} from '@groundwork/film-pipeline/script/known-facts';
import { list, Phrasing } from '@groundwork/film-pipeline/script/phrasing';
import { seededRandom } from '@groundwork/imaging/seeded-random';
import { measurePlot } from '@groundwork/photo-reading/plot/measure-plot';
import { languages } from '@groundwork/words';
import type { ScriptLanguage } from '@groundwork/words/script';
import type { PlotReading, ScriptPort, ScriptScene } from '../ports.js';
import { detailPhrases, type Fact, housePhrases, showsSeveral } from './proposal-phrases.js';

/** Square metres under which rounding leaves nothing. */
const LEAST_SPOKEN = 100;

/** Square metres as a listener can keep them in mind; null when the area was not measured. */
function measuredSize({ claims, area, camera }: PlotReading): string | null {
  const size = claims.includes('plot_size') ? measurePlot(camera, area) : null;
  if (size === null || size.areaM2 < LEAST_SPOKEN) return null;
  const step = size.areaM2 < 1000 ? 50 : 100;
  return String(Math.round(size.areaM2 / step) * step);
}

/**
 * A prompt that can be quoted as it is: a few words in Latin letters (a narrator of our languages can't read
 * others), without signs that would have to be spelled out or that would end the quotation.
 */
const QUOTABLE =
  /^(?=.{4,44}$)\p{Script=Latin}[\p{Script=Latin}\p{M}\d ,'’-]*[\p{Script=Latin}\d]$/u;

function quotable(prompt: string | null): string | null {
  const words = prompt?.trim().replace(/\s+/gu, ' ').replace(/\.$/u, '') ?? '';
  return QUOTABLE.test(words) && !/\d{5}/.test(words) ? words : null;
}

/** What a listener misses most if it is visible and not told comes first. */
const TOLD_FIRST: readonly Fact[] = [
  ...(['pool', 'walls', 'roof', 'terrace', 'garage'] as const),
  ...(['balcony', 'fence', 'trees'] as const),
];
/** Order within a sentence: the house first, then its surroundings. */
const ORDER: readonly Fact[] = [
  ...(['roof', 'walls', 'balcony', 'garage', 'terrace'] as const),
  ...(['pool', 'trees', 'fence'] as const),
];
const MOST_DETAILS = 3;
/** Characters of a house with its details: 14 words, as many as are understood at once. */
const MOST_SAID = 70;

/** The sentences of one film. */
class LandScript {
  readonly #told = new Map<Fact, number>();
  #proposals = 0;
  readonly #language: ScriptLanguage;
  readonly #phrasing: Phrasing;
  readonly #plot: PlotReading | null;

  constructor(language: ScriptLanguage, phrasing: Phrasing, plot: PlotReading | null) {
    this.#language = language;
    this.#phrasing = phrasing;
    this.#plot = plot;
  }

  /** What is surely known of a scene; empty where nothing is. A size of the seller's stands for a measured one. */
  sentenceOf(scene: ScriptScene, isSized: boolean): string {
    switch (scene.kind) {
      case 'terrain':
        return this.#terrain();
      case 'marked':
        return this.#marked(isSized);
      case 'proposal':
        return this.#proposal(scene);
      case 'supplied': {
        const prompt = quotable(scene.prompt);
        return prompt === null ? '' : this.#phrasing.say([this.#language.quoting], { prompt });
      }
    }
  }

  /** What a photo from the ground surely shows is what one sees from there. */
  #terrain(): string {
    const claims = this.#plot?.claims ?? [];
    const view = (['sea', 'water'] as const).find((one) => claims.includes(one));
    const isSeen = view !== undefined && claims.includes('eye_level');
    return isSeen ? this.#phrasing.say([this.#language.views[view]]) : '';
  }

  #marked(isSized: boolean): string {
    const { any, sized, given } = this.#language.marked;
    const plot = isSized ? null : this.#plot;
    if (plot?.givenAreaM2 !== undefined)
      return this.#phrasing.say(given, { size: `${Math.round(plot.givenAreaM2)}` });
    const size = plot === null ? null : measuredSize(plot);
    return size === null ? this.#phrasing.say(any) : this.#phrasing.say(sized, { size });
  }

  #proposal(scene: Extract<ScriptScene, { kind: 'proposal' }>): string {
    const { brief } = scene;
    const buildings = scene.buildings ?? null;
    const language = this.#language;
    const times = (fact: Fact) => this.#told.get(fact) ?? 0;
    const rank = ([fact = 'trees']: readonly Fact[]) =>
      (fact === 'pool' ? -1 : times(fact)) * TOLD_FIRST.length + TOLD_FIRST.indexOf(fact);
    const houses = housePhrases(brief, buildings, language);
    const house = houses[this.#proposals % houses.length] ?? houses[0];
    const details = detailPhrases(brief, showsSeveral(brief, buildings), language)
      .filter(
        ({ tells: [fact] }, at, all) => all.findIndex(({ tells }) => tells[0] === fact) === at,
      )
      .toSorted((a, b) => rank(a.tells) - rank(b.tells));
    const lengthOf = (count: number) =>
      details
        .slice(0, count)
        .reduce((sum, { text }) => sum + text.length + 2, house?.text.length ?? 0);
    let count = Math.min(MOST_DETAILS, details.length);
    while (count > 1 && lengthOf(count) > MOST_SAID) count -= 1;
    const chosen = details
      .slice(0, count)
      .toSorted(
        (a, b) => ORDER.indexOf(a.tells[0] ?? 'fence') - ORDER.indexOf(b.tells[0] ?? 'fence'),
      );
    for (const fact of [...(house?.tells ?? []), ...chosen.flatMap(({ tells }) => tells)])
      this.#told.set(fact, times(fact) + 1);
    const { proposals, later } = language;
    const frames = this.#proposals === 0 ? proposals : [...proposals, ...later];
    this.#proposals += 1;
    const words = chosen.map(({ text }) => text);
    return this.#phrasing.say(frames, { house: house?.text ?? '', with: list(words, language) });
  }
}

/** Features of a plot that are said; more would be a list. */
const MOST_FEATURES = 3;

/**
 * Writes a land film in our languages, and in English for any other: short sentences of what the seller says, what is
 * surely known and drawn, and an invitation at the end.
 */
export class StudioScript implements ScriptPort {
  async write(input: Parameters<ScriptPort['write']>[0]): Promise<readonly string[]> {
    const { scenes, plot, seed, signal } = input;
    signal.throwIfAborted();
    const code = scriptLanguage(input.language);
    const { script: language, property } = languages[code];
    const facts = knownFacts(input.property, code);
    const phrasing = new Phrasing(seededRandom(seed, 'script'));
    const script = new LandScript(language, phrasing, plot);
    const told = (kind: Parameters<typeof factFrames>[0], isKnown: boolean) => {
      const { frames, slots } = factFrames(kind, facts, property);
      return isKnown ? phrasing.say(frames, slots) : '';
    };
    const { subject, saysPlace } = subjectOf(facts);
    const features = featureFrames(facts.features.slice(0, MOST_FEATURES), property);
    // The seller's size and price are those of the plot: of its outline where one was sent, but of no area that we found
    // and no house that we propose.
    const isFound = plot?.areaSource === 'auto';
    const plotAt = isFound
      ? 0
      : Math.max(
          0,
          scenes.findIndex(({ kind }) => kind === 'marked'),
        );
    return scenes.map((scene, index) => {
      const isLast = index > 0 && index === scenes.length - 1;
      const isFirst = index === 0;
      const isPlot = index === plotAt;
      // A name or a size says more than "This is a plot" and "This line marks it".
      const isTold =
        (isFirst && subject !== null) || (isPlot && facts.size !== null && scene.kind === 'marked');
      const said = [
        isFirst ? told('opening', subject !== null) : '',
        isFirst ? told('place', !saysPlace) : '',
        isFirst && facts.features.length > 0 ? phrasing.say(features.frames, features.slots) : '',
        isTold ? '' : script.sentenceOf(scene, facts.size !== null),
        isPlot ? told('size', facts.size !== null) : '',
        isPlot ? told('price', facts.price !== null) : '',
        isLast ? told('contact', facts.contact !== null) : '',
        isLast ? phrasing.say(language.invitation) : '',
      ];
      return said.filter((text) => text !== '').join(' ');
    });
  }
}
