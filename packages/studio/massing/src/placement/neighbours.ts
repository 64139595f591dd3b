import { seededNumbers } from '@groundwork/imaging';
import type { GroundPoint } from '@groundwork/photo-reading/camera/ground-point';
import type { SceneCamera } from '@groundwork/photo-reading/camera/scene-camera-schema';
import type { Variant } from '../buildings/designs.js';
import type { ProposalBrief } from '../proposal.js';
import { buildingFrame, type Frame } from './composition.js';
import { fits, type Rectangle, tooClose } from './footprint.js';

/** Ground that one more building of a kind is given, in square metres, with its garden. */
const GROUND_PER_BUILDING = {
  modern_villa: 1250,
  gabled_house: 1000,
  mediterranean: 1250,
  farmhouse: 1700,
  row_houses: 1600,
  apartment_block: 2200,
  cabins: 260,
} as const;
const MOST_BUILDINGS = { eye_level: 1, oblique: 3, straight_down: 5 } as const;
const MOST_CABINS = 5;
const CABINS_WHEN_ROOM = 3;

export function wantedBuildings(
  brief: ProposalBrief,
  camera: SceneCamera,
  plotSquareMetres: number,
): number {
  if (brief.kind === 'cabins' && brief.homes !== null) return brief.homes;
  const room = Math.max(1, Math.floor(plotSquareMetres / GROUND_PER_BUILDING[brief.kind]));
  if (brief.kind === 'cabins')
    return camera.view === 'eye_level' ? CABINS_WHEN_ROOM : Math.min(room, MOST_CABINS);
  return Math.min(room, MOST_BUILDINGS[camera.view]);
}

interface First {
  readonly camera: SceneCamera;
  readonly plot: readonly GroundPoint[];
  readonly rectangle: Rectangle;
  readonly variant: Variant;
  readonly frame: Frame;
  readonly setback: number;
}

/** Places for the further buildings of a proposal: in rows with the first from above, staggered and each in view at eye level. */
export function neighbours(first: First, wanted: number, seed: number): Rectangle[] {
  const found: Rectangle[] = [];
  if (wanted <= 1) return found;
  const { camera, plot, rectangle, setback } = first;
  const { size } = first.variant;
  const random = seededNumbers(seed ^ 0x51ed27);
  const loose = size.width < 10;
  const gap = loose ? 3 : 8;
  const pitchX = size.width + gap + (loose ? 1.5 : 4);
  const pitchZ = size.depth + gap + (loose ? 2 : 8);
  const angle = (rectangle.rotationDegrees * Math.PI) / 180;
  const steps: { i: number; j: number }[] = [];
  for (let i = -6; i <= 6; i++)
    for (let j = -6; j <= 6; j++) if (i !== 0 || j !== 0) steps.push({ i, j });
  steps.sort(
    (a, b) => Math.hypot(a.i, a.j * 1.3) - Math.hypot(b.i, b.j * 1.3) || a.i - b.i || a.j - b.j,
  );
  const frames = [first.frame];
  for (const { i, j } of steps) {
    if (found.length + 1 >= wanted) break;
    const jitter = loose ? 2.2 : 0.8;
    const dx = i * pitchX + (random() - 0.5) * jitter + (loose ? (j & 1) * pitchX * 0.5 : 0);
    const dz = j * pitchZ + (random() - 0.5) * jitter * 1.6;
    const candidate: Rectangle = {
      ...rectangle,
      centre: {
        x: rectangle.centre.x + dx * Math.cos(angle) - dz * Math.sin(angle),
        z: rectangle.centre.z + dx * Math.sin(angle) + dz * Math.cos(angle),
      },
      rotationDegrees: rectangle.rotationDegrees + (loose ? (random() - 0.5) * 26 : 0),
    };
    if (!fits(plot, candidate, setback)) continue;
    if ([rectangle, ...found].some((other) => tooClose(other, candidate, gap))) continue;
    const frame = buildingFrame(camera, candidate, size.height);
    if (
      frame === null ||
      (camera.view === 'eye_level' &&
        (hides(frames, frame, loose ? 0.42 : 0.34) || frame.left < 0 || frame.right > 1))
    )
      continue;
    found.push(candidate);
    frames.push(frame);
  }
  return found;
}

/** Whether more than a share of the narrower of two would be lost behind the other. */
function hides(frames: readonly Frame[], frame: Frame, share: number): boolean {
  return frames.some((other) => {
    const overlap = Math.min(frame.right, other.right) - Math.max(frame.left, other.left);
    return overlap > share * Math.min(frame.right - frame.left, other.right - other.left);
  });
}
