import { FRAMES_PER_SECOND, videoFormats } from '@groundwork/contract/films/fields';
import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import type { Box } from '../camera/view.js';
import { drawCaption } from '../captions/draw-caption.js';
import { ingestClip } from '../clip/decode-clip.js';
import { sampleClip } from '../fixtures/sample-clip.js';
import {
  sampleCaptionStyle,
  samplePicture,
  sampleScene,
  sampleStoryboard,
} from '../fixtures/sample-film.js';
import { sampleFrames } from '../fixtures/sample-frames.js';
import { safeArea } from '../overlay/areas.js';
import { drawOverlays } from '../overlay/draw-overlays.js';
import type { OverlayPlanes } from '../overlay/overlay-planes.js';
import type { Presenter } from '../overlay/overlay-schemas.js';
import { drawWatermark } from '../overlay/watermark.js';
import { type Storyboard, storyboardSchema } from '../storyboard.js';
import { planSegments } from '../timeline.js';
import { presenterKeys } from './presenter-cues.js';
import { presenterPlace } from './presenter-track.js';

const formats = ['16:9', '9:16'] as const;
const corners = ['bottom_left', 'bottom_right'] as const;

const presenter: Presenter = {
  pictures: {
    rest: { image_key: 'red' },
    open: { image_key: 'green' },
    shut: { image_key: 'blue' },
  },
  rest: 'rest',
  cues: [
    { at: 0.2, picture: 'open' },
    { at: 0.4, picture: 'shut' },
  ],
};

async function plain(background: string): Promise<Buffer> {
  const create = { width: 64, height: 64, channels: 3, background } as const;
  return await sharp({ create }).png().toBuffer();
}

const objects = {
  first: await samplePicture(200),
  red: await plain('#d02020'),
  green: await plain('#20a020'),
  blue: await plain('#2030d0'),
  dark: await plain('#104010'),
  logo: await plain('#808000'),
};

/** Luma and red difference in the middle of a box. */
function middle(frame: Uint8Array | undefined, { left, top, right, bottom }: Box, width: number) {
  const height = ((frame?.length ?? 0) * 2) / 3 / width;
  const [x, y] = [Math.round((left + right) / 2), Math.round((top + bottom) / 2)];
  const red = width * height * 1.25 + Math.floor(y / 2) * (width / 2) + Math.floor(x / 2);
  return [frame?.[y * width + x] ?? 0, frame?.[red] ?? 0].join();
}

/** Pixels of luma outside of a box that differ. */
function changedOutside(a: Uint8Array, b: Uint8Array, width: number, box: Box): number {
  let changed = 0;
  for (let at = 0; at < (a.length * 2) / 3; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)];
    if (x >= box.left && x < box.right && y >= box.top && y < box.bottom) continue;
    if (a[at] !== b[at]) changed += 1;
  }
  return changed;
}

function inkOf({ x, y, luma }: OverlayPlanes): Box {
  const box = { left: Infinity, top: Infinity, right: 0, bottom: 0 };
  for (let at = 0; at < luma.alphas.length; at += 1) {
    if ((luma.alphas[at] ?? 0) < 8) continue;
    box.left = Math.min(box.left, x + (at % luma.width));
    box.right = Math.max(box.right, x + (at % luma.width) + 1);
    box.top = Math.min(box.top, y + Math.floor(at / luma.width));
    box.bottom = Math.max(box.bottom, y + Math.floor(at / luma.width) + 1);
  }
  return box;
}

const standing = (position: (typeof corners)[number] | 'middle' = 'bottom_left') => ({
  position,
  scale: 0.235,
});

const touch = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const long = {
  start: 0,
  end: 5,
  text: 'A meadow under the mountains, open to the south and the morning light of long summers.',
  words: [],
};

