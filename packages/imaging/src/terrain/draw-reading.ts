import sharp from 'sharp';
import { pipelineOf } from '../photo.js';
import type { Raster } from '../raster.js';
import type { TerrainClass } from '../terrain-reading.js';
import type { DetailedReading } from './read-terrain.js';

const classColours: Record<TerrainClass, readonly [number, number, number]> = {
  sky: [90, 170, 255],
  ground: [240, 200, 60],
  vegetation: [20, 150, 40],
  water: [20, 60, 220],
  road: [150, 150, 150],
  building: [230, 40, 60],
};

/** The photo with its classes in colour, the horizon and the suggested area: for looking at, not for customers. */
export async function drawTerrainReading(
  photo: Raster,
  { reading, map }: DetailedReading,
): Promise<Raster> {
  const { width, height } = photo;
  const overlay = Buffer.alloc(map.width * map.height * 4);
  for (const [at, kind] of map.classes.entries()) overlay.set([...classColours[kind], 110], at * 4);
  const classes = await sharp(overlay, {
    raw: { width: map.width, height: map.height, channels: 4 },
  })
    .resize(width, height, { fit: 'fill', kernel: 'nearest' })
    .png()
    .toBuffer();
  const place = ({ x, y }: { x: number; y: number }) =>
    `${(x * width).toFixed(1)},${(y * height).toFixed(1)}`;
  const stroke = Math.max(2, width / 300);
  const horizon =
    reading.horizonY === null
      ? ''
      : `<line x1="0" x2="${width}" y1="${reading.horizonY * height}" y2="${reading.horizonY * height}" stroke="#f0f" stroke-width="${stroke}" stroke-dasharray="${stroke * 4}"/>`;
  const sure = reading.area.confidence >= 0.35 ? '#fff' : '#f80';
  const lines = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${horizon}<polygon points="${reading.area.polygon.map(place).join(' ')}" fill="${sure}" fill-opacity="0.25" stroke="${sure}" stroke-width="${stroke * 1.5}"/></svg>`;
  const { data, info } = await pipelineOf(photo)
    .removeAlpha()
    .composite([{ input: classes }, { input: Buffer.from(lines) }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, channels: 3, data };
}
