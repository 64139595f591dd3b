import { terrainViews } from '@groundwork/photo-reading/terrain-reading';

import { describe, expect, it } from '@jest/globals';
import type { PlotReading, ScriptScene } from '../ports.js';
import { plain, plotOf } from './testing/sample-films.js';
import { script, seeds, write } from './testing/write-script.js';

describe('what a script says', () => {
  const english = (scenes: readonly ScriptScene[], plot: PlotReading | null, seed: number) =>
    write(scenes, plot, 'en', seed);

  it('tells no view that was only read', async () => {
    for (const view of terrainViews) {
      for (const seed of seeds) {
        const [sentence = ''] = await english([{ kind: 'terrain' }], plotOf({ view }), seed);
        expect(sentence).not.toMatch(/air|above|overhead|map|Stand here|Step out/i);
      }
    }
  });

  it('names trees only where some are seen', async () => {
    const said = async (trees: 'broadleaf' | null) => {
      const brief = { ...plain, planting: 'lush', trees } as const;
      const scenes = Array(6).fill({ kind: 'proposal', brief });
      return (await Promise.all(seeds.map((seed) => english(scenes, null, seed)))).flat().join(' ');
    };
    expect(await said('broadleaf')).toMatch(/trees/);
    expect(await said(null)).not.toMatch(/trees/);
  });

  it('names no walls that are hidden', async () => {
    const brief = { ...plain, wallMaterial: 'brick', terrace: 'stone', wallsHidden: true } as const;
    for (const seed of seeds) {
      const [said] = await english([{ kind: 'proposal', brief }], null, seed);
      expect(said).not.toMatch(/brick|walls/);
    }
  });

  it('tells over a film of one house all that matters of it', async () => {
    const brief = {
      ...plain,
      terrace: 'stone',
      pool: true,
      wallMaterial: 'brick',
    } as const;
    for (const seed of seeds) {
      const said = (await english(Array(6).fill({ kind: 'proposal', brief }), null, seed)).join(
        ' ',
      );
      for (const word of [/two-storey/, /gabled/, /brick/, /stone terrace/, /pool/]) {
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
    expect(await write(scenes, null, 'sv', 5)).toEqual(await write(scenes, null, 'en', 5));
  });

  it('is silent over pictures of which nothing is known, and invites at the end', async () => {
    const scenes = Array.from({ length: 40 }, () => ({ kind: 'supplied' as const, prompt: null }));
    const film = await english(scenes, null, 1);
    expect(film.slice(0, -1).join('')).toBe('');
    expect(film.at(-1)).toMatch(/plot|stand here/);
  });

  it('stops for a signal', async () => {
    const input = {
      scenes: [],
      plot: null,
      property: null,
      language: 'en',
      seed: 1,
      signal: AbortSignal.abort(),
    };
    await expect(script.write(input)).rejects.toThrow();
  });

  describe('with what the seller says', () => {
    const told = {
      ...{ title: 'Plot by the old mill', location: 'Altea', price: '€120,000', size: '0.625 ha' },
      ...{ features: ['Water and electricity connected'], contact: 'Ana, 600 100 200' },
    };
    const house = { kind: 'proposal', brief: plain } as const;
    const scenes: ScriptScene[] = [{ kind: 'terrain' }, { kind: 'marked' }, house];

    it.each(seeds.slice(0, 9))('says each fact once, in its place (%i)', async (seed) => {
      const [opening, marked, last] = await write(scenes, null, 'en', seed, told);
      expect(opening).toMatch(/Plot by the old mill, Altea.*water and electricity connected/i);
      expect(marked).toMatch(/0\.625 ha.*€120,000/);
      expect(last).toMatch(/Ana, 600 100 200/);
      const all = [opening, marked, last].join(' ');
      for (const fact of ['Altea', '0.625 ha', '€120,000', '600 100 200'])
        expect(all.split(fact)).toHaveLength(2);
    });

    it('takes the seller’s size for the measured one, and says neither twice', async () => {
      const plot = { ...plotOf({}, 'auto', ['plot_size']), givenAreaM2: 6300 };
      const [opening, marked] = await write(scenes, plot, 'en', 1, told);
      expect([opening, marked].join(' ')).not.toMatch(/6300|square metres/);
    });

    it('says size and price of the land where the marked area is ours, and of a sent outline', async () => {
      const found = await write(scenes, plotOf({}, 'auto', ['plot_size']), 'en', 1, told);
      expect(found[0]).toMatch(/old mill.*0\.625 ha.*€120,000/);
      expect(found[1]).toMatch(/house/);
      const [, outlined] = await write(scenes, plotOf({}, 'polygon'), 'en', 1, told);
      expect(outlined).toMatch(/0\.625 ha.*€120,000/);
    });

    it('says size and price with the name where no area is marked', async () => {
      const [first] = await write([{ kind: 'terrain' }], null, 'en', 1, told);
      expect(first).toMatch(/old mill.*0\.625 ha.*€120,000/);
    });
  });
});
