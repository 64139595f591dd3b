import type { Point, Polygon } from '@groundwork/imaging';
import { estimateCamera } from '@groundwork/photo-reading/scene-camera';
import type { SceneCamera } from '@groundwork/photo-reading/scene-camera-schema';

const views = ['eye_level', 'oblique', 'straight_down'] as const;
export type SampleView = (typeof views)[number];

/** A polygon about a middle below `top`, each corner at its own distance: often with dents, sometimes thin, for tests. */
export function randomArea(random: () => number, top: number): Polygon {
  const corners = 4 + Math.floor(random() * 4);
  const middle = { x: 0.3 + 0.4 * random(), y: top + (1 - top) * (0.45 + 0.2 * random()) };
  const reach = (1 - top) * (0.15 + 0.3 * random());
  const thin = random() < 0.2 ? 0.25 : 1;
  return Array.from({ length: corners }, (_, i): Point => {
    const angle = (i / corners) * Math.PI * 2;
    const distance = reach * (0.6 + 0.4 * random());
    return {
      x: Math.max(0, Math.min(1, middle.x + Math.cos(angle) * distance * 1.4)),
      y: Math.max(0, Math.min(1, middle.y + Math.sin(angle) * distance * thin)),
    };
  });
}

/** A camera of any view, of a landscape or an upright photo, with or without what a drone writes down, for tests. */
export function randomCamera(random: () => number): SceneCamera {
  const view = views[Math.floor(random() * 3)] ?? 'eye_level';
  const known = random() < 0.4;
  return estimateCamera({
    width: 1600,
    height: random() < 0.5 ? 900 : 2200,
    horizonY: view === 'eye_level' ? 0.3 + 0.3 * random() : null,
    view,
    metadata: known
      ? { relativeAltitudeMetres: 15 + 80 * random(), focalLength35mm: 20 + 40 * random() }
      : {},
  });
}
