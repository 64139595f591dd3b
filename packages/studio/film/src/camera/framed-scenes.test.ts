import { cameraMovements, videoFormats } from '@groundwork/contract/films/fields';
import { describe, expect, it } from '@jest/globals';
import { sampleNumbers, sampleScene, sampleStoryboard } from '../fixtures/sample-film.js';
import type { Framing } from '../scene.js';
import { storyboardSchema, type WholeStoryboard } from '../storyboard.js';
import { planShots } from '../timeline.js';
import { restOnSubject } from './rest-on-subject.js';
import { pictureBox, shotViews } from './shot-views.js';
import { type Box, projectionOf, type Size, seenBox, type View } from './view.js';

const transition = { kind: 'crossfade', seconds: 0.7 } as const;
/** The picture's own size matters to no view of a scene with a framing. */
const anySize = { width: 1, height: 1 };

interface Film {
  readonly storyboard: WholeStoryboard;
  readonly subjects: readonly Box[];
}

/** Films of many photos: a wide opening, the marked plot, and two proposals at places in its window. */
function* films(count: number): Generator<Film> {
  const random = sampleNumbers(5);
  const between = (least: number, most: number) => least + (most - least) * random();
  for (let trial = 0; trial < count; trial += 1) {
    const long = between(900, 8000);
    const ratio = between(0.5, 2.2);
    const photo = { width: long * Math.min(1, ratio), height: long / Math.max(1, ratio) };
    for (const format of ['16:9', '9:16'] as const) {
      const frame = videoFormats[format];
      const shape = frame.height / frame.width;
      const widest = Math.min(photo.width, photo.height / shape);
      const finest = frame.width / 1.3;
      // Closer than that for a house that would look small.
      const nearest = Math.min(finest, widest, frame.width / 2.5);
      const rest = Math.min(widest, Math.max(nearest, widest * between(0.15, 1)));
      const part = (width: number, height: number) => ({
        width: Math.min(photo.width, width),
        height: Math.min(photo.height, height),
      });
      const open = part((photo.height / shape) * 1.25, photo.width * shape * 1.25);
      const plot = part(rest * 1.6, rest * shape * 1.6);
      const plotWindow = {
        left: (photo.width - plot.width) * random(),
        top: (photo.height - plot.height) * random(),
        ...plot,
      };
      const clamp = (value: number, most: number) => Math.max(0, Math.min(most, value));
      const openWindow = {
        left: clamp(plotWindow.left + plot.width / 2 - open.width / 2, photo.width - open.width),
        top: clamp(plotWindow.top + plot.height / 2 - open.height / 2, photo.height - open.height),
        ...open,
      };
      const window = {
        left: plotWindow.left,
        top: plotWindow.top,
        right: plotWindow.left + plot.width,
        bottom: plotWindow.top + plot.height,
      };
      const subjects = [0, 1].map((): Box => {
        const width = Math.min(plot.width * 0.9, rest * between(0.4, 0.5));
        const height = Math.min(plot.height * 0.5, width * between(0.4, 0.8));
        const left = window.left + (plot.width - width) * between(0.1, 0.9);
        const top = window.top + (plot.height - height) * between(0.3, 0.7);
        return { left, top, right: left + width, bottom: top + height };
      });
      const restOf = (subject: Box, by: number): Framing['rest'] => ({
        ...restOnSubject({
          subject,
          window,
          format,
          share: { best: 0.45, least: 0.35, most: 0.55 },
          finest,
          nearest,
          captions: null,
        }).rest,
        by,
      });
      const whole = {
        x: window.left + plot.width / 2,
        y: window.top + plot.height / 2,
        width: plot.width,
      };
      const movement = () =>
        cameraMovements[Math.floor(random() * cameraMovements.length)] ?? 'dolly_in';
      const framed = (framing: Framing, seconds: number, follows: boolean) =>
        sampleScene({
          seconds,
          movement: movement(),
          focus: { x: random(), y: random() },
          framing,
          follows,
          transition: follows ? transition : { kind: 'cut', seconds: 0 },
        });
      const seconds = () => between(3.6, 9);
      const opening = seconds();
      yield {
        storyboard: sampleStoryboard({
          format,
          scenes: [
            framed(
              { photo, window: openWindow, rest: { ...whole, by: opening + 0.7 } },
              opening,
              false,
            ),
            framed({ photo, window: plotWindow, rest: { ...whole, by: 2.5 } }, seconds(), true),
            ...subjects.map((subject) =>
              framed({ photo, window: plotWindow, rest: restOf(subject, 2) }, seconds(), true),
            ),
          ],
        }),
        subjects,
      };
    }
  }
}

