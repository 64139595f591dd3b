import type { TerrainReading, TerrainView } from '../terrain-reading.js';
import type { TerrainMap } from './classify-ahead.js';
import type { SkyLine } from './sky.js';
import type { WorkingPicture } from './working-picture.js';

/** Field of view of a phone's main lens along the longer side, degrees. */
const FIELD_OF_VIEW = 67;

/** What light and colour tell about the sun. */
export function readShading(
  picture: WorkingPicture,
  map: TerrainMap,
  sky: SkyLine | null,
  view: TerrainView,
): TerrainReading['shading'] {
  const { lightness, b } = picture;
  const count = lightness.length;
  const brightness = mean(lightness, () => true);
  const isLand = (at: number) => map.classes[at] !== 'sky';
  // Hard sun spreads lights and shadows on the land; mist and cloud draw them together.
  const landMean = mean(lightness, isLand);
  let spread = 0;
  let landCells = 0;
  let warm = 0;
  for (let at = 0; at < count; at += 1) {
    if (!isLand(at)) {
      warm += b[at] ?? 0;
      continue;
    }
    spread += ((lightness[at] ?? 0) - landMean) ** 2;
    landCells += 1;
  }
  const skyCells = count - landCells;
  const contrast = clamp(
    Math.sqrt(spread / Math.max(1, landCells)) / Math.max(0.2, landMean) / 0.4,
  );
  const skyWarmth = skyCells > 0.03 * count ? warm / skyCells : 0;
  const warmth = Math.min(1, Math.max(-1, skyWarmth / 0.06));
  const azimuthDegrees =
    view === 'straight_down' || sky === null ? fromShadows(picture, map) : fromSky(picture, sky);
  const evening = skyWarmth > 0.012 || (skyCells > 0.03 * count && landMean < 0.36);
  let elevationDegrees: number | null = null;
  if (evening) elevationDegrees = Math.round(Math.max(4, 14 - skyWarmth * 160));
  else if (contrast > 0.35 && view !== 'straight_down') elevationDegrees = 38;
  return {
    azimuthDegrees,
    elevationDegrees,
    brightness: clamp(brightness),
    warmth,
    contrast,
  };
}

/** The sky is brighter towards the sun: its glow when it is in the picture, else the side. */
function fromSky(picture: WorkingPicture, sky: SkyLine): number | null {
  const { width, lightness } = picture;
  const columns: { x: number; value: number }[] = [];
  for (let x = 0; x < width; x += 1) {
    const end = sky[x] ?? 0;
    if (end < 6) continue;
    let sum = 0;
    for (let y = 0; y < end; y += 1) sum += lightness[y * width + x] ?? 0;
    columns.push({ x: (x + 0.5) / width - 0.5, value: sum / end });
  }
  if (columns.length < 0.4 * width) return null;
  const n = columns.length;
  const mx = columns.reduce((sum, { x }) => sum + x, 0) / n;
  const mv = columns.reduce((sum, { value }) => sum + value, 0) / n;
  const sxx = columns.reduce((sum, { x }) => sum + (x - mx) ** 2, 0);
  const slope = columns.reduce((sum, { x, value }) => sum + (x - mx) * (value - mv), 0) / sxx;
  const peak = columns.reduce((best, column) => (column.value > best.value ? column : best));
  if (peak.value > mv + 0.12 && peak.value > 0.85) return Math.round(peak.x * FIELD_OF_VIEW);
  // Over the whole width the sky differs by this much before the side can be told from clouds.
  if (Math.abs(slope) < 0.03) return null;
  return slope > 0 ? 100 : -100;
}

/** From above, shadows lie beside what casts them: the turn in which dark follows bright crowns most. */
function fromShadows(picture: WorkingPicture, map: TerrainMap): number | null {
  const { width, height, lightness } = picture;
  const tall = (at: number) => map.classes[at] === 'vegetation' || map.classes[at] === 'building';
  const crown = mean(lightness, tall);
  if (Number.isNaN(crown)) return null;
  const bright = Uint8Array.from(lightness, (value, at) => (tall(at) && value > crown ? 1 : 0));
  const dark = Uint8Array.from(lightness, (value) => (value < crown - 0.1 ? 1 : 0));
  const scores: number[] = [];
  for (let step = 0; step < 24; step += 1) {
    const angle = (step * 15 * Math.PI) / 180;
    let score = 0;
    for (const reach of [3, 5, 7]) {
      const dx = Math.round(Math.sin(angle) * reach);
      const dy = Math.round(-Math.cos(angle) * reach);
      for (let y = reach; y < height - reach; y += 1) {
        for (let x = reach; x < width - reach; x += 1) {
          if (bright[y * width + x] === 1) score += dark[(y + dy) * width + x + dx] ?? 0;
        }
      }
    }
    scores.push(score);
  }
  const total = scores.reduce((sum, score) => sum + score, 0);
  // The first harmonic over the turns points along the shadows.
  let x = 0;
  let y = 0;
  for (const [step, score] of scores.entries()) {
    x += score * Math.sin((step * 15 * Math.PI) / 180);
    y += score * Math.cos((step * 15 * Math.PI) / 180);
  }
  if (total === 0 || Math.hypot(x, y) / total < 0.015) return null;
  const shadows = (Math.atan2(x, y) * 180) / Math.PI;
  const sun = shadows > 0 ? shadows - 180 : shadows + 180;
  return Math.round(sun);
}

function mean(plane: Float32Array, where: (at: number) => boolean): number {
  let sum = 0;
  let count = 0;
  for (let at = 0; at < plane.length; at += 1) {
    if (!where(at)) continue;
    sum += plane[at] ?? 0;
    count += 1;
  }
  return sum / count;
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}
