import type { Sun } from '@groundwork/photo-reading/camera/sun';
import { describe, expect, it } from '@jest/globals';
import { albedo, Material } from '../../geometry/material.js';
import { SceneMesh } from '../../geometry/scene-mesh.js';
import { packScene } from '../packed-scene.js';
import { lightScene, sunVisibility } from './scene-light.js';

/** A wall along x, seen from the side of the sun: the edge of its shadow runs along x as well. */
function wall(height: number) {
  const mesh = new SceneMesh();
  mesh.box([-8, 0, 20], [8, height, 20.3], {
    material: Material.plaster,
    colour: albedo('#ffffff'),
  });
  return packScene(mesh);
}

/** Metres over which the light comes back at the far edge of the wall's shadow. */
function penumbra(height: number, source: Sun['source']): number {
  const sun: Sun = { azimuthDegrees: 180, elevationDegrees: 45, source };
  const { sun: maps } = lightScene(wall(height), sun, true, 1);
  if (maps === null) throw new Error('no sun');
  const lit: number[] = [];
  for (let z = 20.3; z < 40; z += 0.01) lit.push(sunVisibility(maps, 0, 0.02, z, 0.03));
  return lit.filter((share) => share > 0.02 && share < 0.98).length * 0.01;
}

describe('the edge of a shadow', () => {
  it('is the wider the further off the thing is that throws it', () => {
    const [near, far] = [penumbra(1.5, 'metadata'), penumbra(6, 'metadata')];
    expect(far).toBeGreaterThan(2 * near);
  });

  it('is hard under a sun whose place is known and soft under one that is not', () => {
    expect(penumbra(6, 'visible')).toBeLessThan(0.7);
    expect(penumbra(6, 'unknown')).toBeGreaterThan(1.5);
  });
});
