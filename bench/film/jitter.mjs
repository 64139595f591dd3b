import { cameraMovements } from '../../packages/core/contract/dist/films/fields.js';
import { shotViews } from '../../packages/studio/film/dist/camera/shot-views.js';
import { projectionOf } from '../../packages/studio/film/dist/camera/view.js';
import { planSegments } from '../../packages/studio/film/dist/index.js';
import { frameSize } from '../../packages/studio/film/dist/render/frame-job.js';
import { openFrameSource } from '../../packages/studio/film/dist/render/frame-source.js';
import { markdownTable, shown } from '../markdown.mjs';
import { displacement, PATCH, texture } from './phase-correlation.mjs';

/** Where a frame's point lies in the next frame, by the ideal path. */
function ideal(point, now, next, frame) {
  const [a, b] = [projectionOf(now, frame), projectionOf(next, frame)];
  const t = point.x - frame.width / 2;
  const n = 1 / (1 - a.perspective * t);
  const x = now.centreX + a.stepX * t * n;
  const y = now.centreY + a.stepY * (point.y - frame.height / 2) * n;
  const u = (x - next.centreX) / b.stepX;
  const s = u / (1 + b.perspective * u);
  const m = 1 / (1 - b.perspective * s);
  return {
    x: s + frame.width / 2 - point.x,
    y: (y - next.centreY) / (b.stepY * m) + frame.height / 2 - point.y,
  };
}

const PATCHES = 9;

/** Corners of the patches that can be tracked best, none over another. */
function mostTextured(plane) {
  const height = plane.data.length / plane.width;
  const patches = [];
  for (let top = 80; top + PATCH + 80 < height; top += PATCH * 2) {
    for (let left = 80; left + PATCH + 80 < plane.width; left += PATCH * 2) {
      patches.push({ left, top, texture: texture(plane, left, top) });
    }
  }
  return patches.sort((a, b) => b.texture - a.texture).slice(0, PATCHES);
}

/**
 * Tracks patches from frame to frame and compares with the ideal path: r.m.s. of the error in pixels, for each move.
 * `whole` takes the mean over a frame's patches first, which is the shaking of the picture as a whole.
 */
async function measureJitter(format, picture, pictureSize, seconds = 2) {
  const results = {};
  for (const movement of cameraMovements) {
    const storyboard = {
      version: 1,
      seed: 1,
      format,
      scenes: [
        {
          id: 'scene-1',
          kind: 'supplied',
          image_key: 'picture',
          seconds,
          movement,
          focus: { x: 0.5, y: 0.5 },
          transition: { kind: 'cut', seconds: 0 },
        },
      ],
      captions: null,
      watermark: null,
      sound: { narration: [], music_key: null },
    };
    const frame = frameSize(storyboard);
    const [segment] = planSegments(storyboard);
    const views = shotViews(storyboard, segment.shot, pictureSize);
    const source = openFrameSource(
      storyboard,
      segment,
      { files: new Map([['picture', picture]]), clips: new Map() },
      () => undefined,
    );
    const errors = [];
    const means = [];
    let before = null;
    let index = 0;
    for await (const bytes of source.frames) {
      const luma = {
        data: Float32Array.from(bytes.subarray(0, frame.width * frame.height)),
        width: frame.width,
      };
      if (before !== null && index % 3 === 0) {
        const mean = { x: 0, y: 0 };
        const patches = mostTextured(before);
        for (const { left, top } of patches) {
          const centre = { x: left + PATCH / 2, y: top + PATCH / 2 };
          const expected = ideal(centre, views(index - 1), views(index), frame);
          const found = displacement(before, luma, left, top, expected);
          const error = { x: found.x - expected.x, y: found.y - expected.y };
          errors.push(error.x, error.y);
          mean.x += error.x / patches.length;
          mean.y += error.y / patches.length;
        }
        means.push(mean.x, mean.y);
      }
      before = luma;
      index += 1;
    }
    await source.close();
    const rms = (values) =>
      Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / values.length);
    results[movement] = { patches: rms(errors), whole: rms(means) };
  }
  return results;
}

/** The same as text in Markdown. */
export async function jitterTable(format, picture, pictureSize) {
  const jitter = await measureJitter(format, picture, pictureSize);
  return [
    'Jitter before encoding: r.m.s. of the displacement against the ideal path, in pixels',
    '',
    markdownTable(
      ['move', 'each patch', 'whole picture'],
      Object.entries(jitter).map(([name, { patches, whole }]) => [
        name,
        shown(patches, 4),
        shown(whole, 4),
      ]),
    ),
  ].join('\n');
}
