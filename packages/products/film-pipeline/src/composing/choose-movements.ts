import { type CameraMovement, cameraMovements } from '@groundwork/contract/films/fields';

export interface MovableScene {
  /** The customer's move; null to choose. */
  readonly asked: CameraMovement | null;
  readonly suited: readonly CameraMovement[];
}

/** The customer's moves, and for the other scenes suited ones, no two alike in a row. */
export function chooseMovements(scenes: readonly MovableScene[], seed: number): CameraMovement[] {
  const chosen: CameraMovement[] = [];
  scenes.forEach(({ asked, suited }, index) => {
    const before = chosen[index - 1];
    const after = scenes[index + 1]?.asked;
    const from = suited.length === 0 ? 0 : (seed + index) % suited.length;
    const free = [...suited.slice(from), ...suited.slice(0, from), ...cameraMovements].find(
      (move) => move !== before && move !== after,
    );
    chosen.push(asked ?? free ?? 'dolly_in');
  });
  return chosen;
}
