import { type Albedo, albedo, Material } from '../geometry/material.js';
import type { SceneMesh, Vec3 } from '../geometry/scene-mesh.js';
import { Spray } from '../render/materials/leaf-patterns.js';
import { plantColour, type TreeShape } from './foliage.js';

/** World places and sizes: trees are added to the mesh in world coordinates. */
export interface TreeSite {
  readonly x: number;
  readonly z: number;
  readonly height: number;
  /** 1 for a tree near the camera; less draws fewer, larger sprays. */
  readonly detail: number;
  readonly seen: Albedo | null;
  readonly random: () => number;
}

const BARK = albedo('#6b5a48');
const BIRCH_BARK = albedo('#cfcabd');

export function addTree(mesh: SceneMesh, shape: TreeShape, site: TreeSite): void {
  if (shape === 'conifer') addConifer(mesh, site);
  else if (shape === 'cypress') addCypress(mesh, site);
  else if (shape === 'palm') addPalm(mesh, site);
  else addBroadleaf(mesh, shape, site);
}

/** A leaning, tapering limb with six sides. */
function addLimb(
  mesh: SceneMesh,
  from: Vec3,
  to: Vec3,
  r0: number,
  r1: number,
  colour: Albedo,
): void {
  const sides = 6;
  for (let i = 0; i < sides; i++) {
    const [a, b] = [(i * 2 * Math.PI) / sides, ((i + 1) * 2 * Math.PI) / sides];
    mesh.polygon(
      [
        [from[0] + r0 * Math.cos(a), from[1], from[2] + r0 * Math.sin(a)],
        [from[0] + r0 * Math.cos(b), from[1], from[2] + r0 * Math.sin(b)],
        [to[0] + r1 * Math.cos(b), to[1], to[2] + r1 * Math.sin(b)],
        [to[0] + r1 * Math.cos(a), to[1], to[2] + r1 * Math.sin(a)],
      ],
      { material: Material.bark, colour: colour },
    );
  }
}

function tinted(colour: Albedo, by: number, yellow: number): Albedo {
  return [colour[0] * by * (1 + yellow), colour[1] * by * (1 + yellow * 0.35), colour[2] * by];
}

/** One spray of leaves in any position; `lift` levels it. */
export function addSpray(
  mesh: SceneMesh,
  centre: Vec3,
  half: number,
  lift: number,
  colour: Albedo,
  pattern: number,
  depth: number,
  random: () => number,
): void {
  const turn = random() * Math.PI * 2;
  const tilt = (random() * 2 - 1) * (1 - lift) * 1.5;
  const [ct, st] = [Math.cos(turn), Math.sin(turn)];
  const [cl, sl] = [Math.cos(tilt), Math.sin(tilt)];
  const a: Vec3 = [ct * half, (random() - 0.5) * 0.5 * half, st * half];
  const b: Vec3 = [-st * cl * half, sl * half, ct * cl * half];
  mesh.leaf(centre, a, b, colour, pattern + Math.floor(random() * 4), depth);
}

