import { describe, expect, it } from '@jest/globals';
import { paceOfMood, timeReveal, timeScenes, totalSeconds } from './timeline.js';

describe('lengths of scenes', () => {
  it('no sentence is cut, and there is a breath between two', () => {
    const speech = [1.2, 4.71, 9.333, 0.4, 6];
    const scenes = timeScenes(speech);
    scenes.forEach((scene, index) => {
      const start = scene.speechStart ?? Number.NaN;
      expect(start).toBeGreaterThanOrEqual(scene.start + scene.transition.seconds);
      const end = start + (speech[index] ?? 0);
      expect(scene.start + scene.seconds - end).toBeGreaterThanOrEqual(0.4 - 1e-9);
    });
  });

  it('a film waits before its first word and after its last', () => {
    for (const speech of [[2], [1.2, 4.71], [null, 3, null], [0.2, 9]]) {
      const scenes = timeScenes(speech);
      const spoken = scenes.flatMap(({ speechStart }, index) =>
        speechStart === null
          ? []
          : [{ start: speechStart, end: speechStart + (speech[index] ?? 0) }],
      );
      expect(spoken[0]?.start).toBeGreaterThanOrEqual(0.6);
      expect(totalSeconds(scenes) - (spoken.at(-1)?.end ?? 0)).toBeGreaterThanOrEqual(1.5);
    }
    expect(timeScenes([2])[0]?.speechStart).toBeLessThanOrEqual(1);
  });

  it('an evening is told more calmly, and no sentence is heard in its longer fades', () => {
    const speech = [1.2, null, 4.71, 6];
    const pace = paceOfMood('evening');
    const [day, evening] = [timeScenes(speech), timeScenes(speech, pace)];
    expect(totalSeconds(evening)).toBeGreaterThan(1.1 * totalSeconds(day));
    evening.forEach((scene, index) => {
      const { start, speechStart, transition } = scene;
      if (speechStart !== null && index > 0) {
        expect(speechStart).toBeGreaterThan(start + transition.seconds);
      }
    });
    expect(evening[0]?.speechStart).toBe(day[0]?.speechStart);
    expect(pace.tempo).toBeLessThan(1);
    expect(timeScenes(speech, paceOfMood('bright'))).toEqual(day);
  });

  it('a silent scene has a length of its own and no sentence', () => {
    const [first] = timeScenes([null, null]);
    expect(first).toMatchObject({ start: 0, seconds: 4, speechStart: null });
  });

  it('a silent scene among others with sentences is no longer than a pause', () => {
    const [, pause] = timeScenes([2, null, 2], { pauses: true });
    expect(pause?.seconds).toBeCloseTo(2.4, 5);
    expect(timeScenes([2, null, 2])[1]?.seconds).toBe(4);
  });

  it('begin on whole frames, one after the other', () => {
    const scenes = timeScenes([3.21, null, 5.017, 2.9]);
    let at = 0;
    for (const scene of scenes) {
      expect(scene.start).toBeCloseTo(at, 9);
      expect(scene.seconds * 30).toBeCloseTo(Math.round(scene.seconds * 30), 6);
      at += scene.seconds;
    }
    expect(totalSeconds(scenes)).toBeCloseTo(at, 9);
  });

  it('the middle of each fade is on a beat of the music, within a frame', () => {
    for (const beats of [
      { seconds: 60 / 76, first: 0 },
      { seconds: 60 / 104, first: 0.31 },
    ]) {
      const plain = timeScenes([2.1, null, 4.71, 3], { pauses: true });
      const cut = timeScenes([2.1, null, 4.71, 3], { pauses: true, beats });
      cut.slice(1).forEach(({ start, transition }) => {
        const beat = (start + transition.seconds / 2 - beats.first) / beats.seconds;
        expect(Math.abs(beat - Math.round(beat)) * beats.seconds).toBeLessThanOrEqual(1 / 30);
      });
      cut.forEach(({ seconds }, index) => {
        const longer = seconds - (plain[index]?.seconds ?? 0);
        expect(longer).toBeGreaterThan(-1 / 30);
        expect(longer).toBeLessThan(beats.seconds + 1 / 30);
      });
    }
  });

  it('the first scene is cut to, the others are faded into', () => {
    const [first, second] = timeScenes([1, 1]);
    expect(first?.transition).toEqual({ kind: 'cut', seconds: 0 });
    expect(second?.transition.kind).toBe('crossfade');
  });
});

describe('what comes about in a scene', () => {
  it.each(['marking', 'building'] as const)(
    '%s is finished while it can still be looked at',
    (thing) => {
      for (const seconds of [1, 3.6, 5, 12]) {
        const reveal = timeReveal(thing, { seconds });
        expect(reveal.start).toBeGreaterThan(0);
        expect(reveal.start + reveal.seconds).toBeLessThanOrEqual(0.62 * seconds + 1e-9);
      }
      expect(timeReveal(thing, { seconds: 30 })).toEqual(timeReveal(thing, { seconds: 12 }));
    },
  );
});
