import { voiceLanguages } from '@groundwork/contract/catalogues/voices';
import { type LandClaim, landClaims } from '@groundwork/contract/land/reading';
import { seededRandom } from '@groundwork/imaging/seeded-random';
import { measurePlot } from '@groundwork/photo-reading/plot/measure-plot';
import { ofEachClass, terrainNames, terrainViews } from '@groundwork/photo-reading/terrain-reading';
import { languages } from '@groundwork/words';
import { reviewOf } from '@groundwork/words/testing/review';
import { describe, expect, it } from '@jest/globals';
import type { ScriptScene } from '../ports.js';
import { unclaimedWord } from './remote-script.js';
import { briefBy, filmsOf, plain, plotOf } from './testing/sample-films.js';
import { seeds, write } from './testing/write-script.js';

describe.each(voiceLanguages)('a script in %s', (language) => {
  const { banned, invitation, kinds, parts, pool } = reviewOf(language).land;
  const forbidden: readonly (readonly [fault: string, pattern: RegExp])[] = [
    ['spaces and commas', /\s\s|\s[.,]|,,|undefined/],
    ['a banned word', banned],
  ];
  /** A seller's own words may hold these. */
  const forbiddenInOwnWords: readonly (readonly [fault: string, pattern: RegExp])[] = [
    ['a figure', /\d/],
    ['grammar', reviewOf(language).grammar.mistakes],
    ['a word twice', /(?<!\p{L})(\p{L}+) \1(?![\p{L}-])/iu],
  ];

  /** Rules that a sentence breaks; hundreds of thousands are looked at, too many to assert each. */
  function faultsOf(sentence: string, supplied: boolean, sized: boolean): string[] {
    const own = forbiddenInOwnWords.filter(([fault]) => !sized || fault !== 'a figure');
    const patterns = supplied ? forbidden : [...forbidden, ...own];
    return [
      ...(sentence.length > 170 ? ['length'] : []),
      ...(/^[\p{Lu}\d][^{}!?:]*[^.\s]\.$/u.test(sentence) ? [] : ['form']),
      ...patterns.filter(([, pattern]) => pattern.test(sentence)).map(([fault]) => fault),
    ];
  }

  it('holds the rules of length and form in every film, and names of a photo no more than its claims', async () => {
    const lengths: number[] = [];
    const faults: string[] = [];
    for (const seed of seeds) {
      for (const { scenes, plot } of filmsOf(seed)) {
        const sentences = await write(scenes, plot, language, seed);
        expect(sentences).toHaveLength(scenes.length);
        for (const [index, sentence] of sentences.entries()) {
          const kind = scenes[index]?.kind;
          if (sentence === '' && (kind === 'supplied' || kind === 'terrain')) continue;
          lengths.push(sentence.split(' ').length);
          const sized = kind === 'marked' && plot?.claims.includes('plot_size') === true;
          const ofPhoto = kind === 'terrain' || kind === 'marked';
          const word = ofPhoto ? unclaimedWord(sentence, language, plot) : null;
          const invented = word === null ? [] : [`no claim of ${word}`];
          for (const fault of [...faultsOf(sentence, kind === 'supplied', sized), ...invented]) {
            faults.push(`${fault}: ${sentence}`);
          }
        }
      }
    }
    expect(faults).toEqual([]);
    const short = lengths.filter((words) => words <= 18);
    expect(short.length / lengths.length).toBeGreaterThan(0.85);
  });

  it('names the kind of every proposal, its pool when and only when there is one, and only parts that it has', async () => {
    const invented: string[] = [];
    for (const seed of seeds) {
      const random = seededRandom(seed, 'kinds');
      const briefs = Array.from({ length: 4 }, () => briefBy(random));
      const scenes = briefs.map((brief) => ({ kind: 'proposal' as const, brief }));
      const sentences = await write(scenes, null, language, seed);
      for (const [index, brief] of briefs.entries()) {
        // One home makes no row.
        const kind = brief.kind === 'row_houses' && brief.homes === 1 ? 'gabled_house' : brief.kind;
        expect(sentences[index]).toMatch(kinds[kind]);
        expect([sentences[index], pool.test(sentences[index] ?? '')]).toEqual([
          sentences[index],
          brief.pool,
        ]);
        const has = {
          terrace: brief.terrace !== 'none',
          balcony: brief.balcony,
          garage: brief.garage,
          garden: false,
          fence: brief.fence !== 'none',
          drive: brief.drive !== 'none',
          brick: brief.wallMaterial === 'brick',
          slate: brief.roofMaterial === 'slate' && brief.roof !== 'flat',
        };
        for (const part of Object.keys(has) as (keyof typeof has)[]) {
          if (!has[part] && parts[part].test(sentences[index] ?? '')) {
            invented.push(`${part}: ${sentences[index]}`);
          }
        }
      }
    }
    expect(invented).toEqual([]);
  });

  it('closes with an invitation', async () => {
    const last: ScriptScene[] = [
      { kind: 'proposal', brief: plain },
      { kind: 'supplied', prompt: 'a white house' },
      { kind: 'marked' },
      { kind: 'terrain' },
    ];
    for (const scene of last) {
      for (const seed of seeds.slice(0, 30)) {
        const sentences = await write([{ kind: 'terrain' }, scene], plotOf({}), language, seed);
        expect(sentences[1]).toMatch(invitation);
      }
    }
  });

  it('says six proposals of one kind in six ways', async () => {
    const brief = { ...plain, pool: true, terrace: 'stone', wallMaterial: 'brick' } as const;
    const scenes = Array.from({ length: 6 }, () => ({ kind: 'proposal' as const, brief }));
    for (const seed of seeds) {
      const film = await write(scenes, null, language, seed);
      expect(new Set(film).size).toBe(film.length);
    }
  });

  it('names nothing of a photo of which nothing is sure', async () => {
    const invented: string[] = [];
    const scenes = [{ kind: 'terrain' }, { kind: 'marked' }, { kind: 'terrain' }] as const;
    for (const terrain of terrainNames) {
      for (const view of terrainViews) {
        const shares = ofEachClass(() => 0.5);
        const unsure = plotOf({ terrain, view, shares });
        for (const seed of seeds.slice(0, 12)) {
          for (const plot of [unsure, null]) {
            for (const sentence of await write(scenes, plot, language, seed)) {
              const word = unclaimedWord(sentence, language, plot);
              if (word !== null) invented.push(`${word}: ${sentence}`);
            }
          }
        }
      }
    }
    expect(invented).toEqual([]);
  });

  it.each(['sea', 'water'] as const)(
    'names a view of %s where a photo from the ground surely shows it, and only there',
    async (view) => {
      const words = languages[language].script.views[view];
      const said = (claims: readonly LandClaim[]) =>
        write([{ kind: 'terrain' }, { kind: 'marked' }], plotOf({}, 'auto', claims), language, 1);
      const claims = ['water', view] as const;
      expect((await said([...claims, 'eye_level', 'grass', 'sky']))[0]).toBe(`${words}.`);
      expect((await said([...claims, 'view_from_above']))[0]).toBe('');
    },
  );

  it('says how large the marked area is only when that was measured', async () => {
    const read = plotOf({}, 'polygon');
    const camera = { ...read.camera, heightMetres: 8, pitchDegrees: -10 };
    const heard = async (claims: readonly LandClaim[], givenAreaM2?: number) => {
      const plot = { ...read, camera, claims, givenAreaM2 };
      const films = await Promise.all(
        seeds.map((seed) => write([{ kind: 'marked' }], plot, language, seed)),
      );
      return films.flat().filter((said) => /\d/.test(said));
    };
    expect(await heard([])).toEqual([]);
    const sized = await heard(['plot_size']);
    expect(sized).toHaveLength(seeds.length);
    const size = measurePlot(camera, read.area)?.areaM2 ?? 0;
    for (const said of sized) {
      const figure = Number(/\d+/.exec(said)?.[0]);
      expect(Math.abs(figure - size)).toBeLessThanOrEqual(50);
    }
    // What a customer gave is neither rounded nor said to be measured.
    const { given } = languages[language].script.marked;
    const exact = given.map((frame) => `${frame.replace('{size}', '873')}.`);
    for (const said of await heard(['plot_size'], 873)) expect(exact).toContain(said);
  });

  it('gives the same film for a seed and others for other seeds', async () => {
    const films = new Set<string>();
    const some = seeds.slice(0, 15);
    const [{ scenes, plot } = { scenes: [], plot: null }] = filmsOf(3);
    for (const seed of some) {
      const once = await write(scenes, plot, language, seed);
      expect(await write(scenes, plot, language, seed)).toEqual(once);
      films.add(once.join('\n'));
    }
    expect(films.size).toBeGreaterThan(some.length / 2);
  });

  it('does not describe land that was not read, nor what any plot shows', async () => {
    expect(await write([{ kind: 'terrain' }], null, language, 1)).toEqual(['']);
    const claims = landClaims.filter((claim) => claim !== 'sea' && claim !== 'water');
    const plot = plotOf({}, 'auto', claims);
    expect(await write([{ kind: 'terrain' }], plot, language, 1)).toEqual(['']);
  });
});