function addBroadleaf(
  mesh: SceneMesh,
  shape: 'broadleaf' | 'birch' | 'olive',
  site: TreeSite,
): void {
  const { x, z, height, detail, random } = site;
  const birch = shape === 'birch';
  const olive = shape === 'olive';
  const colour = plantColour(olive ? 'olive' : 'broadleaf', site.seen);
  const bark = birch ? BIRCH_BARK : BARK;
  const spread = height * (birch ? 0.23 : olive ? 0.46 : 0.37);
  const crownFoot = height * (birch ? 0.26 : olive ? 0.3 : 0.24);
  const thick = height * (birch ? 0.014 : olive ? 0.045 : 0.023);
  const bend: Vec3 = [
    x + (random() - 0.5) * height * 0.06,
    height * 0.62,
    z + (random() - 0.5) * height * 0.06,
  ];
  addLimb(
    mesh,
    [x, -0.05, z],
    [(x + bend[0]) / 2, crownFoot, (z + bend[2]) / 2],
    thick * 1.25,
    thick * 0.9,
    bark,
  );
  addLimb(
    mesh,
    [(x + bend[0]) / 2, crownFoot, (z + bend[2]) / 2],
    bend,
    thick * 0.9,
    thick * 0.35,
    bark,
  );
  const clusters = birch ? 22 : 34;
  const sprays = Math.round((birch ? 48 : 56) * detail);
  for (let i = 0; i < clusters; i++) {
    const share = (i + 0.5) / clusters;
    const angle = i * 2.4 + random();
    // The crown is widest below its middle and domed above.
    const level = crownFoot + (height - crownFoot) * (0.08 + 0.86 * share);
    const width = spread * Math.sqrt(Math.max(0.05, 1 - ((share - 0.36) / 0.68) ** 2));
    const out = width * (0.25 + 0.68 * Math.sqrt(random()));
    const cx = bend[0] + Math.cos(angle) * out;
    const cz = bend[2] + Math.sin(angle) * out;
    const cy = level + (random() - 0.5) * height * 0.07 - (birch ? out * 0.35 : 0);
    const radius = height * (birch ? 0.085 : 0.115) * (0.75 + 0.5 * random());
    if (i % 3 === 0)
      addLimb(
        mesh,
        [bend[0], crownFoot + (cy - crownFoot) * 0.4, bend[2]],
        [cx, cy - radius * 0.3, cz],
        thick * 0.4,
        thick * 0.1,
        bark,
      );
    const tone = 0.78 + 0.42 * random();
    const yellow = (random() - 0.4) * 0.35;
    for (let s = 0; s < sprays; s++) {
      const u = random() * 2 - 1;
      const phi = random() * Math.PI * 2;
      const r = radius * Math.cbrt(0.25 + 0.75 * random());
      const flat = Math.sqrt(1 - u * u);
      const p: Vec3 = [
        cx + r * flat * Math.cos(phi),
        cy + r * u * 0.8,
        cz + r * flat * Math.sin(phi),
      ];
      const fromHeart = Math.min(
        1,
        Math.hypot(p[0] - bend[0], (p[1] - height * 0.55) * 0.8, p[2] - bend[2]) / (spread * 1.05),
      );
      const half = (height * (birch ? 0.028 : 0.036) * (0.8 + 0.4 * random())) / Math.sqrt(detail);
      addSpray(
        mesh,
        p,
        half,
        0.35,
        tinted(colour, tone * (0.85 + 0.3 * random()), yellow),
        Spray.broad,
        1 - fromHeart,
        random,
      );
    }
  }
}

function addConifer(mesh: SceneMesh, site: TreeSite): void {
  const { x, z, height, detail, random } = site;
  const colour = plantColour('conifer', site.seen);
  addLimb(mesh, [x, -0.05, z], [x, height * 0.95, z], height * 0.02, 0.02, BARK);
  const whorls = Math.round(34 * Math.sqrt(detail)) + 8;
  for (let i = 0; i < whorls; i++) {
    const share = i / whorls;
    const level = height * (0.06 + 0.92 * share);
    const reach = height * 0.21 * (1 - share) ** 0.85 + 0.12;
    const boughs = Math.max(4, Math.round((5 + 9 * (1 - share)) * Math.sqrt(detail)));
    for (let bough = 0; bough < boughs; bough++) {
      const angle = (bough / boughs) * Math.PI * 2 + i * 1.3 + random() * 0.5;
      const long = reach * (0.55 + 0.6 * random());
      const tone = 0.72 + 0.5 * random();
      const pieces = Math.max(1, Math.round(long / (height * 0.042)));
      for (let piece = 0; piece < pieces; piece++) {
        const out = long * ((piece + 0.6) / pieces);
        const fall = -0.28 * out - 0.12 * out * (out / Math.max(0.2, reach));
        const half = (long / pieces) * 0.75 + height * 0.008;
        const p: Vec3 = [
          x + Math.cos(angle) * out,
          level + fall + (random() - 0.5) * height * 0.016,
          z + Math.sin(angle) * out,
        ];
        const a: Vec3 = [Math.cos(angle) * half, -0.38 * half, Math.sin(angle) * half];
        const roll = (random() - 0.5) * 1.2;
        const b: Vec3 = [
          -Math.sin(angle) * half * 0.62 * Math.cos(roll),
          half * 0.62 * Math.sin(roll),
          Math.cos(angle) * half * 0.62 * Math.cos(roll),
        ];
        mesh.leaf(
          p,
          a,
          b,
          tinted(colour, tone, (random() - 0.5) * 0.15),
          Spray.needle + Math.floor(random() * 4),
          0.85 * (1 - out / (reach * 1.15)),
        );
      }
    }
  }
}

