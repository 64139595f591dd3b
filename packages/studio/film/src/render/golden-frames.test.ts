import { describe, expect, it } from '@jest/globals';
import { goldenFilm, goldenFrames, goldenObjects, goldenScenes } from '../fixtures/golden-film.js';
import { goldenGrids } from '../fixtures/golden-grids.js';
import { sampleFrames } from '../fixtures/sample-frames.js';
import { frameGrid, gridDifference } from '../fixtures/sample-grid.js';
import type { StoryboardScene } from '../scene.js';
import type { Storyboard } from '../storyboard.js';
import { frameSize } from './frame-job.js';

/**
 * The difference that a grid of mean luma and chroma may have, in levels of 255: other versions of the libraries that decode
 * and letter round otherwise; anything that a viewer could see is more.
 */
const TOLERANCE = { mean: 0.35, greatest: 3 };

const objects = await goldenObjects();

async function grids(change: Partial<Storyboard>, segment: number): Promise<Uint8Array[]> {
  const storyboard = goldenFilm(change);
  const frames = await sampleFrames(storyboard, objects, segment, goldenFrames[segment] ?? []);
  return frames.map((frame) => frameGrid(frame, frameSize(storyboard)));
}

function within(made: readonly Uint8Array[], golden: readonly string[] = []): boolean {
  return made.every((grid, at) => {
    const { mean, greatest } = gridDifference(grid, Buffer.from(golden[at] ?? '', 'base64'));
    return mean <= TOLERANCE.mean && greatest <= TOLERANCE.greatest;
  });
}

/** The same scenes but for one. */
function scenes(index: number, change: Partial<StoryboardScene>): Partial<Storyboard> {
  return {
    scenes: goldenScenes.map((scene, at) => (at === index ? { ...scene, ...change } : scene)),
  };
}

describe.each(['16:9', '9:16'] as const)('the frames of a %s film', (format) => {
  it.each([0, 1, 2, 3])('look as they always did in segment %i', async (segment) => {
    const made = await grids({ format }, segment);
    const golden = goldenGrids[format][segment];
    const differences = made.map((grid, at) =>
      gridDifference(grid, Buffer.from(golden?.[at] ?? '', 'base64')),
    );
    expect({ differences, made: asText(made), alike: within(made, golden) }).toMatchObject({
      alike: true,
    });
  });
});

const captions = goldenFilm().captions;
const { start, seconds } = { start: 0.5, seconds: 1 };
const reveal = { from_key: 'plot', map_key: 'map', start, seconds };

describe('the comparison with golden frames', () => {
  it.each<[string, number, Partial<Storyboard>]>([
    ['another move', 0, scenes(0, { movement: 'dolly_in' })],
    [
      'a fade from black that is shorter by two frames',
      0,
      scenes(0, { fade: { in: 0.43, out: 0 } }),
    ],
    ['a camera that begins anew', 1, scenes(1, { follows: false })],
    ['a reveal that begins two frames later', 1, scenes(1, { reveal: { ...reveal, start: 0.57 } })],
    ['a reveal that is slower by a tenth', 1, scenes(1, { reveal: { ...reveal, seconds: 1.1 } })],
    ['another focus', 1, scenes(1, { focus: { x: 0.3, y: 0.4 } })],
    [
      'captions elsewhere',
      1,
      { captions: captions && { ...captions, style: { ...captions.style, position: 'top' } } },
    ],
    [
      'captions in another size',
      1,
      { captions: captions && { ...captions, style: { ...captions.style, size: 'medium' } } },
    ],
    ['an arc to the other side', 2, scenes(2, { movement: 'arc_right' })],
    [
      'a cross-fade that is shorter by two frames',
      2,
      scenes(2, { transition: { kind: 'crossfade', seconds: 0.43 } }),
    ],
    [
      'a mark in another corner',
      3,
      { watermark: { kind: 'image', image_key: 'logo', position: 'bottom_right', opacity: 0.6 } },
    ],
    [
      'a fainter mark',
      3,
      { watermark: { kind: 'image', image_key: 'logo', position: 'top_right', opacity: 0.5 } },
    ],
    ['no overlays', 3, { overlays: [] }],
  ])('notices %s', async (_what, segment, change) => {
    expect(within(await grids(change, segment), goldenGrids['16:9'][segment])).toBe(false);
  });
});

function asText(made: readonly Uint8Array[]): string[] {
  return made.map((grid) => Buffer.from(grid).toString('base64'));
}
