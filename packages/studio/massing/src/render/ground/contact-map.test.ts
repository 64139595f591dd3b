import { describe, expect, it } from '@jest/globals';
import { albedo, Material } from '../../geometry/material.js';
import { SceneMesh } from '../../geometry/scene-mesh.js';
import { packScene } from '../packed-scene.js';
import { ContactMap } from './contact-map.js';

const GREY = albedo('#808080');

function standing(draw: (mesh: SceneMesh) => void, slope?: { across: number; ahead: number }) {
  const mesh = new SceneMesh(({ x, z }) => (slope?.across ?? 0) * x + (slope?.ahead ?? 0) * z);
  draw(mesh);
  return new ContactMap(packScene(mesh, slope));
}

const house = (mesh: SceneMesh) =>
  mesh.box([-5, 0, 20], [5, 6, 28], { material: Material.plaster, colour: GREY });

describe('contact with the ground', () => {
  it('is darkest right at the wall and gone some metres off', () => {
    const map = standing(house);
    const lost = [0.02, 0.2, 0.6, 1.5].map((metres) => map.lost(0, 20 - metres));
    expect(lost[0]).toBeGreaterThan(0.4);
    expect(lost.every((value, i) => i === 0 || value < (lost[i - 1] ?? 0))).toBe(true);
    expect(map.lost(0, 16)).toBe(0);
  });

  it('is all round a thing', () => {
    const map = standing(house);
    for (const [x, z] of [
      [-5.1, 24],
      [5.1, 24],
      [0, 28.1],
    ] as const)
      expect(map.lost(x, z)).toBeGreaterThan(0.3);
  });

  it('is under what stands on legs and not under what hangs', () => {
    const map = standing((mesh) => {
      mesh.box([-3, 0, 20], [-2.9, 0.5, 20.1], { material: Material.timber, colour: GREY });
      mesh.box([3, 2, 20], [4, 2.2, 21], { material: Material.timber, colour: GREY });
    });
    expect(map.lost(-2.95, 19.95)).toBeGreaterThan(0.3);
    expect(map.lost(3.5, 19.95)).toBe(0);
  });

  it('is not round what lies in the ground', () => {
    const map = standing((mesh) =>
      mesh.box([-3, 0, 20], [3, 0.03, 24], { material: Material.gravel, colour: GREY }),
    );
    expect(map.lost(0, 19.95)).toBe(0);
  });

  it('follows a slope', () => {
    const map = standing(house, { across: 0.1, ahead: 0 });
    expect(map.lost(4, 19.95)).toBeGreaterThan(0.3);
    expect(map.lost(-4, 19.95)).toBeGreaterThan(0.3);
  });
});
