import { voiceLanguages } from '@groundwork/contract';
import { terrainNames, terrainViews } from '@groundwork/imaging';
import { describe, expect, it } from '@jest/globals';
import type { PlotReading, ScriptScene } from '../../ports.js';
import { seededRandom } from '../seeded-random.js';
import { visibleParts } from './proposal-phrases.js';
import { scriptLanguages } from './script-languages.js';
import { StudioScript } from './studio-script.js';
import { mistakes } from './testing/grammar-rules.js';
import { banned, invitation, kinds, parts, pool, water } from './testing/heard-words.js';
import { briefBy, filmsOf, noShares, plain, plotOf } from './testing/sample-films.js';

const seeds = Array.from({ length: 61 }, (_, seed) => seed);
const script = new StudioScript();
const { signal } = new AbortController();

const write = (
  scenes: readonly ScriptScene[],
  plot: PlotReading | null,
  language: string,
  seed: number,
) => script.write({ scenes, plot, language, seed, signal });

const opening = (sentence: string) =>
  sentence.toLowerCase().replace('¿', '').split(' ', 2).join(' ');

describe.each(voiceLanguages)('a script in %s', (language) => {
  it('holds the rules of length, form and variety in every film', async () => {
    const lengths: number[] = [];
    for (const seed of seeds) {
      for (const { scenes, plot } of filmsOf(seed)) {
        const sentences = await write(scenes, plot, language, seed);
        expect(sentences).toHaveLength(scenes.length);
        for (const [index, sentence] of sentences.entries()) {
          const { length } = sentence;
          lengths.push(length);
          if (length < 60 || length > 90) throw new Error(`${length} characters: ${sentence}`);
          expect(sentence).toMatch(/^¿?\p{Lu}[^{}!:]*[^.\s](?:\.|\u00a0?\?)$/u);
          expect(sentence).not.toMatch(/\s\s|\s[.,]|,,|undefined/);
          if (scenes[index]?.kind !== 'supplied') expect(sentence).not.toMatch(/\d/);
          expect(sentence).not.toMatch(banned[language]);
          if (scenes[index]?.kind !== 'supplied') {
            expect(sentence).not.toMatch(mistakes[language]);
            expect(sentence).not.toMatch(/(?<!\p{L})(\p{L}+) \1(?![\p{L}-])/iu);
          }
        }
        expect(new Set(sentences).size).toBe(sentences.length);
        expect([...new Set(sentences.map(opening))]).toEqual(sentences.map(opening));
      }
    }
    const aimed = lengths.filter((length) => length >= 65 && length <= 85);
    expect(aimed.length / lengths.length).toBeGreaterThan(0.85);
  });

  it('names the kind of every proposal, and its pool when and only when there is one', async () => {
    for (const seed of seeds) {
      const random = seededRandom(seed, 'kinds');
      const briefs = Array.from({ length: 4 }, () => briefBy(random));
      const scenes = briefs.map((brief) => ({ kind: 'proposal' as const, brief }));
      const sentences = await write(scenes, null, language, seed);
      for (const [index, brief] of briefs.entries()) {
        // One home makes no row.
        const kind = brief.kind === 'row_houses' && brief.homes === 1 ? 'gabled_house' : brief.kind;
        expect(sentences[index]).toMatch(kinds[language][kind]);
        expect([sentences[index], pool[language].test(sentences[index] ?? '')]).toEqual([
          sentences[index],
          brief.pool,
        ]);
      }
    }
  });

  it('names only parts that a proposal has', async () => {
    for (const seed of seeds) {
      const random = seededRandom(seed, 'parts');
      const briefs = Array.from({ length: 4 }, () => briefBy(random));
      const scenes = briefs.map((brief) => ({ kind: 'proposal' as const, brief }));
      const sentences = await write(scenes, null, language, seed);
      for (const [index, brief] of briefs.entries()) {
        const visible = visibleParts(brief);
        const has = {
          terrace: visible.terrace !== null,
          balcony: visible.balcony,
          garage: visible.garage,
          garden: brief.planting === 'garden' || brief.planting === 'lush',
          fence: visible.fence !== null,
          drive: visible.drive !== null,
          brick: brief.wallMaterial === 'brick',
          slate: brief.roofMaterial === 'slate' && brief.roof !== 'flat',
        };
        for (const part of Object.keys(has) as (keyof typeof has)[]) {
          if (has[part]) continue;
          expect(sentences[index]).not.toMatch(parts[language][part]);
        }
      }
    }
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
        expect(sentences[1]).toMatch(invitation[language]);
      }
    }
  });

  it('ends no two sentences of a film in the same clause', async () => {
    const { pool: ends } = scriptLanguages[language].clauses;
    const brief = { ...plain, pool: true, terrace: 'stone', planting: 'garden' } as const;
    const scenes = Array.from({ length: 6 }, () => ({ kind: 'proposal' as const, brief }));
    let heard = 0;
    for (const seed of seeds) {
      const film = await write(scenes, null, language, seed);
      for (const end of ends) {
        const times = film.filter((sentence) => sentence.endsWith(`${end}.`)).length;
        expect(times).toBeLessThanOrEqual(1);
        heard += times;
      }
    }
    expect(heard).toBeGreaterThan(seeds.length / 4);
  });

  it('speaks of water at the plot only when it is seen', async () => {
    for (const terrain of terrainNames) {
      for (const view of terrainViews) {
        for (const seed of seeds.slice(0, 5)) {
          const shares = { ...noShares, sky: 0.3, vegetation: 0.2 };
          const dry = await write(
            [{ kind: 'terrain' }],
            plotOf({ terrain, view, shares }),
            language,
            seed,
          );
          expect(dry[0]).not.toMatch(water[language]);
          const wetShares = { ...noShares, water: 0.2 };
          const wet = await write(
            [{ kind: 'terrain' }],
            plotOf({ terrain, view, shares: wetShares }),
            language,
            seed,
          );
          expect(wet[0]).toMatch(water[language]);
        }
      }
    }
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
    expect(films.size).toBe(some.length);
  });

  it('does not describe land that was not read', async () => {
    const said = new Set<string>();
    for (const seed of seeds)
      said.add((await write([{ kind: 'terrain' }], null, language, seed))[0] ?? '');
    expect(said.size).toBeGreaterThan(1);
    for (const sentence of said) expect(sentence).not.toMatch(water[language]);
  });
});

