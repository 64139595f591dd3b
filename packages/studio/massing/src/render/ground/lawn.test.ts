import { describe, expect, it } from '@jest/globals';
import { Material } from '../../geometry/material.js';
import { rectangle, SceneMesh } from '../../geometry/scene-mesh.js';
import { newFragment } from '../fragment.js';
import { packScene } from '../packed-scene.js';
import { growLawn, lawn, lawnsOf } from './lawn.js';

function coverAt(u: number, v: number): number {
  const fragment = { ...newFragment(), u, v, p0: 10, p1: 6 };
  lawn(fragment);
  return fragment.cover;
}

const mesh = new SceneMesh();
mesh.polygon(rectangle([-10, 0, -6], [10, 0, 6]), {
  material: Material.lawn,
  colour: [0.1, 0.2, 0.05],
});
const scene = packScene(mesh);
const luminance = ([r = 0, g = 0, b = 0]: ArrayLike<number> & Iterable<number>) =>
  0.2126 * r + 0.7152 * g + 0.0722 * b;

describe('a lawn', () => {
  it('covers its middle and ends in a ragged, graded edge', () => {
    expect(coverAt(0, 0)).toBe(1);
    const ends = Array.from({ length: 60 }, (_, at) => {
      const v = (at / 60) * 10 - 5;
      let u = 0;
      while (u < 14 && coverAt(u, v) > 0.5) u += 0.05;
      return u;
    });
    expect(Math.max(...ends) - Math.min(...ends)).toBeGreaterThan(0.4);
    expect(Math.max(...ends)).toBeLessThan(10.5);
    let graded = 0;
    for (let u = 8; u < 11; u += 0.02) {
      const cover = coverAt(u, 0);
      if (cover > 0.02 && cover < 0.98) graded += 1;
    }
    expect(graded).toBeGreaterThan(20);
  });

  it('takes the hue of grass and keeps the light and dark of the ground under it', () => {
    const target = new Float32Array(3);
    for (const light of [0.05, 0.2, 0.6]) {
      const ground = Float32Array.of(light * 1.2, light, light * 0.7);
      growLawn(scene, 0, 1, ground, target);
      expect(luminance(target)).toBeCloseTo(luminance(ground), 5);
      const [red = 0, green = 0] = target;
      expect(green / red).toBeGreaterThan((ground[1] ?? 0) / (ground[0] ?? 1));
    }
    growLawn(scene, 0, 0, Float32Array.of(0.3, 0.2, 0.1), target);
    expect([...target]).toEqual([...Float32Array.of(0.3, 0.2, 0.1)]);
  });

  it('is known by its id among what is seen', () => {
    expect([...lawnsOf(scene)]).toEqual([0, 1]);
  });
});
