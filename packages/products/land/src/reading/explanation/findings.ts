import { objection } from '@groundwork/contract/land/reading';
import type { PhotoMetadata } from '@groundwork/imaging';
import type { SceneCamera } from '@groundwork/photo-reading/camera/scene-camera-schema';
import { measurePlot } from '@groundwork/photo-reading/plot/measure-plot';
import { type PhotoReading, policy } from '@groundwork/photo-reading/reading/photo-reading';

import type { PlotReading } from '../../ports.js';

export interface Findings {
  readonly title: string;
  readonly lines: readonly string[];
}

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
  visible: 'seen in the photo',
  metadata: 'from time, place and heading',
  shading: "from the picture's shading",
  unknown: 'direction unknown: soft light',
} as const;
const horizonSources = {
  gimbal: 'from the gimbal',
  sea_edge: "from the sea's edge",
  perception: 'as perceived',
  assumed: 'assumed',
} as const;
/** Lines of the panel under the picture, in four groups. */
export function findings(
  plot: PlotReading,
  read: PhotoReading,
  metadata: PhotoMetadata,
): Findings[] {
  const { terrain, camera } = plot;
  const assumed = (what: SceneCamera['estimates'][number]) =>
    camera.estimates.includes(what) ? ' (assumed)' : '';
  const focal = (camera.focalLengthPx * 36) / Math.max(camera.width, camera.height);
  return [
    {
      title: 'Plot',
      lines: [
        ...plotLines(plot),
        `terrain, for proposals: ${terrain.terrain}`,
        'white lines: 10 m on the ground',
      ],
    },
    {
      title: 'Camera',
      lines: [
        `${viewNames[camera.view]}, ${percent(read.viewProbability)}`,
        `${focal.toFixed(0)} mm lens, 35 mm eq.${assumed('focal_length')}`,
        `pitch ${camera.pitchDegrees.toFixed(1)}°, ${pitchSource(camera, metadata)}`,
        `height ${camera.heightMetres.toFixed(camera.heightMetres < 10 ? 2 : 0)} m${assumed('height')}`,
        ...horizonLines(read),
      ],
    },
    {
      title: 'Sight and light',
      lines: [
        `land ${percent(read.land)}`,
        ...sunLines(plot.sun),
        `contrast ${terrain.shading.contrast.toFixed(2)}, warmth ${terrain.shading.warmth.toFixed(2)}`,
        ...occludersLine(read.occluders),
      ],
    },
  ];
}

/** The claims about the photo that a script may make. */
export function claimLine({ claims }: PlotReading): string {
  const named = claims.map((claim) => claim.replaceAll('_', ' ')).join(', ');
  return `said of this photo: ${named === '' ? 'nothing but the plot' : named}`;
}

export function objectionLines({ objections }: PhotoReading): string[] {
  return objections.map(({ code, sentence }) => `${code}: ${objection(code, sentence).sentence}`);
}

function plotLines({ area, areaConfidence, areaSource, camera }: PlotReading): string[] {
  if (area.length < 3) return ['no plot found'];
  const size = measurePlot(camera, area);
  const source = `${areaSources[areaSource]}, ${percent(areaConfidence)}${areaConfidence < policy.plotSure ? ', doubtful' : ''}`;
  if (size === null) return [source, 'some corners over the horizon'];
  if (camera.view !== 'eye_level' && camera.estimates.includes('height'))
    return [source, 'of unknown size'];
  return [
    source,
    `${size.areaM2.toFixed(0)} m², ${size.widthMetres.toFixed(0)} × ${size.depthMetres.toFixed(0)} m`,
    `${size.distanceMetres.toFixed(0)} m from the camera`,
  ];
}

function pitchSource({ estimates, view }: SceneCamera, metadata: PhotoMetadata): string {
  if (estimates.includes('pitch')) return 'assumed';
  if (metadata.gimbalPitchDegrees !== null) return 'from the gimbal';
  return view === 'straight_down' ? 'from the view' : 'from the horizon';
}

function horizonLines({ horizon }: PhotoReading): string[] {
  if (horizon === null) return ['no horizon'];
  return [
    `horizon at ${(horizon.y * 100).toFixed(1)} ± ${(horizon.spread * 100).toFixed(1)} %`,
    `horizon ${horizonSources[horizon.source]}`,
  ];
}

function sunLines({ source, azimuthDegrees, elevationDegrees }: PlotReading['sun']): string[] {
  if (source === 'unknown') return [`sun: ${sunSources.unknown}`];
  const side = azimuthDegrees < 0 ? 'left' : 'right';
  return [
    `sun ${Math.abs(azimuthDegrees).toFixed(0)}° ${side}, ${elevationDegrees.toFixed(0)}° high`,
    sunSources[source],
  ];
}

function occludersLine(occluders: PhotoReading['occluders']): string[] {
  if (occluders === null) return [];
  const cells = occluders.data.reduce((sum, foot) => sum + (foot > 0 ? 1 : 0), 0);
  return [`orange: standing things, ${percent(cells / occluders.data.length)} of it`];
}

const percent = (share: number): string => `${(share * 100).toFixed(0)} %`;
