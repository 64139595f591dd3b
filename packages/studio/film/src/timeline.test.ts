import { describe, expect, it } from '@jest/globals';
import { sampleNumbers, sampleScene, sampleStoryboard } from './fixtures/sample-film.js';
import { planSegments, planShots, shareOfLight, shareOfNewScene } from './timeline.js';

const random = sampleNumbers(7);
const storyboards = Array.from({ length: 200 }, () =>
  sampleStoryboard({
    scenes: Array.from({ length: 1 + Math.floor(random() * 9) }, () =>
      sampleScene({
        seconds: 0.01 + random() * 6,
        transition:
          random() < 0.6
            ? { kind: 'crossfade', seconds: random() * 2 }
            : { kind: 'cut', seconds: 0 },
      }),
    ),
  }),
);

describe('planSegments', () => {
  it('covers the film from its first frame to its last without gaps', () => {
    for (const storyboard of storyboards) {
      let next = 0;
      for (const segment of planSegments(storyboard)) {
        expect(segment.firstFrame).toBe(next);
        expect(segment.endFrame).toBeGreaterThan(segment.firstFrame);
        next = segment.endFrame;
      }
      const seconds = storyboard.scenes.reduce((sum, scene) => sum + scene.seconds, 0);
      const shortest = storyboard.scenes.length;
      expect(Math.abs(next - Math.max(shortest, Math.round(seconds * 30)))).toBeLessThan(shortest);
    }
  });

  it('keeps every cross-fade inside one segment, with the scene it comes from', () => {
    for (const storyboard of storyboards) {
      for (const segment of planSegments(storyboard)) {
        const { shot, previous } = segment;
        expect(shot.firstFrame + shot.fadeFrames).toBeLessThanOrEqual(segment.endFrame);
        expect(previous === null).toBe(shot.fadeFrames === 0);
        if (previous !== null) {
          expect(previous.goneFrame).toBe(shot.firstFrame + shot.fadeFrames);
        }
      }
    }
  });

  it('rounds boundaries on the film clock, so that rounding does not add up', () => {
    const scenes = Array.from({ length: 90 }, () => sampleScene({ seconds: 1.017 }));
    const last = planShots(sampleStoryboard({ scenes })).at(-1);
    expect(last?.endFrame).toBe(Math.round(90 * 1.017 * 30));
  });

  it('never fades the first scene in', () => {
    const scenes = [sampleScene({ transition: { kind: 'crossfade', seconds: 0.5 } })];
    expect(planSegments(sampleStoryboard({ scenes }))[0]?.previous).toBeNull();
  });
});

describe('shareOfNewScene', () => {
  it('rises through one half in the middle of the fade and then stays 1', () => {
    const scenes = [
      sampleScene({ seconds: 2 }),
      sampleScene({ seconds: 2, transition: { kind: 'crossfade', seconds: 0.5 } }),
    ];
    const [, segment] = planSegments(sampleStoryboard({ scenes }));
    if (segment === undefined) throw new Error('The storyboard has two scenes.');
    const shares = Array.from({ length: 20 }, (_, index) => shareOfNewScene(segment, 60 + index));
    expect(shares[7]).toBeCloseTo(0.5, 10);
    expect(shares.slice(15)).toEqual([1, 1, 1, 1, 1]);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  });
});

describe('shareOfLight', () => {
  it('rises from black and falls back to it inside the scene, and is whole between', () => {
    const storyboard = sampleStoryboard({
      scenes: [sampleScene({ seconds: 1 }), sampleScene({ seconds: 2, fade: { in: 0.5, out: 1 } })],
    });
    const [plain, faded] = planShots(storyboard);
    if (plain === undefined || faded === undefined) throw new Error('There are two.');
    expect([0, 15, 29].map((frame) => shareOfLight(storyboard, plain, frame))).toEqual([1, 1, 1]);
    const light = Array.from({ length: 60 }, (_, at) => shareOfLight(storyboard, faded, 30 + at));
    expect(light[0]).toBeLessThan(0.02);
    expect(light[59]).toBeLessThan(0.01);
    expect(light.slice(15, 30)).toEqual(Array.from({ length: 15 }, () => 1));
    expect(light.slice(0, 16)).toEqual(light.slice(0, 16).toSorted((a, b) => a - b));
    expect(light.slice(30)).toEqual(light.slice(30).toSorted((a, b) => b - a));
  });
});
