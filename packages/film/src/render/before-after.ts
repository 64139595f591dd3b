import { rename } from 'node:fs/promises';
import sharp from 'sharp';
import { temporaryName } from '../temporary-name.js';

/** Of the line between the two, as a share of the picture's width, and of the knob on it. */
const LINE = 0.004;
const KNOB = 0.028;

/**
 * Two pictures of one size as one JPEG: of the first the left half, of the second the right, with a line between them.
 * The file appears whole or not at all.
 */
export async function joinBeforeAfter(
  beforeFile: string,
  afterFile: string,
  outputFile: string,
): Promise<void> {
  const { width, height } = await sharp(afterFile).metadata();
  const half = Math.floor(width / 2);
  const left = await sharp(beforeFile).extract({ left: 0, top: 0, width: half, height }).toBuffer();
  const knob = width * KNOB;
  const [x, y] = [half, height / 2];
  const arrow = (side: 1 | -1) =>
    `<path d="M${x + side * knob * 0.28} ${y - knob * 0.34}l${side * knob * 0.34} ${knob * 0.34}l${-side * knob * 0.34} ${knob * 0.34}" fill="none" stroke="#15191e" stroke-width="${knob * 0.13}" stroke-linecap="round" stroke-linejoin="round"/>`;
  const line = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect x="${x - (width * LINE) / 2}" width="${width * LINE}" height="${height}" fill="#ffffff"/><circle cx="${x}" cy="${y}" r="${knob}" fill="#ffffff"/>${arrow(1)}${arrow(-1)}</svg>`;
  const unfinished = temporaryName(outputFile);
  await sharp(afterFile)
    .composite([
      { input: left, left: 0, top: 0 },
      { input: Buffer.from(line), left: 0, top: 0 },
    ])
    .jpeg({ quality: 90 })
    .toFile(unfinished);
  await rename(unfinished, outputFile);
}
