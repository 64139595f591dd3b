import type { Raster } from '@groundwork/imaging';
import { estimateCamera } from '@groundwork/photo-reading/camera/scene-camera';
import type { Sun } from '@groundwork/photo-reading/camera/sun';
import { describe, expect, it } from '@jest/globals';
import type { PlacedProposal, ProposalKind } from '../proposal.js';
import { everyKind, sampleBrief } from '../testing/sample-briefs.js';
import { samplePhoto } from '../testing/sample-photo.js';
import { placeOnPlot } from '../testing/sample-plots.js';
import { bareBrief, SAMPLE_SIZE, sampleRequest, sampleSun } from '../testing/sample-request.js';
import { type RenderedProposal, type RenderRequest, renderProposal } from './render-proposal.js';
import { renderProposalInWorker } from './render-proposal-in-worker.js';

const { width: WIDTH, height: HEIGHT } = SAMPLE_SIZE;

/** 1 where a picture differs from the photo by more than shadow or noise would. */
function changedMask(photo: Raster, picture: Raster, least: number): Uint8Array {
  return Uint8Array.from({ length: photo.width * photo.height }, (_, i) => {
    let difference = 0;
    for (let c = 0; c < 3; c++)
      difference += Math.abs((photo.data[i * 3 + c] ?? 0) - (picture.data[i * 3 + c] ?? 0));
    return difference > least ? 1 : 0;
  });
}

function overlap(a: Uint8Array, b: Uint8Array): number {
  let both = 0;
  let either = 0;
  for (const [i, value] of a.entries()) {
    if (value === 1 && b[i] === 1) both++;
    if (value === 1 || b[i] === 1) either++;
  }
  return both / either;
}

/** Proposals of the sample plot, each drawn once for all that only look at it. */
const drawn = new Map<string, { request: RenderRequest; made: RenderedProposal }>();
function drawnOnce(kind: ProposalKind, brief: 'whole' | 'bare') {
  const known = drawn.get(`${kind} ${brief}`);
  if (known !== undefined) return known;
  const request = sampleRequest(kind, brief === 'bare' ? bareBrief : {});
  const entry = { request, made: renderProposal(request) };
  drawn.set(`${kind} ${brief}`, entry);
  return entry;
}

/** Reveal time of the lowest walls. */
const WALLS_BEGIN = 40;

