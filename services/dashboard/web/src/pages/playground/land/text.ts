import type { CameraAssumption, LandReading, LandView } from '@groundwork/contract';

type Plot = NonNullable<LandReading['plot']>;

const metres = (value: number) => `${Math.round(value)} m`;

const views: Readonly<Record<LandView, string>> = {
  eye_level: 'taken from the ground',
  oblique: 'taken from the air',
  straight_down: 'taken from straight above',
};

const assumptions: Readonly<Record<CameraAssumption, string>> = {
  height_m: 'the height of the camera',
  focal_mm_equivalent: 'its focal length',
  pitch_degrees: 'its tilt',
  roll_degrees: 'its roll',
};

/** The words of the land film's form. */
export const text = {
  photoTitle: 'Photo and plot',
  photo: 'Photo of the empty plot',
  filmTitle: 'Film',
  film: 'film',
  noPhoto: 'Choose a photo to see the price and plan before you pay.',
  create: 'Create film',
  createSample: 'Create sample film',

  drawing: {
    stage: 'The plot on the photo',
    photo: 'Start of the film',
    corner: (number: number, left: string, top: string) =>
      `Corner ${number}: ${left} from the left, ${top} from the top`,
    add: 'Add corner',
    undo: 'Undo',
    clear: 'Clear',
    none: 'Tap the corners of the plot in order, or skip this: we find the plot for 5 more credits.',
    missing: (corners: number) => `${corners} more ${corners === 1 ? 'corner' : 'corners'} to go.`,
    adjust:
      'Drag a corner to move it. To remove it, press and hold it, or press Delete. Tap an edge to add one.',
    crosses: 'The outline must not cross itself.',
    removed: (number: number, left: number) => `Corner ${number} removed, ${left} left`,
    corners: (count: number) => `${count} corners`,
    added: 'Corner added. Move it with the arrow keys, or remove it with Delete.',
  },

  reading: {
    busy: 'Reading the photo…',
    problem: (problem: string) => `We could not read the photo: ${problem} Draw the plot yourself.`,
    found: ({ area_m2, width_m, depth_m, distance_m }: Plot, view: LandView | null) =>
      `Found a plot of about ${Math.round(area_m2 / 10) * 10} m²: ${metres(width_m)} by ${metres(depth_m)}, ${metres(distance_m)} away${view === null ? '' : `, in a photo ${views[view]}`}. Drag its corners to adjust it.`,
    reset: 'Reset to this outline',
    assumed: (assumed: readonly CameraAssumption[]) =>
      `We assumed ${assumed.map((name) => assumptions[name]).join(', ')}, so sizes are estimates.`,
    explanation: 'See everything we found',
  },

  options: {
    format: 'Format',
    portrait: 'Portrait',
    portraitFor: '9:16, for phones',
    landscape: 'Landscape',
    landscapeFor: '16:9, for screens',
    houses: 'Houses',
    housesHint: 'Different proposals for the plot, 5 credits each.',
    build: 'What to build (optional)',
    buildHint: 'For example: white modern villa with a pool. Leave empty for a mix.',
    terrain: 'Terrain (optional)',
    terrainHint: 'For example: meadow, hillside, by the sea. Leave empty to detect it.',
    narration: 'Narration',
    narrationHint: 'A voice describes the plot.',
    captions: 'Captions',
    captionsHint: 'Show the spoken words on screen.',
    music: 'Music',
    musicHint: 'Background music under the narration.',
    track: 'Track',
    anyTrack: 'Automatic',
  },
} as const;
