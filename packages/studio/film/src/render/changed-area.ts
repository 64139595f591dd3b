import sharp from 'sharp';

export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Px of the width that changes are looked for in. */
const COLUMNS = 240;
/** Steps of 8 bits, in any colour, that JPEG alone does not make. */
const CHANGED = 24;
/** Shares of all that is changed that may lie outside on each side: single pixels far away are no part of it. */
const OUTSIDE = 0.002;

/** First and last place of a row of counts with no more than OUTSIDE before and after them. */
function middleOf(counts: Uint32Array, total: number): [number, number] {
  const allowed = total * OUTSIDE;
  const firstPast = (row: Uint32Array) => {
    let seen = 0;
    return row.findIndex((count) => {
      seen += count;
      return seen > allowed;
    });
  };
  return [firstPast(counts), counts.length - 1 - firstPast(counts.toReversed())];
}

/** Where two pictures of one size are not the same; null where they are. */
export async function changedArea(beforeFile: string, afterFile: string): Promise<Area | null> {
  const { width: whole } = await sharp(afterFile).metadata();
  const [before, after] = await Promise.all(
    [beforeFile, afterFile].map((file) =>
      sharp(file)
        .resize(COLUMNS)
        .removeAlpha()
        .toColourspace('srgb')
        .raw()
        .toBuffer({ resolveWithObject: true }),
    ),
  );
  if (before === undefined || after === undefined) throw new Error('There are two pictures.');
  const { width, height } = after.info;
  const columns = new Uint32Array(width);
  const rows = new Uint32Array(height);
  let changed = 0;
  for (let at = 0; at < width * height; at += 1) {
    const apart = (channel: number) =>
      Math.abs((after.data[at * 3 + channel] ?? 0) - (before.data[at * 3 + channel] ?? 0));
    if (Math.max(apart(0), apart(1), apart(2)) < CHANGED) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    columns[x] = (columns[x] ?? 0) + 1;
    rows[y] = (rows[y] ?? 0) + 1;
    changed += 1;
  }
  if (changed === 0) return null;
  const [left, right] = middleOf(columns, changed);
  const [top, bottom] = middleOf(rows, changed);
  const scale = whole / width;
  return {
    left: Math.floor(left * scale),
    top: Math.floor(top * scale),
    width: Math.ceil((right - left + 1) * scale),
    height: Math.ceil((bottom - top + 1) * scale),
  };
}
