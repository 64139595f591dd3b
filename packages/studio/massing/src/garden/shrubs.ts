import { type Albedo, albedo, Material } from '../geometry/material.js';
import type { SceneMesh, Vec3 } from '../geometry/scene-mesh.js';
import { Spray } from '../render/materials/leaf-patterns.js';
import { plantColour } from './foliage.js';
import { addSpray } from './trees.js';

const FLOWERS = [
  albedo('#8f78b5'),
  albedo('#e6e0d2'),
  albedo('#c98fa0'),
  albedo('#d9b45a'),
] as const;

/** A low round shrub at a world place: a dark inside, through which nothing is seen, under a skin of sprays. */
export function addShrub(
  mesh: SceneMesh,
  x: number,
  z: number,
  radius: number,
  detail: number,
  seen: Albedo | null,
  random: () => number,
): void {
  const colour = plantColour('hedge', seen);
  const tone = 0.75 + 0.6 * random();
  const flower = random() < 0.35 ? FLOWERS[Math.floor(random() * FLOWERS.length)] : undefined;
  const half = radius * 0.5;
  mesh.within({ x, z, rotationDegrees: 30 }, () => {
    mesh.box([-half, 0, -half], [half, radius * 0.85, half], {
      material: Material.foliage,
      colour: [colour[0] * 0.5, colour[1] * 0.5, colour[2] * 0.5],
    });
  });
  const sprays = Math.round(90 * detail);
  for (let i = 0; i < sprays; i++) {
    const phi = random() * Math.PI * 2;
    const up = random();
    const r = radius * Math.sqrt(1 - up * up * 0.9) * (0.55 + 0.45 * random());
    const p: Vec3 = [x + r * Math.cos(phi), 0.08 + up * radius * 1.15, z + r * Math.sin(phi)];
    const blossom = flower !== undefined && up > 0.45 && random() < 0.3;
    const by = tone * (0.8 + 0.4 * random());
    const own: Albedo =
      blossom && flower ? flower : [colour[0] * by, colour[1] * by, colour[2] * by];
    addSpray(
      mesh,
      p,
      radius * (blossom ? 0.16 : 0.26),
      0.2,
      own,
      Spray.broad,
      0.75 * (1 - r / radius) * (1 - up),
      random,
    );
  }
}

export function addGrassTuft(
  mesh: SceneMesh,
  x: number,
  z: number,
  height: number,
  seen: Albedo | null,
  random: () => number,
): void {
  const colour = plantColour('grass', seen);
  for (let i = 0; i < 6; i++) {
    const phi = (i / 6) * Math.PI + random() * 0.4;
    const lean = (random() - 0.5) * 0.35;
    const half = height * (0.4 + 0.2 * random());
    const by = 0.75 + 0.5 * random();
    const a: Vec3 = [Math.cos(phi) * half * 0.8, 0, Math.sin(phi) * half * 0.8];
    // The stencil's blades grow from its far edge: the card hangs upside down in its own directions.
    const b: Vec3 = [-Math.sin(phi) * lean * half, -half, Math.cos(phi) * lean * half];
    mesh.leaf(
      [x + (random() - 0.5) * 0.12, half * 0.94, z + (random() - 0.5) * 0.12],
      a,
      b,
      [colour[0] * by, colour[1] * by, colour[2] * by],
      Spray.blade + Math.floor(random() * 4),
      0.2,
    );
  }
}

/** A clipped hedge between two world places: a dark inside under a skin of sprays. */
export function addHedge(
  mesh: SceneMesh,
  from: readonly [number, number],
  to: readonly [number, number],
  height: number,
  detail: number,
  seen: Albedo | null,
  random: () => number,
): void {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  if (length < 0.4) return;
  const [dx, dz] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const half = 0.38;
  const colour = plantColour('hedge', seen);
  const rotationDegrees = (Math.atan2(dz, dx) * 180) / Math.PI;
  mesh.within({ x: from[0], z: from[1], rotationDegrees }, () => {
    mesh.box([0.05, 0, -half + 0.1], [length - 0.05, height - 0.1, half - 0.1], {
      material: Material.foliage,
      colour: [colour[0] * 0.5, colour[1] * 0.5, colour[2] * 0.5],
    });
  });
  const skin = length * (height * 2 + half * 2);
  const sprays = Math.round(skin * 55 * detail);
  for (let i = 0; i < sprays; i++) {
    const along = random() * length;
    const place = random() * (height * 2 + half * 2);
    let side: number;
    let up: number;
    if (place < height) [side, up] = [-half, place];
    else if (place < height * 2) [side, up] = [half, place - height];
    else [side, up] = [place - height * 2 - half, height];
    side += (random() - 0.5) * 0.12;
    up = Math.max(0.04, up + (random() - 0.5) * 0.1);
    const by = 0.7 + 0.6 * random();
    const p: Vec3 = [from[0] + dx * along - dz * side, up, from[1] + dz * along + dx * side];
    addSpray(
      mesh,
      p,
      0.13 / Math.sqrt(detail),
      0.1,
      [colour[0] * by, colour[1] * by, colour[2] * by],
      Spray.broad,
      0.1,
      random,
    );
  }
}
