import { noPhotoMetadata } from '@groundwork/imaging';
import { describe, expect, it } from '@jest/globals';
import { drawnPlots } from '../fixtures/drawn-plots.js';
import { seenAsDrawn } from '../fixtures/seen-as-drawn.js';
import { perceptionClasses } from '../perception/perception.js';
import { plotConfidence } from './plot-confidence.js';
import { judgePhoto } from './read-photo.js';

describe('confidence in a plot at eye level', () => {
  const scene = drawnPlots.meadow();
  const seen = seenAsDrawn(scene);
  const { plot, ...reading } = judgePhoto({
    ...{ photo: scene.photo, metadata: noPhotoMetadata, seen, area: null },
  });
  if (plot === null) throw new Error('The drawn meadow has a plot.');
  const near = Math.max(...plot.polygon.map(({ y }) => y));

  /** Something that lies on part of the columns, on rows between the plot and the photographer. */
  const barredBy = (name: (typeof perceptionClasses)[number], share: number) => {
    const probabilities = Uint8Array.from(seen.probabilities);
    const from = Math.floor((near + 0.4 * (1 - near)) * seen.height);
    const to = Math.ceil((near + 0.7 * (1 - near)) * seen.height);
    for (let row = from; row < to; row += 1) {
      for (let column = 0; column < share * seen.width; column += 1) {
        const at = (row * seen.width + column) * perceptionClasses.length;
        probabilities.fill(0, at, at + perceptionClasses.length);
        probabilities[at + perceptionClasses.indexOf(name)] = 255;
      }
    }
    return { ...seen, probabilities };
  };

  it('is none across a lake or behind a wood', () => {
    expect(plotConfidence(plot.polygon, reading.view, seen)).toBeGreaterThan(0.3);
    expect(plotConfidence(plot.polygon, reading.view, barredBy('water', 1))).toBe(0);
    expect(plotConfidence(plot.polygon, reading.view, barredBy('trees', 1))).toBe(0);
  });

  it('stays beside a pond, and across a road', () => {
    expect(plotConfidence(plot.polygon, reading.view, barredBy('water', 0.25))).toBeGreaterThan(
      0.3,
    );
    expect(plotConfidence(plot.polygon, reading.view, barredBy('road', 1))).toBeGreaterThan(0.3);
  });
});