describe('drawing a proposal', () => {
  it('gives the same bytes for the same seed, another picture for another', () => {
    const { request, made } = drawnOnce('gabled_house', 'whole');
    const first = made.picture;
    expect(Buffer.compare(first.data, renderProposal(request).picture.data)).toBe(0);
    const other: PlacedProposal = { ...request.placed, seed: 6 };
    expect(
      Buffer.compare(
        first.data,
        renderProposal({ ...request, placed: other, seed: 6 }).picture.data,
      ),
    ).not.toBe(0);
  });

  it('counts the trees that are seen', () => {
    const { treesSeen, seenShare } = drawnOnce('gabled_house', 'bare').made;
    expect([treesSeen, seenShare > 0.9]).toEqual([0, true]);
    const lush = sampleRequest('gabled_house', { planting: 'lush' });
    expect(renderProposal(lush).treesSeen).toBeGreaterThan(1);
  });

  it('leaves the photo itself alone', () => {
    const { request } = drawnOnce('cabins', 'whole');
    const untouched = sampleRequest('cabins').photo;
    expect(Buffer.compare(untouched.data, request.photo.data)).toBe(0);
  });

  it('changes nothing far from the area: the sky above and the ground before it', () => {
    for (const kind of everyKind) {
      const { photo, ...rest } = sampleRequest(kind, {}, 16);
      const picture = renderProposal({ photo, ...rest }).picture;
      const rowBytes = WIDTH * 3;
      const top = Math.floor((rest.placed.subject.top - 0.2) * HEIGHT);
      if (top > 0)
        expect(
          Buffer.compare(
            picture.data.subarray(0, top * rowBytes),
            photo.data.subarray(0, top * rowBytes),
          ),
        ).toBe(0);
      const foot = Math.ceil(0.97 * HEIGHT) * rowBytes;
      expect(Buffer.compare(picture.data.subarray(foot), photo.data.subarray(foot))).toBe(0);
    }
  });

  it('draws kinds with silhouettes of their own', () => {
    const masks = everyKind.map((kind) => {
      const { request, made } = drawnOnce(kind, 'bare');
      return changedMask(request.photo, made.picture, 60);
    });
    for (const [i, a] of masks.entries()) {
      for (const b of masks.slice(i + 1)) expect(overlap(a, b)).toBeLessThan(0.86);
    }
  });

  it('stands on the ground: its lowest pixels lie along the near edges of the footprint', () => {
    for (const kind of ['modern_villa', 'gabled_house', 'row_houses', 'apartment_block'] as const) {
      const { request, made } = drawnOnce(kind, 'bare');
      const { picture, reveal } = made;
      const mask = changedMask(request.photo, picture, 60);
      const { outline } = request.placed.buildings[0] ?? { outline: [] };
      const lowest = Math.max(...outline.map((p) => p.y)) * HEIGHT;
      let seen = 0;
      for (const [i, value] of mask.entries()) {
        // A path to the door comes before the walls: it may lie further out.
        const isHouse = (reveal?.data[i] ?? 0) > WALLS_BEGIN;
        if (value === 1 && isHouse) seen = Math.max(seen, Math.floor(i / WIDTH));
      }
      expect(seen).toBeGreaterThan(lowest - 0.06 * HEIGHT);
      expect(seen).toBeLessThanOrEqual(Math.ceil(lowest) + 1);
    }
  });

  it('darkens the ground on the side away from the sun and keeps its texture', () => {
    const request = sampleRequest('apartment_block', bareBrief);
    const low: Sun = { azimuthDegrees: -90, elevationDegrees: 25, source: 'metadata' };
    const picture = renderProposal({ ...request, sun: low, contrast: 1 }).picture;
    const { outline } = request.placed.buildings[0] ?? { outline: [] };
    const right = Math.max(...outline.map((p) => p.x));
    const y = Math.round((outline.reduce((sum, p) => sum + p.y, 0) / 4) * HEIGHT);
    const ratios: number[] = [];
    for (let x = Math.round((right + 0.015) * WIDTH); x < Math.round((right + 0.05) * WIDTH); x++) {
      const at = (y * WIDTH + x) * 3 + 1;
      ratios.push((picture.data[at] ?? 0) / (request.photo.data[at] ?? 1));
    }
    expect(Math.max(...ratios)).toBeLessThan(0.85);
    expect(Math.min(...ratios)).toBeGreaterThan(0.2);
    const left = Math.min(...outline.map((p) => p.x));
    const lit = (y * WIDTH + Math.round((left - 0.04) * WIDTH)) * 3 + 1;
    expect((picture.data[lit] ?? 0) / (request.photo.data[lit] ?? 1)).toBeGreaterThan(0.85);
  });

  it('draws roofs and gardens from straight above', () => {
    const photo = samplePhoto(WIDTH, HEIGHT, 0);
    const camera = estimateCamera({
      width: WIDTH,
      height: HEIGHT,
      horizonY: null,
      view: 'straight_down',
      metadata: {},
    });
    const area = [
      { x: 0.2, y: 0.2 },
      { x: 0.8, y: 0.2 },
      { x: 0.8, y: 0.8 },
      { x: 0.2, y: 0.8 },
    ];
    const placed = placeOnPlot({ brief: sampleBrief('mediterranean'), camera, area, seed: 2 });
    const mask = changedMask(
      photo,
      renderProposal({ photo, placed, occluders: null, sun: sampleSun, contrast: 0.7, seed: 2 })
        .picture,
      40,
    );
    const { x, y } = placed.buildings[0]?.outline.reduce(
      (sum, p) => ({ x: sum.x + p.x / 4, y: sum.y + p.y / 4 }),
      { x: 0, y: 0 },
    ) ?? { x: 0, y: 0 };
    expect(mask[Math.round(y * HEIGHT) * WIDTH + Math.round(x * WIDTH)]).toBe(1);
    expect(mask[5 * WIDTH + 5]).toBe(0);
  });
});

describe('drawing on a thread of its own', () => {
  it('gives the same bytes as here', async () => {
    const { request, made } = drawnOnce('cabins', 'whole');
    const { picture } = await renderProposalInWorker(request);
    expect(Buffer.compare(picture.data, made.picture.data)).toBe(0);
  });

  it('ends with the reason when it is called off', async () => {
    const controller = new AbortController();
    const drawing = renderProposalInWorker(sampleRequest('cabins'), controller.signal);
    controller.abort(new Error('called off'));
    await expect(drawing).rejects.toThrow('called off');
    await expect(
      renderProposalInWorker(sampleRequest('cabins'), controller.signal),
    ).rejects.toThrow('called off');
  });
});
