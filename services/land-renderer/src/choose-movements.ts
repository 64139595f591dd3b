import { type CameraMovement, cameraMovements } from '@groundwork/contract';

type SceneKind = 'terrain' | 'marked' | 'proposal' | 'supplied';

/**
 * Moves that suit a kind of scene, best first. The film comes down from the sky to the land, where the outline is
 * about to be drawn; a marked area is approached, a house is looked at from a curve. What is drawn on the plot's photo
 * is seen by a camera that goes on from scene to scene, and one that already sees all of the photo cannot draw back
 * further: no dolly_out there.
 */
const suited: Readonly<Record<SceneKind, readonly CameraMovement[]>> = {
  terrain: ['traveling_down'],
  marked: ['dolly_in', 'arc_left', 'arc_right'],
  proposal: ['arc_right', 'dolly_in', 'arc_left', 'traveling_left', 'traveling_right'],
  supplied: ['dolly_in', 'traveling_right', 'arc_left', 'dolly_out', 'traveling_left', 'arc_right'],
};

/** The customer's moves, and for the other scenes suited ones, no two alike in a row. */
export function chooseMovements(
  scenes: readonly { readonly kind: SceneKind; readonly asked: CameraMovement | null }[],
  seed: number,
): CameraMovement[] {
  const chosen: CameraMovement[] = [];
  scenes.forEach((scene, index) => {
    const before = chosen[index - 1];
    const after = scenes[index + 1]?.asked;
    const candidates = suited[scene.kind];
    const from = (seed + index) % candidates.length;
    const free = [...candidates.slice(from), ...candidates.slice(0, from), ...cameraMovements].find(
      (move) => move !== before && move !== after,
    );
    chosen.push(scene.asked ?? free ?? 'dolly_in');
  });
  return chosen;
}
