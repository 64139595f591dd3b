import type { EngineCapability } from '@groundwork/contract/warnings';
import { type FamilyPorts, familyPorts } from '@groundwork/families';
import { embeddedFilmPorts } from '@groundwork/film-pipeline/film-ports';
import {
  decodeRaster,
  encodePng,
  noPhotoMetadata,
  type Raster,
  resizeRaster,
} from '@groundwork/imaging';
import { landPorts } from '@groundwork/land';
import type { LandPorts, ReadPlot } from '@groundwork/land/ports';
import { propertyPorts } from '@groundwork/property';
import type { PropertyPorts } from '@groundwork/property/open-ports';
import type { EngineEnvironment } from '@groundwork/providers/engine-environment';
import { openEngines } from '@groundwork/providers/open-engines';
import { samplePicture } from '@groundwork/sample-pictures';
import { showcasePorts } from '@groundwork/showcase/imager/open-ports';
import type { ShowcasePorts } from '@groundwork/showcase/imager/ports';
import { readEdits } from '@groundwork/showcase-edits';

/** The ports of all products. */
interface AllPorts {
  readonly land: LandPorts;
  readonly property: PropertyPorts;
  readonly showcase: ShowcasePorts;
  readonly families: FamilyPorts;
}

/** The engines of all products. @throws EnvironmentError */
export async function openAll(environment: EngineEnvironment & { readonly ESPEAK_PATH: string }) {
  const film = async () => embeddedFilmPorts(environment);
  const land = await openEngines(landPorts(film), environment);
  const property = await openEngines(propertyPorts(film), environment);
  const showcase = await openEngines(showcasePorts, environment);
  const families = await openEngines(familyPorts, environment);
  return {
    plot: async () => (await land.embedded()).plot,
    /** The ports for one check, and the calls that it makes. */
    forCheck: async (signal: AbortSignal) => {
      const [ofLand, ofProperty] = [
        await land.forTask({ signal }),
        await property.forTask({ signal }),
      ];
      const [ofShowcase, ofFamilies] = [
        await showcase.forTask({ signal }),
        await families.forTask({ signal }),
      ];
      const ports: AllPorts = {
        ...{ land: ofLand.ports, property: ofProperty.ports },
        ...{ showcase: ofShowcase.ports, families: ofFamilies.ports },
      };
      return {
        ports,
        calls: () => [ofLand, ofProperty, ofShowcase, ofFamilies].flatMap(({ calls }) => calls),
      };
    },
  };
}

/** The engines under check, with the sample inputs that they get. */
export interface CheckedEngines extends AllPorts {
  /** The same plot, photographed, and as the embedded engine reads it. */
  readonly photo: Raster;
  readonly plot: ReadPlot;
  readonly signal: AbortSignal;
}

/** One thing that products need of a capability. */
export interface EngineCheck {
  readonly capability: EngineCapability;
  readonly name: string;
  /** @returns the result in a few words, and its file where it is one @throws when it cannot be used */
  run(engines: CheckedEngines): Promise<{
    readonly detail: string;
    readonly made?: { readonly name: string; readonly bytes: Uint8Array };
  }>;
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
    run: async ({ land, photo, signal }) => {
      const { reading } = await land.plot.read({
        ...{ photo, metadata: noPhotoMetadata, area: null, terrainHint: null, signal },
      });
      const sure = percent(reading.areaConfidence);
      return { detail: `${reading.terrain.terrain}, ${reading.area.length} corners, ${sure} sure` };
    },
  },
  {
    capability: 'vision',
    name: 'reads a photo',
    run: async ({ property, photo, signal }) => {
      const { setting, claims } = await property.photos.read({ photo, signal });
      return { detail: [setting, ...claims].join(', ') };
    },
  },
  {
    capability: 'text',
    name: 'writes a script in English',
    run: async ({ land, plot, signal }) => {
      const [first] = await land.script.write({
        scenes: [{ kind: 'terrain' }, { kind: 'marked' }],
        ...{ plot: plot.reading, property: null, language: 'en', seed: SEED, signal },
      });
      return { detail: first ?? '' };
    },
  },
  {
    capability: 'text',
    name: 'writes a script in Spanish',
    run: async ({ property, signal }) => {
      const [first] = await property.script.write({
        photos: [
          {
            ...{ setting: 'outside', claims: ['outside', 'house'] },
            ...{ light: 'bright', focus: { x: 0.5, y: 0.5 }, ground: null, kind: null, time: null },
          },
        ],
        property: { title: 'Villa Marina', location: 'Altea', bedrooms: 4 },
        ...{ people: [], closes: false, language: 'es', seed: SEED, signal },
      });
      return { detail: first ?? '' };
    },
  },
  {
    capability: 'text',
    name: 'understands an edit',
    run: async ({ showcase }) => {
      const words = 'drench it in late golden sunlight, and let the price shout';
      const read = (await showcase.readEdit?.(words)) ?? undefined;
      const edit = { prompt: words, read, dominant_color: null, font: null, language: null };
      return { detail: readEdits([edit]).understood.join(', ') };
    },
  },
  {
    capability: 'image',
    name: 'edits a photo within a mask',
    run: async ({ land, photo, plot, signal }) => {
      const { summary, picture } = await land.proposals.propose({
        ...{ photo, plot: plot.reading, occluders: plot.occluders, index: 0, count: 1 },
        ...{ prompt: null, style: null, exclude: null, terrainHint: null },
        ...{ language: 'en', seed: SEED, signal },
      });
      const made = { name: 'proposal.png', bytes: await encodePng(picture) };
      return { detail: `${summary}, ${picture.width}x${picture.height}`, made };
    },
  },
  {
    capability: 'image',
    name: 'makes a portrait',
    run: async ({ families, signal }) => {
      const { png } = await families.portraits.portray({ sitter, signal });
      const made = { name: 'portrait.png', bytes: png };
      return { detail: `${Math.round(png.length / 1000)} kB`, made };
    },
  },
  {
    capability: 'speech',
    name: 'speaks a sentence',
    run: async ({ land, signal }) => {
      const text = 'Here the land lies open to the sun and waits for a house.';
      const speech = await land.speech.speak({ text, language: 'en', voiceId: null, signal });
      const made = { name: 'sentence.wav', bytes: speech.wav };
      return { detail: `${speech.seconds.toFixed(1)} s, ${speech.words.length} words timed`, made };
    },
  },
  {
    capability: 'video',
    name: 'makes a picture live',
    run: async ({ land, photo, signal }) => {
      const clip = await land.video?.animate({
        picture: photo,
        scene: { kind: 'terrain', shows: 'a meadow' },
        ...{ seconds: 4, seed: SEED, signal },
      });
      if (!clip) throw new Error('nothing was animated');
      const made = { name: 'clip.mp4', bytes: clip.file };
      return { detail: `${clip.seconds.toFixed(1)} s, ${clip.width}x${clip.height}`, made };
    },
  },
  {
    capability: 'presenter',
    name: 'films a presenter who speaks',
    run: async ({ property, signal }) => {
      const text = 'Welcome, I am glad that you are here.';
      const speech = await property.speech.speak({ text, language: 'en', voiceId: null, signal });
      const filmed = await property.presenter.filmSpeeches({
        ...{ sitter, speeches: [speech], seed: SEED, signal },
      });
      const [clip] = filmed?.clips ?? [];
      if (clip === undefined) throw new Error('nothing was filmed');
      const made = { name: 'presenter.mp4', bytes: clip.file };
      return { detail: `${clip.seconds.toFixed(1)} s for ${speech.seconds.toFixed(1)} s`, made };
    },
  },
];
