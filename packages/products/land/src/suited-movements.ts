import type { CameraMovement } from '@groundwork/contract';
import type { ScenePicture } from './scene-picture.js';

/**
 * Moves that suit a kind of scene, best first. The film comes down from the sky to the land, where the outline will be
 * drawn; the camera approaches a marked area and circles a house. On the plot's photo it continues from scene to scene
 * and may already see all of it, so it cannot draw back: no dolly_out there.
 */
export const suitedMovements: Readonly<Record<ScenePicture['kind'], readonly CameraMovement[]>> = {
  terrain: ['traveling_down'],
  marked: ['dolly_in', 'arc_left', 'arc_right'],
  proposal: ['arc_right', 'dolly_in', 'arc_left', 'traveling_left', 'traveling_right'],
  supplied: ['dolly_in', 'traveling_right', 'arc_left', 'dolly_out', 'traveling_left', 'arc_right'],
};
