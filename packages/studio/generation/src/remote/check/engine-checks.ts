import type { EngineCapability } from '@groundwork/contract';
import { decodeRaster, noPhotoMetadata, type Raster, resizeRaster } from '@groundwork/imaging';
import { samplePicture } from '@groundwork/sample-pictures';
import type { ReadPlot } from '../../ports.js';
import type { Generation } from '../engines.js';

/** The engines under check, with the sample inputs that they get. */
export interface CheckedEngines extends Generation {
  /** The same plot, photographed, and as the embedded engine reads it. */
  readonly photo: Raster;
  readonly plot: ReadPlot;
  readonly signal: AbortSignal;
}

/** One thing that products need of a capability. */
export interface EngineCheck {
  readonly capability: EngineCapability;
  readonly name: string;
  /** @returns the result in a few words @throws when it cannot be used */
  run(engines: CheckedEngines): Promise<string>;
}

const SEED = 7;
/** Large enough to be read and edited. */
const SIZE = [960, 640] as const;
const percent = (share: number) => `${Math.round(share * 100)} %`;

/** A plot of ours, so that a check needs no photo of anybody's. */
export async function samplePlot(): Promise<Raster> {
  return resizeRaster(await decodeRaster(await samplePicture('meadow-1')), ...SIZE);
}

const sitter = {
  member: { type: 'adult', role: 'mother', age: '35', physical: 'brown curly hair' },
  seed: SEED,
  familySeed: 'check',
} as const;

export const engineChecks: readonly EngineCheck[] = [
  {
    capability: 'vision',
    name: 'reads a plot',
    run: async ({ engine, photo, signal }) => {
      const { reading } = await engine.plot.read({
        ...{ photo, metadata: noPhotoMetadata, area: null, terrainHint: null, signal },
      });
      return `${reading.terrain.terrain}, ${reading.area.length} corners, ${percent(reading.areaConfidence)} sure`;
    },
  },
  {
    capability: 'vision',
    name: 'reads a photo',
    run: async ({ engine, photo, signal }) => {
      const { setting, seen, light } = await engine.photos.read({ photo, signal });
      return [setting, light, ...seen].join(', ');
    },
  },
  {
    capability: 'text',
    name: 'writes a script in English',
    run: async ({ engine, plot, signal }) => {
      const [first] = await engine.script.write({
        scenes: [{ kind: 'terrain' }, { kind: 'marked' }],
        ...{ plot: plot.reading, language: 'en', seed: SEED, signal },
      });
      return first ?? '';
    },
  },
  {
    capability: 'text',
    name: 'writes a script in Spanish',
    run: async ({ engine, signal }) => {
      const [first] = await engine.propertyScript.write({
        photos: [
          {
            ...{ setting: 'outside', seen: ['house'], claims: ['outside', 'house'] },
            ...{ light: 'bright', focus: { x: 0.5, y: 0.5 }, ground: null, kind: null, time: null },
          },
        ],
        property: { title: 'Villa Marina', location: 'Altea', bedrooms: 4 },
        ...{ people: [], language: 'es', seed: SEED, signal },
      });
      return first ?? '';
    },
  },
  {
    capability: 'text',
    name: 'understands an edit',
    run: ({ engine, signal }) =>
      engine.edits.clarify({
        prompt: 'drench it in late golden sunlight, and let the price shout',
        signal,
      }),
  },
  {
    capability: 'image',
    name: 'edits a photo within a mask',
    run: async ({ engine, photo, plot, signal }) => {
      const { summary, picture } = await engine.proposals.propose({
        ...{ photo, plot: plot.reading, occluders: plot.occluders, index: 0, count: 1 },
        ...{ prompt: null, style: null, exclude: null, terrainHint: null },
        ...{ language: 'en', seed: SEED, signal },
      });
      return `${summary}, ${picture.width}x${picture.height}`;
    },
  },
  {
    capability: 'image',
    name: 'makes a portrait',
    run: async ({ portraits, signal }) => {
      const { png } = await portraits.portray({ sitter, signal });
      return `${Math.round(png.length / 1000)} kB`;
    },
  },
  {
    capability: 'speech',
    name: 'speaks a sentence',
    run: async ({ engine, signal }) => {
      const text = 'Here the land lies open to the sun and waits for a house.';
      const speech = await engine.speech.speak({ text, language: 'en', voiceId: null, signal });
      return `${speech.seconds.toFixed(1)} s, ${speech.words.length} words timed`;
    },
  },
  {
    capability: 'video',
    name: 'makes a picture live',
    run: async ({ engine, photo, signal }) => {
      const clip = await engine.video?.animate({
        picture: photo,
        scene: { kind: 'terrain', shows: 'a meadow' },
        ...{ seconds: 4, seed: SEED, signal },
      });
      if (!clip) throw new Error('nothing was animated');
      return `${clip.seconds.toFixed(1)} s, ${clip.width}x${clip.height}`;
    },
  },
  {
    capability: 'presenter',
    name: 'films a presenter who speaks',
    run: async ({ engine, signal }) => {
      const text = 'Welcome, I am glad that you are here.';
      const speech = await engine.speech.speak({ text, language: 'en', voiceId: null, signal });
      const filmed = await engine.presenter.filmSpeeches({
        ...{ sitter, speeches: [speech], seed: SEED, signal },
      });
      const [clip] = filmed?.clips ?? [];
      if (clip === undefined) throw new Error('nothing was filmed');
      return `${clip.seconds.toFixed(1)} s for ${speech.seconds.toFixed(1)} s of voice`;
    },
  },
];
