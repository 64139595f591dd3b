import type { PhotoMetadata } from '@groundwork/imaging';
import {
  type DetailedReading,
  type GroundPoint,
  groundFromImage,
  type SceneCamera,
} from '@groundwork/photo-reading';

import type { PlotReading } from '../../../ports.js';

export interface Findings {
  readonly title: string;
  readonly lines: readonly string[];
}

/** Under this the picture is probably not of a plot; the same bound as the reading's own. */
export const DOUBTFUL = 0.35;

const viewNames = {
  eye_level: 'eye level',
  oblique: 'oblique from the air',
  straight_down: 'straight down',
} as const;
const areaSources = {
  auto: 'found in the photo',
  mask: "customer's mask",
  polygon: "customer's polygon",
} as const;
const sunSources = {
  metadata: 'time, place and heading',
  shading: "the picture's shading",
  assumed: 'assumed',
} as const;

/** What the panel under the picture says, in four groups. */
export function findings(
  plot: PlotReading,
  metadata: PhotoMetadata,
  standing: DetailedReading['standing'],
): Findings[] {
  const { terrain, camera, sun } = plot;
  const assumed = (what: SceneCamera['estimates'][number]) =>
    camera.estimates.includes(what) ? ' (assumed)' : '';
  const focal = (camera.focalLengthPx * 36) / Math.max(camera.width, camera.height);
  const horizon =
    terrain.horizonY === null
      ? 'horizon not in the picture'
      : `horizon at ${(terrain.horizonY * 100).toFixed(1)} % of the height`;
  const pitchSource = camera.estimates.includes('pitch')
    ? 'assumed'
    : metadata.gimbalPitchDegrees === null
      ? camera.view === 'straight_down'
        ? 'from the view'
        : 'from the horizon'
      : 'from the gimbal';
  return [
    {
      title: 'Area',
      lines: [
        `confidence ${plot.areaConfidence.toFixed(2)}${plot.areaConfidence < DOUBTFUL ? ', doubtful' : ''}`,
        areaSources[plot.areaSource],
        groundSize(plot),
        `terrain: ${terrain.terrain}`,
        'white lines: 10 m on the ground',
      ],
    },
    {
      title: 'Camera',
      lines: [
        viewNames[camera.view],
        `${focal.toFixed(0)} mm lens, 35 mm eq.${assumed('focal_length')}`,
        `pitch ${camera.pitchDegrees.toFixed(1)}°, ${pitchSource}`,
        `height ${camera.heightMetres.toFixed(camera.heightMetres < 10 ? 2 : 0)} m${assumed('height')}`,
        horizon,
      ],
    },
    {
      title: 'Sun',
      lines: [
        `${Math.abs(sun.azimuthDegrees).toFixed(0)}° to the ${sun.azimuthDegrees < 0 ? 'left' : 'right'} of the view`,
        `${sun.elevationDegrees.toFixed(0)}° over the horizon`,
        `from ${sunSources[sun.source]}`.replace('from assumed', 'assumed'),
        `light: contrast ${terrain.shading.contrast.toFixed(2)}, warmth ${terrain.shading.warmth.toFixed(2)}`,
        ...standingLine(standing),
      ],
    },
  ];
}

function standingLine(standing: DetailedReading['standing']): string[] {
  if (standing === null) return [];
  const cells = standing.data.reduce((sum, foot) => sum + (foot > 0 ? 1 : 0), 0);
  const share = ((cells / standing.data.length) * 100).toFixed(1);
  return [`orange: standing things, ${share} % of it`];
}

/** Area and extent of the outline on flat ground. */
function groundSize({ area, camera }: PlotReading): string {
  const ground = area.flatMap((corner): GroundPoint[] => {
    const point = groundFromImage(camera, corner);
    return point === null ? [] : [point];
  });
  if (ground.length < area.length) return `${area.length} corners, some over the horizon`;
  let twice = 0;
  for (const [index, a] of ground.entries()) {
    const b = ground[(index + 1) % ground.length] ?? a;
    twice += a.x * b.z - b.x * a.z;
  }
  const extent = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
  const across = extent(ground.map((point) => point.x)).toFixed(0);
  const along = extent(ground.map((point) => point.z)).toFixed(0);
  return `${area.length} corners, about ${(Math.abs(twice) / 2).toFixed(0)} m² (${across} × ${along} m)`;
}
