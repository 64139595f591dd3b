import sharp, { type Sharp } from 'sharp';

/** The change of a photo by a style's word; gentle, because it must stay that property. */
const grades: readonly (readonly [RegExp, (photo: Sharp) => Sharp])[] = [
  [/black.?and.?white|monochrome|b&w/u, (photo) => photo.greyscale().linear(1.06, -6)],
  [/warm|cosy|cozy|golden|sunset/u, (photo) => photo.recomb(diagonal(1.05, 1, 0.92))],
  [/cool|fresh|crisp/u, (photo) => photo.recomb(diagonal(0.96, 1, 1.04))],
  [/bright|light|airy/u, (photo) => photo.modulate({ brightness: 1.08 })],
  [/vivid|vibrant|colou?rful/u, (photo) => photo.modulate({ saturation: 1.18 })],
  [/cinematic|dramatic|moody/u, (photo) => photo.linear(1.08, -10).modulate({ saturation: 0.92 })],
];

function diagonal(red: number, green: number, blue: number) {
  return [
    [red, 0, 0],
    [0, green, 0],
    [0, 0, blue],
  ] as [[number, number, number], [number, number, number], [number, number, number]];
}

/** Grades a JPEG in a style; returns it unchanged if it contains no word of the style. */
export async function gradePhoto(jpeg: Buffer, style: string | null): Promise<Buffer> {
  const asked = (style ?? '').toLowerCase();
  const wanted = asked.includes('do-not-modify') ? [] : grades.filter(([word]) => word.test(asked));
  if (wanted.length === 0) return jpeg;
  const graded = wanted.reduce((photo, [, grade]) => grade(photo), sharp(jpeg));
  return graded.jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toBuffer();
}
