import type { Size } from '../design.js';
import { printedPage } from './canvas.js';

const POINTS_PER_MM = 72 / 25.4;

/**
 * A page with a picture from edge to edge, as printers take it: the page is the picture with its bleed, and the boxes
 * say where it is cut.
 *
 * @param jpeg sRGB
 * @param size of the picture, px
 */
export function printPage(jpeg: Buffer, { width, height }: Size): Buffer {
  const { trimMm, bleedMm } = printedPage;
  const points = (mm: number) => Math.round(mm * POINTS_PER_MM * 1000) / 1000;
  const bleed = points(bleedMm);
  const page = [points(trimMm.width + 2 * bleedMm), points(trimMm.height + 2 * bleedMm)] as const;
  const media = `[0 0 ${page.join(' ')}]`;
  const trim = `[${bleed} ${bleed} ${points(trimMm.width + bleedMm)} ${points(trimMm.height + bleedMm)}]`;
  const drawing = `q ${page[0]} 0 0 ${page[1]} 0 0 cm /Picture Do Q`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox ${media} /BleedBox ${media} /TrimBox ${trim}` +
      ' /Contents 4 0 R /Resources << /XObject << /Picture 5 0 R >> >> >>',
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
  ].map((body) => Buffer.from(body, 'latin1'));
  const picture =
    `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB` +
    ` /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n`;
  objects.push(Buffer.concat([Buffer.from(picture), jpeg, Buffer.from('\nendstream')]));
  return documentOf(objects);
}

/** The objects with their table, the first being the catalogue. */
function documentOf(objects: readonly Uint8Array[]): Buffer {
  const parts: Uint8Array[] = [Buffer.from('%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1')];
  let length = parts[0]?.length ?? 0;
  const offsets: number[] = [];
  const add = (part: Uint8Array) => {
    parts.push(part);
    length += part.length;
  };
  objects.forEach((body, at) => {
    offsets.push(length);
    add(Buffer.concat([Buffer.from(`${at + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')]));
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  const count = objects.length + 1;
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${entries.join('')}`;
  const trailer = `trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`;
  add(Buffer.from(table + trailer));
  return Buffer.concat(parts);
}