describe.each(formats)('the presenter of a %s film', (format) => {
  const { width, height } = videoFormats[format];

  it('changes nothing outside of its medallion', async () => {
    const given: Partial<Storyboard> = { format, scenes: [sampleScene({ seconds: 1 })] };
    const [without] = await sampleFrames(sampleStoryboard(given), objects, 0, [20]);
    const storyboard = sampleStoryboard({ ...given, presenter });
    const [shown] = await sampleFrames(storyboard, objects, 0, [20]);
    if (without === undefined || shown === undefined) throw new Error('There are two.');
    const { left, top, right, bottom } = presenterPlace(storyboard, standing(), []);
    const air = (right - left) * 0.1;
    const around = { left: left - air, top: top - air, right: right + air, bottom: bottom + air };
    expect(changedOutside(without, shown, width, around)).toBe(0);
    expect(
      changedOutside(without, shown, width, { left: 0, top: 0, right: 0, bottom: 0 }),
    ).toBeGreaterThan(((right - left) / 2) ** 2 * 3);
  });

  it('shows the picture of each cue from its frame on, in every segment, and rests before', async () => {
    const scenes = [sampleScene({ seconds: 0.3 }), sampleScene({ id: 'next', seconds: 0.5 })];
    const storyboard = sampleStoryboard({ format, scenes, presenter });
    const box = presenterPlace(storyboard, standing(), []);
    const seen = [
      ...(await sampleFrames(storyboard, objects, 0, [0, 5, 6, 8])),
      ...(await sampleFrames(storyboard, objects, 1, [9, 11, 12, 20])),
    ].map((frame) => middle(frame, box, width));
    const [rest, , open, , , , shut] = seen;
    expect(new Set([rest, open, shut]).size).toBe(3);
    expect(seen).toEqual([rest, rest, open, open, open, open, shut, shut]);
  });

  it('comes and goes softly at its times', async () => {
    const timed = { ...presenter, start: 0.1, end: 1.4, cues: [] };
    const storyboard = sampleStoryboard({
      format,
      scenes: [sampleScene({ seconds: 1.5, movement: 'still' })],
      presenter: timed,
    });
    const box = presenterPlace(storyboard, standing(), []);
    const frames = await sampleFrames(storyboard, objects, 0, [0, 6, 10, 20, 25, 35, 38, 43]);
    const seen = frames.map((frame) => middle(frame, box, width));
    expect(seen[7]).toBe(seen[0]);
    expect(seen[4]).toBe(seen[3]);
    expect(new Set(seen.slice(0, 4)).size).toBe(4);
    expect(new Set([seen[0], seen[3], seen[5], seen[6]]).size).toBe(4);
  });

  it.each(corners)('stands in the safe area, clear of captions, at the %s', async (position) => {
    const area = safeArea(format);
    for (const place of ['top', 'middle', 'bottom'] as const) {
      for (const size of ['medium', 'large'] as const) {
        for (const background of ['#10151C', null]) {
          const style = { ...sampleCaptionStyle, position: place, size, background };
          const storyboard = sampleStoryboard({ format, captions: { style, cues: [long] } });
          const box = presenterPlace(storyboard, standing(position), []);
          expect(box.left).toBeGreaterThanOrEqual(area.left);
          expect(box.right).toBeLessThanOrEqual(area.right);
          expect(box.bottom).toBeLessThanOrEqual(area.bottom);
          expect(box.top).toBeGreaterThan(height / 2);
          expect(touch(box, inkOf(await drawCaption(long, null, style, format)))).toBe(false);
        }
      }
    }
  });

  it('keeps clear of the watermark, and overlays keep clear of it', async () => {
    const storyboard = sampleStoryboard({
      format,
      captions: { style: sampleCaptionStyle, cues: [long] },
      watermark: { kind: 'image', image_key: 'logo', position: 'bottom_left', opacity: 1 },
      overlays: [
        { kind: 'text', text: 'From €189,000', position: 'bottom_left', background: '#0F5132' },
        { kind: 'logo', image_key: 'logo', position: 'bottom_left' },
      ],
      presenter,
    });
    const files = new Map<string, Uint8Array>(Object.entries(objects));
    const { watermark } = storyboard;
    if (watermark === null) throw new Error('There is one.');
    const { taken } = await drawWatermark(watermark, storyboard, files);
    const box = presenterPlace(storyboard, standing(), [taken]);
    const overlays = await drawOverlays(storyboard, [taken, box], files);
    const all = [taken, box, ...overlays.map(({ planes }) => inkOf(planes))];
    for (const [index, one] of all.entries()) {
      expect(all.slice(index + 1).filter((other) => touch(one, other))).toEqual([]);
    }
  });
});

