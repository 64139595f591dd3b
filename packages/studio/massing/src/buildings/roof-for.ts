import { type Albedo, type Finish, GLASS, painted } from '../geometry/material.js';
import {
  addFlatRoof,
  addGableRoof,
  addGables,
  addHipRoof,
  addMonoPitch,
  type Plan,
  type RoofFinish,
} from '../geometry/roof.js';
import { BuildPhase, rectangle, type SceneMesh } from '../geometry/scene-mesh.js';
import type { WallFinish } from '../geometry/wall.js';
import type { ProposalBrief } from '../proposal.js';

export interface RoofForm {
  readonly plan: Plan;
  readonly wallTop: number;
  readonly slopeDegrees: number;
  readonly overhang: number;
  readonly ridge?: 'x' | 'z';
  readonly gables: Finish;
  /** Height of a flat roof's edge in metres. */
  readonly edge?: number;
  /** Solar panels and a roof light, where the roof is flat. */
  readonly plant?: boolean;
}

/** How far a roof of that shape rises over the walls, in metres. */
export function roofRise(
  brief: ProposalBrief,
  width: number,
  depth: number,
  slopeDegrees: number,
): number {
  const slope = Math.tan((slopeDegrees * Math.PI) / 180);
  if (brief.roof === 'flat') return 0.4;
  if (brief.roof === 'mono_pitch') return depth * Math.tan((10 * Math.PI) / 180) + 0.4;
  return (Math.min(width, depth) / 2) * slope + 0.4;
}

/** The roof of a brief over one rectangular volume, with the tops of its walls. */
export function addRoofFor(
  mesh: SceneMesh,
  brief: ProposalBrief,
  form: RoofForm,
  finish: RoofFinish,
): void {
  const outer = mesh.phase;
  const { plan, wallTop, slopeDegrees, overhang } = form;
  mesh.phase = BuildPhase.roof;
  if (brief.roof === 'flat') {
    const edge = form.edge ?? 0.32;
    addFlatRoof(mesh, plan, wallTop, overhang, edge, finish);
    if (form.plant === true) addRoofPlant(mesh, plan, wallTop + edge + 0.01);
  } else if (brief.roof === 'hip') {
    addHipRoof(mesh, plan, wallTop, slopeDegrees, overhang, finish);
  } else if (brief.roof === 'mono_pitch') {
    addMono(mesh, form, finish);
  } else {
    const along = plan.x1 - plan.x0 >= plan.z1 - plan.z0 ? 'x' : 'z';
    const roof = {
      plan,
      eaves: wallTop,
      slopeDegrees,
      overhang,
      verge: Math.min(0.35, overhang),
      ridge: form.ridge ?? along,
    } as const;
    addGables(mesh, roof, form.gables);
    addGableRoof(mesh, roof, finish);
  }
  mesh.phase = outer;
}

/** Low rows of solar panels towards the back, a roof light towards the front. */
function addRoofPlant(mesh: SceneMesh, plan: Plan, top: number): void {
  const [width, depth] = [plan.x1 - plan.x0, plan.z1 - plan.z0];
  if (width < 6 || depth < 5) return;
  const panel: Albedo = [0.018, 0.024, 0.045];
  const rim: Albedo = [0.3, 0.31, 0.32];
  for (let row = 0; row < 2; row++) {
    const z = plan.z1 - 1.6 - row * 1.7;
    const count = Math.floor((width - 2.4) / 1.75);
    for (let i = 0; i < count; i++) {
      const x = plan.x0 + 1.2 + i * 1.75;
      const sheet = (inset: number, lift: number, colour: Albedo) =>
        mesh.polygon(
          [
            [x + inset, top + 0.12 + lift, z - 1 + inset],
            [x + 1.7 - inset, top + 0.12 + lift, z - 1 + inset],
            [x + 1.7 - inset, top + 0.34 + lift, z - inset],
            [x + inset, top + 0.34 + lift, z - inset],
          ],
          painted(colour),
        );
      sheet(0, 0, rim);
      sheet(0.04, 0.012, panel);
    }
  }
  const x = plan.x0 + width * 0.3;
  const z = plan.z0 + depth * 0.25;
  mesh.box([x, top, z], [x + 1.4, top + 0.2, z + 1], painted(rim));
  mesh.polygon(
    rectangle([x + 0.08, top + 0.21, z + 0.08], [x + 1.32, top + 0.21, z + 0.92]),
    GLASS,
    {
      textureOrigin: [x, top + 0.21, z],
      textureU: [1, 0, 0],
      parameters: [1.4, 1, 9, 0],
    },
  );
}

function addMono(
  mesh: SceneMesh,
  { plan, wallTop, overhang, gables }: RoofForm,
  finish: RoofFinish,
): void {
  const rise = (plan.z1 - plan.z0) * Math.tan((10 * Math.PI) / 180);
  addMonoPitch(mesh, plan, wallTop + rise, wallTop, overhang, finish);
  for (const x of [plan.x0, plan.x1]) {
    mesh.polygon(
      [
        [x, wallTop, plan.z0],
        [x, wallTop, plan.z1],
        [x, wallTop + rise, plan.z0],
      ],
      gables,
    );
  }
  mesh.polygon(rectangle([plan.x0, wallTop, plan.z0], [plan.x1, wallTop + rise, plan.z0]), GLASS, {
    textureOrigin: [plan.x0, wallTop - 2, plan.z0],
    textureU: [1, 0, 0],
    parameters: [plan.x1 - plan.x0, rise + 2, 7, 1],
  });
}

/** Walls and roof trims of a gable's triangle share the wall's finish. */
export function gableFinish(finish: WallFinish): Finish {
  return { material: finish.material, colour: finish.colour };
}
