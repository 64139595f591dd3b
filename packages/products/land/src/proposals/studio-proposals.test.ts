import type { Polygon, Raster } from '@groundwork/imaging';
import { placedProposalSchema } from '@groundwork/massing';
import { estimateCamera, imageFromGround } from '@groundwork/photo-reading/camera/scene-camera';
import type { SceneCamera } from '@groundwork/photo-reading/camera/scene-camera-schema';
import { ofEachClass } from '@groundwork/photo-reading/terrain-reading';
import { describe, expect, it } from '@jest/globals';
import type { PlotReading } from '../ports.js';
import { NoRoomForProposal } from './place-brief.js';
import { StudioProposals } from './studio-proposals.js';

const WIDTH = 256;
const HEIGHT = 144;

/** Light above, green below. */
function plainPlot(): Raster {
  const data = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let i = 0; i < WIDTH * HEIGHT; i++)
    data.set(i < WIDTH * HEIGHT * 0.45 ? [180, 200, 226] : [96, 118, 60], i * 3);
  return { width: WIDTH, height: HEIGHT, channels: 3, data };
}

const camera = estimateCamera({
  width: WIDTH,
  height: HEIGHT,
  horizonY: 0.45,
  view: 'eye_level',
  metadata: {},
});

/** A rectangle of ground as the camera sees it, in metres. */
function groundRectangle(
  seenBy: SceneCamera,
  { across, near, far }: { across: number; near: number; far: number },
): Polygon {
  const side = across / 2;
  return [
    { x: -side, z: far },
    { x: side, z: far },
    { x: side, z: near },
    { x: -side, z: near },
  ].flatMap((corner) => imageFromGround(seenBy, corner) ?? []);
}

const reading: PlotReading = {
  terrain: {
    view: 'eye_level',
    horizonY: 0.45,
    shares: { ...ofEachClass(() => 0), sky: 0.45, grass: 0.55 },
    sureShares: { ...ofEachClass(() => 0), sky: 0.45, grass: 0.55 },
    terrain: 'meadow',
    colours: {
      ...ofEachClass(() => null),
      sky: { r: 180, g: 200, b: 226 },
      grass: { r: 96, g: 118, b: 60 },
    },
    shading: {
      azimuthDegrees: null,
      elevationDegrees: null,
      brightness: 0.6,
      warmth: 0,
      contrast: 0.6,
    },
  },
  camera,
  sun: { azimuthDegrees: -120, elevationDegrees: 40, source: 'unknown' },
  area: groundRectangle(camera, { across: 40, near: 11, far: 50 }),
  areaConfidence: 0.8,
  areaSource: 'auto',
  claims: [],
};

function input(
  change: Partial<Parameters<StudioProposals['propose']>[0]> = {},
): Parameters<StudioProposals['propose']>[0] {
  return {
    photo: plainPlot(),
    plot: reading,
    occluders: null,
    index: 0,
    count: 2,
    prompt: null,
    style: null,
    exclude: null,
    terrainHint: null,
    language: 'en',
    seed: 3,
    signal: new AbortController().signal,
    ...change,
  };
}

describe('studio proposals', () => {
  const proposals = new StudioProposals();

  it('draw what was asked for into the photo and say what was not understood', async () => {
    const { picture, placed, summary, changes } = await proposals.propose(
      input({ prompt: 'stone farmhouse without garage and a velodrome', exclude: 'fence' }),
    );
    expect(picture).toMatchObject({ width: WIDTH, height: HEIGHT, channels: 3 });
    expect(Buffer.compare(picture.data, plainPlot().data)).not.toBe(0);
    expect(placed.brief).toMatchObject({
      kind: 'farmhouse',
      wallMaterial: 'stone',
      garage: false,
      fence: 'none',
    });
    expect(placedProposalSchema.parse(placed)).toEqual(placed);
    expect(summary).toBe('a two-storey stone farmhouse');
    expect(changes).toEqual(['leaves out words that were not understood: velodrome']);
  });

  it('take the land from the hint before the reading', async () => {
    const { placed } = await proposals.propose(input({ terrainHint: 'pine forest' }));
    expect(placed.brief.kind).toBe('cabins');
  });

  it('say what a plot has no room for instead of building it smaller', async () => {
    const area = groundRectangle(reading.camera, { across: 15, near: 20, far: 35 });
    const small = { ...reading, area };
    await expect(
      proposals.propose(input({ plot: small, prompt: 'an apartment block' })),
    ).rejects.toThrow(NoRoomForProposal);
    const open = await proposals.propose(input({ plot: small }));
    for (const { widthMetres } of open.placed.buildings) expect(widthMetres).toBeLessThan(14);
  });

  it('are refused where something in the photo hides them', async () => {
    const data = new Uint8Array(64).fill(255);
    const hidden = proposals.propose(input({ occluders: { width: 8, height: 8, data } }));
    await expect(hidden).rejects.toThrow(
      'Proposal 1 is hidden by what stands in front of the area',
    );
  });

  it('name no house of our own choice when none fits', async () => {
    const area = groundRectangle(reading.camera, { across: 5, near: 20, far: 24 });
    await expect(proposals.propose(input({ plot: { ...reading, area } }))).rejects.toThrow(
      'No house fits on the area in its real size',
    );
  });

  it('name the features that were asked for and found no room', async () => {
    const area = groundRectangle(reading.camera, { across: 16, near: 20, far: 35 });
    const { changes } = await proposals.propose(
      input({ plot: { ...reading, area }, prompt: 'a cabin with a pool' }),
    );
    expect(changes).toEqual(['has no pool: there is no room for it']);
  });

  it('tell how many storeys and homes are drawn where it is not as many as asked for', async () => {
    const changesOf = async (prompt: string) =>
      (await proposals.propose(input({ prompt }))).changes;
    expect(await changesOf('a villa with 40 storeys')).toEqual(['has 6 of 40 storeys']);
    expect(await changesOf('10 houses')).toEqual([expect.stringMatching(/^has \d homes, not 10$/)]);
    expect(await changesOf('two cabins, two storeys')).toEqual([]);
  });

  it('are refused rather than drawn as something else, unless an engine knows the building', async () => {
    const prompt = 'an airport';
    await expect(proposals.propose(input({ prompt, asked: {} }))).rejects.toMatchObject({
      code: 'PROPOSAL_NOT_UNDERSTOOD',
    });
    const { shown } = await proposals.propose(input({ prompt, asked: { kind: 'cabins' } }));
    expect(shown.kind).toBe('cabins');
  });

  it('stop with the reason of the signal', async () => {
    const controller = new AbortController();
    const drawing = proposals.propose(input({ signal: controller.signal }));
    controller.abort(new Error('lost the lease'));
    await expect(drawing).rejects.toThrow('lost the lease');
  });
});
