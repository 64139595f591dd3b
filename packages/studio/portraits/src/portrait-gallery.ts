import sharp from 'sharp';

/** Of the shorter side: what stays free around pictures and between them. */
const GAP = 0.035;

/**
 * Portraits side by side in as many rows as make them largest: a PNG of this size. For people who were portrayed one by
 * one and cannot be drawn together.
 */
export async function portraitGallery(
  portraits: readonly Buffer[],
  { width, height }: { readonly width: number; readonly height: number },
): Promise<Buffer> {
  const gap = Math.round(GAP * Math.min(width, height));
  const layouts = portraits.map((_, index) => {
    const rows = index + 1;
    const columns = Math.ceil(portraits.length / rows);
    const side = Math.min((width - gap) / columns - gap, (height - gap) / rows - gap);
    return { columns, side: Math.floor(side) };
  });
  const best = layouts.reduce((one, other) => (other.side > one.side ? other : one));
  const rows = Math.ceil(portraits.length / best.columns);
  const step = best.side + gap;
  const pictures = portraits.map(async (portrait, index) => {
    const row = Math.floor(index / best.columns);
    const inRow = Math.min(best.columns, portraits.length - row * best.columns);
    return {
      input: await sharp(portrait).resize(best.side, best.side, { fit: 'cover' }).png().toBuffer(),
      left: Math.round((width - inRow * step + gap) / 2 + (index % best.columns) * step),
      top: Math.round((height - rows * step + gap) / 2 + row * step),
    };
  });
  return sharp({ create: { width, height, channels: 3, background: '#fbf7f1' } })
    .composite(await Promise.all(pictures))
    .png({ compressionLevel: 6 })
    .toBuffer();
}
