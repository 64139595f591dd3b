import { rename } from 'node:fs/promises';
import sharp from 'sharp';
import { temporaryName } from '../temporary-name.js';

/** Of the line between the two, as a share of the picture's width, and of the knob on it. */
const LINE = 0.004;
const KNOB = 0.028;

/** Where the line may stand, as shares of the width: both pictures are to be seen. */
const LEFTMOST = 0.3;
const RIGHTMOST = 0.7;
/** Px of the width that changes are looked for in. */
const COLUMNS = 240;
/** Steps of 8 bits that JPEG alone does not make. */
const CHANGED = 20;

/** Where, as a share of the width, as much is changed to the left as to the right. */
async function middleOfChange(beforeFile: string, afterFile: string): Promise<number> {
  const [before, after] = await Promise.all(
    [beforeFile, afterFile].map((file) =>
      sharp(file).resize(COLUMNS).toColourspace('b-w').raw().toBuffer(),
    ),
  );
  if (before === undefined || after === undefined) throw new Error('There are two pictures.');
  const columns = new Uint32Array(COLUMNS);
  let changed = 0;
  for (const [at, value] of after.entries()) {
    if (Math.abs(value - (before[at] ?? 0)) < CHANGED) continue;
    columns[at % COLUMNS] = (columns[at % COLUMNS] ?? 0) + 1;
    changed += 1;
  }
  let seen = 0;
  const middle = columns.findIndex((count) => {
    seen += count;
    return seen * 2 >= changed;
  });
  return changed === 0 ? 0.5 : (middle + 1) / COLUMNS;
}

/**
 * Two pictures of one size as one JPEG: the left of the first, the right of the second, with a line between them that
 * runs through the middle of what is not the same in them, no nearer to an edge than three tenths of the width. The file appears whole or not at all.
 */
export async function joinBeforeAfter(
  beforeFile: string,
  afterFile: string,
  outputFile: string,
): Promise<void> {
  const { width, height } = await sharp(afterFile).metadata();
  const middle = await middleOfChange(beforeFile, afterFile);
  const split = Math.round(width * Math.min(RIGHTMOST, Math.max(LEFTMOST, middle)));
  const left = await sharp(beforeFile)
    .extract({ left: 0, top: 0, width: split, height })
    .toBuffer();
  const knob = width * KNOB;
  const [x, y] = [split, height / 2];
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