describe('what a script says', () => {
  const english = (scenes: readonly ScriptScene[], plot: PlotReading | null, seed: number) =>
    write(scenes, plot, 'en', seed);

  it('tells the view the land was photographed from', async () => {
    const views = {
      eye_level: /Stand here|welcomes|first look|ground level|Step out|Arriving/,
      oblique: /air|above/i,
      straight_down: /straight|overhead|map/i,
    };
    for (const view of terrainViews) {
      for (const seed of seeds) {
        expect((await english([{ kind: 'terrain' }], plotOf({ view }), seed))[0]).toMatch(
          views[view],
        );
      }
    }
  });

  it('names trees, sky, roads and buildings only when they are seen', async () => {
    const bare = await Promise.all(
      seeds.map((seed) => english([{ kind: 'terrain' }], plotOf({}), seed)),
    );
    for (const [sentence] of bare) expect(sentence).not.toMatch(/trees|sky|road|lane|roofs/);
    const treed = plotOf({ shares: { ...noShares, vegetation: 0.3 } });
    for (const seed of seeds) {
      const [sentence] = await english([{ kind: 'terrain' }], treed, seed);
      expect(sentence).toMatch(/trees/);
      expect(sentence).not.toMatch(/sky|road|lane|roofs|mountain/);
    }
  });

  it('leaves out what the drawing of a kind does not show', async () => {
    const brief = {
      ...plain,
      kind: 'cabins',
      homes: 3,
      terrace: 'timber',
      garage: true,
      balcony: true,
    } as const;
    for (const seed of seeds) {
      const said = (await english(Array(4).fill({ kind: 'proposal', brief }), null, seed)).join(
        ' ',
      );
      expect(said).toMatch(/three cabins/);
      expect(said).not.toMatch(/terrace|garage|balcon/);
    }
  });

  it('tells over a film of one house all that matters of it', async () => {
    const brief = {
      ...plain,
      terrace: 'stone',
      planting: 'garden',
      pool: true,
      wallMaterial: 'brick',
    } as const;
    for (const seed of seeds) {
      const said = (await english(Array(6).fill({ kind: 'proposal', brief }), null, seed)).join(
        ' ',
      );
      for (const word of [/two-storey/, /gabled/, /brick/, /stone terrace/, /garden/, /pool/]) {
        expect(said).toMatch(word);
      }
    }
  });

  it('says how many buildings the picture shows when that is known', async () => {
    const scene = { kind: 'proposal', brief: plain, buildings: 4 } as const;
    for (const seed of seeds)
      expect((await english([scene], null, seed))[0]).toMatch(/group of four/);
  });

  it('speaks of one roof where there is one house, of several where there are more', async () => {
    const brief = { ...plain, kind: 'row_houses' } as const;
    const said = async (homes: number | null, buildings: number, seed: number) => {
      const scene = { kind: 'proposal', brief: { ...brief, homes }, buildings } as const;
      return (await english([scene, scene, scene], null, seed)).join(' ');
    };
    for (const seed of seeds.slice(0, 20)) {
      expect(await said(1, 1, seed)).not.toMatch(/ roofs|row of/);
      expect(await said(4, 1, seed)).not.toMatch(/ roof\b/);
      expect(await said(1, 3, seed)).toMatch(/group of three/);
    }
  });

  it('quotes a short, plain prompt as it is, and no other', async () => {
    const middle = async (prompt: string, seed: number) =>
      (
        await english(
          [{ kind: 'terrain' }, { kind: 'supplied', prompt }, { kind: 'marked' }],
          null,
          seed,
        )
      )[1];
    for (const seed of seeds) {
      expect(await middle(' Casa con  jardín. ', seed)).toContain('“Casa con jardín”');
      for (const prompt of [
        'Make it pop!!',
        'see https://x.example',
        'a'.repeat(90),
        '现代别墅和游泳池',
        'say “hi”',
        '',
      ]) {
        const said = await middle(prompt, seed);
        expect(said).not.toContain('“');
      }
    }
  });

  it('writes English for languages it has not', async () => {
    const scenes: ScriptScene[] = [{ kind: 'terrain' }, { kind: 'marked' }];
    expect(await write(scenes, null, 'nl', 5)).toEqual(await write(scenes, null, 'en', 5));
  });

  it('still writes when a film is longer than it has new words for', async () => {
    const scenes = Array.from({ length: 40 }, () => ({ kind: 'supplied' as const, prompt: null }));
    expect(await english(scenes, null, 1)).toHaveLength(40);
  });

  it('stops for a signal', async () => {
    const input = { scenes: [], plot: null, language: 'en', seed: 1, signal: AbortSignal.abort() };
    await expect(script.write(input)).rejects.toThrow();
  });
});
