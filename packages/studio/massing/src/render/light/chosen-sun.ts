import type { Sun } from '@groundwork/photo-reading/sun';
import type { PlacedProposal } from '../../placed-proposal.js';

/** How far round from the front's own direction an unknown sun stands: fronts lit from there show their relief. */
const THREE_QUARTER_DEGREES = { least: 34, most: 56 } as const;
const FLATTERING_ELEVATION = { least: 30, most: 44 } as const;

function turned(degrees: number): number {
  return ((((degrees + 180) % 360) + 360) % 360) - 180;
}

/**
 * The sun that a proposal is drawn under. One from the photo or its data is kept; one that is unknown is moved
 * to where it models the first building's front: never behind it and never straight upon it.
 */
export function chosenSun(sun: Sun, { buildings, camera }: PlacedProposal): Sun {
  const [first] = buildings;
  if (sun.source !== 'unknown' || sun.elevationDegrees <= 0 || first === undefined) return sun;
  if (camera.view === 'straight_down') return sun;
  const front = turned(180 - first.rotationDegrees);
  const away = turned(sun.azimuthDegrees - front);
  const { least, most } = THREE_QUARTER_DEGREES;
  const side = away < 0 ? -1 : 1;
  const azimuth = front + side * Math.max(least, Math.min(most, Math.abs(away)));
  return {
    ...sun,
    azimuthDegrees: turned(azimuth),
    elevationDegrees: Math.max(
      FLATTERING_ELEVATION.least,
      Math.min(FLATTERING_ELEVATION.most, sun.elevationDegrees),
    ),
  };
}