describe('a presenter', () => {
  it('alone in the middle is as large as is asked for', async () => {
    const alone: Presenter = { ...presenter, position: 'middle', scale: 0.6 };
    const storyboard = sampleStoryboard({ presenter: alone });
    const [without] = await sampleFrames(sampleStoryboard(), objects, 0, [0]);
    const [shown] = await sampleFrames(storyboard, objects, 0, [0]);
    if (without === undefined || shown === undefined) throw new Error('There are two.');
    const half = (1080 * 0.6) / 2;
    const box = { left: 960 - half, top: 540 - half, right: 960 + half, bottom: 540 + half };
    const air = half * 0.2;
    const around = {
      ...{ left: box.left - air, right: box.right + air },
      ...{ top: box.top - air, bottom: box.bottom + air },
    };
    expect(changedOutside(without, shown, 1920, around)).toBe(0);
    const nothing = { left: 0, top: 0, right: 0, bottom: 0 };
    expect(changedOutside(without, shown, 1920, nothing)).toBeGreaterThan(half * half * 3);
  });

  it('is not seen on cards, and nothing of it is read for them', async () => {
    const card = (given: Partial<Storyboard>) =>
      sampleStoryboard({ scenes: [sampleScene({ kind: 'card' })], ...given });
    const with_ = card({ presenter });
    const [segment] = planSegments(with_);
    if (segment === undefined) throw new Error('There is one.');
    expect(presenterKeys(with_, segment)).toEqual([]);
    const { first } = objects;
    if (first === undefined) throw new Error('It was drawn.');
    const [a] = await sampleFrames(with_, { first }, 0, [3]);
    const [b] = await sampleFrames(card({}), { first }, 0, [3]);
    expect(Buffer.compare(a ?? Buffer.from('a'), b ?? Buffer.from('b'))).toBe(0);
  });

  it('has its eyes laid over whatever face it has, while they look so', async () => {
    const looking: Presenter = {
      ...presenter,
      eyes: { aside: { image_key: 'dark' } },
      eye_cues: [
        { at: 0.1, look: 'aside' },
        { at: 0.3, look: null },
      ],
    };
    const storyboard = sampleStoryboard({ scenes: [sampleScene()], presenter: looking });
    const [segment] = planSegments(storyboard);
    if (segment === undefined) throw new Error('There is one.');
    expect(presenterKeys(storyboard, segment)).toEqual(['red', 'dark', 'green', 'blue']);
    const shown = await sampleFrames(storyboard, objects, 0, [2, 4, 7, 10]);
    const box = presenterPlace(storyboard, standing(), []);
    const [before, aside, still, after] = shown.map((frame) => middle(frame, box, 1920));
    expect(still).toBe(aside);
    expect(new Set([before, aside, after]).size).toBe(3);
    const unknown = { ...looking, eye_cues: [{ at: 0, look: 'gone' }] };
    const given = { ...sampleStoryboard(), presenter: unknown };
    expect(storyboardSchema.safeParse(given).success).toBe(false);
  });

  it('who was filmed is seen in the films, softly at both ends, and at rest between them', async () => {
    const bright = await sampleClip(await plain('#30d040'), {
      ...{ width: 64, height: 64, seconds: 1, framesPerSecond: 24, brightness: 0 },
    });
    const { file } = await ingestClip(bright, new AbortController().signal);
    const filmed: Presenter = {
      ...presenter,
      cues: [],
      clips: [{ clip_key: 'speech', start: 0.5, seconds: 1 }],
    };
    const scenes = [0.9, 1.1].map((seconds, index) =>
      sampleScene({ id: `s-${index}`, seconds, movement: 'still' }),
    );
    const storyboard = sampleStoryboard({ scenes, presenter: filmed });
    const keys = planSegments(storyboard).map((segment) => presenterKeys(storyboard, segment));
    expect(keys).toEqual([
      ['red', 'speech'],
      ['red', 'speech'],
    ]);
    const given = { ...objects, speech: file };
    const box = presenterPlace(storyboard, standing(), []);
    const redness = (frame: Uint8Array | undefined) =>
      Number(middle(frame, box, 1920).split(',')[1]);
    const first = (await sampleFrames(storyboard, given, 0, [0, 14, 16, 24])).map(redness);
    const second = (await sampleFrames(storyboard, given, 1, [28, 43, 50])).map(redness);
    const [rest = 0, before, turning = 0, film = 0] = first;
    expect(before).toBe(rest);
    expect(film).toBeLessThan(rest - 60);
    expect(turning).toBeLessThan(rest - 10);
    expect(turning).toBeGreaterThan(film + 10);
    expect(second[0]).toBeLessThan(rest - 60);
    expect(second[1]).toBeGreaterThan(film + 10);
    expect(second[2]).toBe(rest);
  });

  it('needs only the pictures that a segment shows', () => {
    const scenes = [0, 1, 2].map((index) => sampleScene({ id: `s-${index}`, seconds: 0.2 }));
    const storyboard = sampleStoryboard({ scenes, presenter });
    const keys = planSegments(storyboard).map((segment) => presenterKeys(storyboard, segment));
    expect(keys).toEqual([['red'], ['green'], ['blue']]);
    expect(presenter.cues.map(({ at }) => Math.round(at * FRAMES_PER_SECOND))).toEqual([6, 12]);
  });

  it('names the picture that cannot be read', async () => {
    const { red: _red, ...others } = objects;
    await expect(
      sampleFrames(sampleStoryboard({ presenter }), others, 0, [0]),
    ).rejects.toMatchObject({ fault: 'picture_unreadable', objectKey: 'red' });
  });

  it('has a picture for each of its cues', () => {
    const wrong = { ...presenter, cues: [{ at: 0, picture: 'gone' }] };
    const given = { ...sampleStoryboard(), presenter: wrong };
    expect(storyboardSchema.safeParse(given).success).toBe(false);
  });
});