function* shotsOf({ storyboard }: Film) {
  for (const shot of planShots(storyboard)) {
    const scene = storyboard.scenes[shot.sceneIndex];
    if (scene === undefined) throw new Error('Each shot has a scene.');
    yield { shot, scene, view: shotViews(storyboard, shot, anySize) };
  }
}

describe('the camera of scenes that show parts of one photo', () => {
  it('sees in no frame more than the part that is shown', () => {
    let worst = 0;
    for (const film of films(80)) {
      const frame = videoFormats[film.storyboard.format];
      for (const { shot, scene, view } of shotsOf(film)) {
        const box = pictureBox(scene, anySize);
        for (let at = shot.firstFrame; at < shot.goneFrame; at += 1) {
          const seen = seenBox(view(at), frame);
          const beyond = Math.max(
            box.left - seen.left,
            box.top - seen.top,
            seen.right - box.right,
            seen.bottom - box.bottom,
          );
          worst = Math.max(worst, (beyond / (seen.right - seen.left)) * frame.width);
        }
      }
    }
    // Pixels of the frame.
    expect(worst).toBeLessThanOrEqual(1e-6);
  });

  it('is one camera: both pictures of a cross-fade are seen alike, and nothing jumps', () => {
    let apart = 0;
    let jerk = 0;
    for (const film of films(40)) {
      const frame = videoFormats[film.storyboard.format];
      const shots = [...shotsOf(film)];
      const shown = (at: number) => shots.findLast(({ shot }) => shot.firstFrame <= at);
      for (const [index, { shot, view }] of shots.entries()) {
        const before = shots[index - 1];
        for (let at = shot.firstFrame; before && at < shot.firstFrame + shot.fadeFrames; at += 1) {
          apart = Math.max(apart, moved(before.view(at), view(at), frame));
        }
      }
      const end = shots.at(-1)?.shot.endFrame ?? 0;
      const ways = Array.from({ length: end - 1 }, (_, at) => {
        const now = shown(at)?.view(at);
        const next = shown(at + 1)?.view(at + 1);
        return now && next ? moved(now, next, frame) : 0;
      });
      for (let at = 1; at < ways.length; at += 1) {
        jerk = Math.max(jerk, Math.abs((ways[at] ?? 0) - (ways[at - 1] ?? 0)) / frame.width);
      }
    }
    expect(apart).toBeLessThan(1e-6);
    // Change of the fastest corner's way from frame to frame, in frame widths.
    expect(jerk).toBeLessThan(0.008);
  });

  it('begins with all that the frame can show of it', () => {
    for (const film of films(20)) {
      const frame = videoFormats[film.storyboard.format];
      const [first] = shotsOf(film);
      if (first === undefined) throw new Error('There is a first shot.');
      const box = pictureBox(first.scene, anySize);
      const seen = seenBox(first.view(0), frame);
      const shown = Math.max(
        (seen.right - seen.left) / (box.right - box.left),
        (seen.bottom - seen.top) / (box.bottom - box.top),
      );
      expect(shown).toBeGreaterThan(0.98);
    }
  });

  it('keeps a house at 35 to 55 % of the width and its middle in the middle from when it has come to rest', () => {
    const seen = { rested: 0, least: 1, most: 0, off: 0, out: 0 };
    for (const film of films(60)) {
      const frame = videoFormats[film.storyboard.format];
      const proposals = [...shotsOf(film)].slice(2);
      for (const [index, { shot, scene, view }] of proposals.entries()) {
        const subject = film.subjects[index];
        const by = shot.firstFrame + Math.max(60, (scene.framing?.rest.by ?? 0) * 30);
        if (subject === undefined) throw new Error('Each proposal has a house.');
        for (let at = Math.ceil(by); at < shot.endFrame; at += 1) {
          const box = inFrame(subject, view(at), frame);
          const share = box.right - box.left;
          seen.least = Math.min(seen.least, share);
          seen.most = Math.max(seen.most, share);
          const middles = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
          seen.off = Math.max(seen.off, ...middles.map((middle) => Math.abs(middle - 0.5)));
          seen.out = Math.max(seen.out, -box.left, -box.top, box.right - 1, box.bottom - 1);
          seen.rested += 1;
        }
      }
    }
    expect(seen.rested).toBeGreaterThan(10_000);
    expect(seen.least).toBeGreaterThanOrEqual(0.35);
    expect(seen.most).toBeLessThanOrEqual(0.55);
    expect(seen.off).toBeLessThanOrEqual(0.3);
    expect(seen.out).toBeLessThanOrEqual(0);
  });
});

