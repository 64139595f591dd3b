import { Material } from '../geometry/material.js';
import type { Plan } from '../geometry/roof.js';
import { rectangle, type SceneMesh } from '../geometry/scene-mesh.js';
import { addVolume, openingRow } from '../geometry/volume.js';
import type { WallFinish } from '../geometry/wall.js';
import { openingRows } from './house-data.js';
import { TIMBER_WARM } from './palette.js';
import { addRailing } from './railing.js';

const rows = openingRows.framedStorey;
export interface FramedStoreyLooks {
  readonly walls: WallFinish;
  /** Between the panes, behind the frame. */
  readonly infill: WallFinish;
  /** The frame is deep enough for a balcony, with a glass pane as railing. */
  readonly balcony: boolean;
}

const FIN = 0.3;
const SHALLOW = 0.4;
const DEEP = 1.25;

/** A storey as one box of wall whose front is a frame: floor, roof and sides stand before clad and glazed bays. */
export function addFramedStorey(
  mesh: SceneMesh,
  plan: Plan,
  floor: number,
  height: number,
  { walls, infill, balcony }: FramedStoreyLooks,
): void {
  const { x0, x1, z0, z1 } = plan;
  const inset = balcony ? DEEP : SHALLOW;
  const top = floor + height;
  const inner: Plan = { x0: x0 + FIN, x1: x1 - FIN, z0: z0 + inset, z1 };
  const length = inner.x1 - inner.x0;
  const depth = z1 - z0;
  // Bays of the same width; every third is closed, so that glass and cladding alternate.
  const bays = Math.max(3, Math.round(length / 1.9));
  const bay = length / bays;
  const closed = (i: number) => bays > 3 && i % 3 === 2;
  const front = Array.from({ length: bays }, (_, i) => i)
    .filter((i) => !closed(i))
    .map((i) => ({
      u0: i * bay + 0.1,
      u1: (i + 1) * bay - 0.1,
      v0: 0.06,
      v1: height - 0.28,
      style: 'glazing' as const,
    }));
  addVolume(
    mesh,
    inner,
    floor,
    top,
    walls,
    {
      front,
      back: openingRow(0.5, length - 0.5, {
        ...rows.back,
        count: Math.max(rows.back.count, Math.round(length / 3)),
      }),
    },
    { front: infill },
  );
  const slots = openingRow(0.9, depth - inset - 0.4, rows.side);
  for (const [a, b] of [
    [x0, x0 + FIN],
    [x1 - FIN, x1],
  ] as const) {
    const left = a === x0;
    // The outer faces carry windows; the fin's edge and inside are plain.
    addVolume(
      mesh,
      { x0: a, x1: b, z0, z1 },
      floor,
      top,
      walls,
      left ? { left: slots } : { right: slots.map((o) => mirrored(o, depth)) },
    );
  }
  mesh.polygon(rectangle([x0, floor, z0], [x1, floor, z1]), TIMBER_WARM);
  mesh.box([x0, floor - 0.04, z0], [x1, floor + 0.04, z0 + inset], walls, {
    material: Material.deck,
    colour: TIMBER_WARM.colour,
  });
  if (balcony) addRailing(mesh, [x0 + FIN, z0 + 0.08], [x1 - FIN, z0 + 0.08], floor, 'glass');
}

/** The same openings on the opposite wall, which runs the other way. */
function mirrored<T extends { readonly u0: number; readonly u1: number }>(o: T, length: number): T {
  return { ...o, u0: length - o.u1, u1: length - o.u0 };
}
