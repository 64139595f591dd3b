import type { BuildingDoors } from '../buildings/building.js';
import { Material } from '../geometry/material.js';
import type { ProposalBrief } from '../proposal.js';
import { DRIVES, type GroundFinish, type LocalGround, layStrip, layWay } from './local-ground.js';
import { addRamp, addSteps } from './plinth.js';

/** Length of a drive: a car stands on it. */
const FORECOURT = 6.5;
const PATH_WIDTH = 1.5;
const CAR_WIDTH = 2.1;
const DOOR_PATH = 5;

/** Width in metres below which only a path fits. */
const PATH_ONLY = 2.2;

/**
 * The drive to the garage or the door, or a path, and their connection. It ends before the house: no photo tells where a way
 * to the street would lead.
 * @returns whether cars have a drive
 */
export function layDrive(ground: LocalGround, brief: ProposalBrief, doors: BuildingDoors): boolean {
  const finish = DRIVES[brief.drive];
  const { garage, entrance, furtherDoors } = doors;
  const paved = finish ?? DRIVES.paved;
  if (paved === null) return false;
  const isShared = furtherDoors.length > 0 || brief.kind === 'cabins';
  const end = garage ?? (isShared ? null : { ...entrance, width: CAR_WIDTH });
  const wide = (end?.width ?? 0) + 0.5;
  const hasDrive =
    finish !== null && end !== null && layOutwards(ground, end.x, wide, end.z, finish, FORECOURT);
  const isReached =
    hasDrive && (garage === null || layDoorPath(ground, entrance, garage, wide, paved));
  if (!isReached) layOutwards(ground, entrance.x, PATH_WIDTH, entrance.z, paved, DOOR_PATH);
  for (const door of furtherDoors)
    layOutwards(ground, door.x, PATH_WIDTH, door.z, paved, DOOR_PATH);
  return hasDrive;
}

/** Lays a way straight out from the front. @returns whether there was room */
function layOutwards(
  ground: LocalGround,
  x: number,
  wide: number,
  from: number,
  finish: GroundFinish,
  longest: number,
): boolean {
  const [x0, x1] = [x - wide / 2, x + wide / 2];
  const outer = Math.min(from, -ground.depth / 2) - 0.02;
  for (let length = longest; length >= 1.5; length -= 0.25) {
    if (!ground.claim(x0, x1, outer - length, outer, -0.05)) continue;
    const end = outer - length;
    let climb = 0;
    ground.drawLevel(() => {
      if (wide > PATH_ONLY) climb = addRamp(ground.mesh, [x0, x1], outer, finish);
      else addSteps(ground.mesh, x, wide, outer, 0);
    });
    const foot = climb === 0 ? from + 0.35 : outer - climb;
    if (end < foot) ground.draw(() => layWay(ground.mesh, [x0, x1], [end, foot], finish));
    return true;
  }
  return false;
}

/** From the drive to the door, along the front; false where something lies between. */
function layDoorPath(
  ground: LocalGround,
  entrance: BuildingDoors['entrance'],
  garage: NonNullable<BuildingDoors['garage']>,
  wide: number,
  finish: GroundFinish,
): boolean {
  const toLeft = entrance.x < garage.x;
  const beside = garage.x + (toLeft ? -wide / 2 : wide / 2);
  const [x0, x1] = toLeft ? [entrance.x - 0.7, beside] : [beside, entrance.x + 0.7];
  if (x1 - x0 < 0.6) return true;
  const z1 = Math.min(entrance.z, -ground.depth / 2 + 0.9);
  const z0 = z1 - PATH_WIDTH;
  if (!ground.plan.isFree(ground.rectangle(x0, x1, z0, -ground.depth / 2 - 0.05), -0.1))
    return false;
  ground.claim(x0, x1, z0, -ground.depth / 2 - 0.05, -0.1);
  ground.drawLevel(() =>
    addSteps(ground.mesh, entrance.x, 1.6, Math.min(entrance.z, -ground.depth / 2) - 0.1, 0),
  );
  ground.draw(() => {
    layStrip(ground.mesh, [x0, x1], [z0, z1], 0.03, finish, 'clean');
    layStrip(
      ground.mesh,
      [entrance.x - 0.7, entrance.x + 0.7],
      [z1, Math.max(z1, entrance.z + 0.6)],
      0.03,
      finish,
      'clean',
    );
    ground.mesh.box([x0, 0, z0], [x1, 0.05, z0 + 0.08], {
      material: Material.concrete,
      colour: [0.3, 0.29, 0.27],
    });
  });
  return true;
}