describe('a storyboard with framings', () => {
  const framing: Framing = {
    photo: { width: 4000, height: 3000 },
    window: { left: 100, top: 100, width: 2000, height: 1200 },
    rest: { x: 1000, y: 700, width: 1500, by: 1 },
  };
  const base = sampleStoryboard();
  const parse = (scenes: Parameters<typeof sampleScene>[0][]) =>
    storyboardSchema.safeParse({ ...base, scenes: scenes.map((scene) => sampleScene(scene)) });

  it('is read without them, as it was written before there were any', () => {
    const { framing: _framing, ...scene } = base.scenes[0] ?? sampleScene();
    const parsed = storyboardSchema.parse({
      ...base,
      scenes: [scene, { ...scene, follows: true }],
    });
    expect(parsed.scenes.map((read) => read.framing)).toEqual([null, null]);
  });

  it('refuses a window outside of its photo, and a scene that follows into another one', () => {
    expect(parse([{ framing }, { framing, follows: true }]).success).toBe(true);
    const outside = { ...framing, window: { ...framing.window, left: 2500 } };
    expect(parse([{ framing: outside }]).success).toBe(false);
    const other = { ...framing, photo: { width: 4001, height: 3000 } };
    expect(parse([{ framing }, { framing: other, follows: true }]).success).toBe(false);
    expect(parse([{ framing }, { follows: true }]).success).toBe(false);
    expect(parse([{}, { framing, follows: true }]).success).toBe(false);
    expect(parse([{ framing }, { framing: other }]).success).toBe(true);
  });
});

/** Where a point of the photo lies in the frame, in pixels from its middle. */
function project(point: { x: number; y: number }, view: View, frame: Size) {
  const { stepX, stepY, perspective } = projectionOf(view, frame);
  const u = (point.x - view.centreX) / stepX;
  const x = u / (1 + perspective * u);
  return { x, y: ((point.y - view.centreY) / stepY) * (1 - perspective * x) };
}

/** Pixels by which the frame's farthest corner moves from one view to the other. */
function moved(one: View, other: View, frame: Size): number {
  const { stepX, stepY, perspective } = projectionOf(one, frame);
  const ways = [-1, 1].flatMap((across) =>
    [-1, 1].map((down) => {
      const at = { x: (across * frame.width) / 2, y: (down * frame.height) / 2 };
      const near = 1 / (1 - perspective * at.x);
      const point = {
        x: one.centreX + stepX * at.x * near,
        y: one.centreY + stepY * at.y * near,
      };
      const there = project(point, other, frame);
      return Math.hypot(there.x - at.x, there.y - at.y);
    }),
  );
  return Math.max(...ways);
}

/** A box of the photo as shares of the frame. */
function inFrame(box: Box, view: View, frame: Size): Box {
  const corners = [box.left, box.right].flatMap((x) =>
    [box.top, box.bottom].map((y) => project({ x, y }, view, frame)),
  );
  const columns = corners.map(({ x }) => x / frame.width + 0.5);
  const rows = corners.map(({ y }) => y / frame.height + 0.5);
  return {
    left: Math.min(...columns),
    right: Math.max(...columns),
    top: Math.min(...rows),
    bottom: Math.max(...rows),
  };
}