function addCypress(mesh: SceneMesh, site: TreeSite): void {
  const { x, z, height, detail, random } = site;
  const colour = plantColour('cypress', site.seen);
  addLimb(mesh, [x, -0.05, z], [x, height * 0.3, z], height * 0.014, height * 0.01, BARK);
  const sprays = Math.round(900 * detail);
  for (let i = 0; i < sprays; i++) {
    const share = random() ** 0.9;
    const width =
      height *
      0.075 *
      Math.sqrt(Math.max(0.02, Math.sin(Math.PI * Math.min(0.98, 0.1 + share * 0.88)))) *
      (1.15 - 0.55 * share);
    const r = width * Math.sqrt(0.35 + 0.65 * random());
    const phi = random() * Math.PI * 2;
    const p: Vec3 = [x + r * Math.cos(phi), height * (0.04 + 0.94 * share), z + r * Math.sin(phi)];
    const half = height * 0.02 * (0.8 + 0.5 * random());
    const a: Vec3 = [Math.cos(phi) * half * 0.3, half, Math.sin(phi) * half * 0.3];
    const b: Vec3 = [
      -Math.sin(phi + random()) * half * 0.6,
      0,
      Math.cos(phi + random()) * half * 0.6,
    ];
    mesh.leaf(
      p,
      a,
      b,
      tinted(colour, 0.65 + 0.6 * random(), (random() - 0.5) * 0.2),
      Spray.needle + Math.floor(random() * 4),
      0.8 * (1 - r / Math.max(0.05, width)),
    );
  }
}

function addPalm(mesh: SceneMesh, site: TreeSite): void {
  const { x, z, height, random } = site;
  const colour = plantColour('palm', site.seen);
  const lean: Vec3 = [
    x + (random() - 0.5) * height * 0.16,
    height * 0.8,
    z + (random() - 0.5) * height * 0.16,
  ];
  addLimb(mesh, [x, -0.05, z], lean, height * 0.026, height * 0.019, albedo('#84725a'));
  const fronds = 26;
  for (let i = 0; i < fronds; i++) {
    const angle = i * 2.4;
    const rise = 1.1 - 1.5 * (i / fronds);
    const long = height * 0.3 * (0.85 + 0.3 * random());
    const pieces = 6;
    for (let piece = 0; piece < pieces; piece++) {
      const t = (piece + 0.5) / pieces;
      const out = long * t * Math.cos(rise * 0.6);
      const up = long * (Math.sin(rise) * t - 0.75 * t * t);
      const half = (long / pieces) * 0.72;
      const slope = Math.sin(rise) - 1.5 * t;
      const p: Vec3 = [
        lean[0] + Math.cos(angle) * out,
        lean[1] + up,
        lean[2] + Math.sin(angle) * out,
      ];
      const a: Vec3 = [Math.cos(angle) * half, slope * half, Math.sin(angle) * half];
      const w = half * 1.2 * (1 - 0.55 * t);
      const b: Vec3 = [-Math.sin(angle) * w, -0.25 * w, Math.cos(angle) * w];
      mesh.leaf(
        p,
        a,
        b,
        tinted(colour, 0.75 + 0.5 * random(), (random() - 0.5) * 0.2),
        Spray.needle + Math.floor(random() * 4),
        0.3 * (1 - t),
      );
    }
  }
}
