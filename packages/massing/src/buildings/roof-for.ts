import { type Albedo, Material } from '../geometry/material.js';
import {
  addFlatRoof,
  addGableRoof,
  addGables,
  addHipRoof,
  addMonoPitch,
  type Plan,
  type RoofFinish,
} from '../geometry/roof.js';
import { BuildPhase, type SceneMesh } from '../geometry/scene-mesh.js';
import type { Finish, WallFinish } from '../geometry/wall.js';
import type { ProposalBrief } from '../proposal-brief.js';

export interface RoofForm {
  readonly plan: Plan;
  readonly wallTop: number;
  readonly slopeDegrees: number;
  readonly overhang: number;
  readonly ridge?: 'x' | 'z';
  readonly gables: Finish;
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

/** The roof a brief asks for over one rectangular volume, with what closes the walls under it. */
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
    addFlatRoof(mesh, plan, wallTop, overhang, 0.32, finish);
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
      gables.material,
      gables.colour,
    );
  }
  mesh.polygon(
    [
      [plan.x0, wallTop, plan.z0],
      [plan.x1, wallTop, plan.z0],
      [plan.x1, wallTop + rise, plan.z0],
      [plan.x0, wallTop + rise, plan.z0],
    ],
    Material.glass,
    [0.03, 0.035, 0.035],
    {
      textureOrigin: [plan.x0, wallTop - 2, plan.z0],
      textureU: [1, 0, 0],
      parameters: [plan.x1 - plan.x0, rise + 2, 7, 1],
    },
  );
}

/** Walls and roof trims of a gable's triangle share the wall's finish. */
export function gableFinish(finish: WallFinish): Finish {
  return { material: finish.material, colour: finish.colour };
}

export function darker(colour: Albedo, share: number): Albedo {
  return [colour[0] * share, colour[1] * share, colour[2] * share];
}
