import type { Appearance } from '../../appearance/appearance.js';
import { labOf, mixed, skinTonesOf, type Tones } from '../colour.js';
import { moved } from '../outline.js';
import { drawPart, type Palette, part, type Warp, warped } from '../parts/draw-part.js';
import { filled, type Sheet } from '../sheet.js';
import type { FaceShape } from './face-shape.js';
import type { Expression, Look } from './look.js';

/** The colours of a head, for the drawings of everything on it. */
export function headPalette(appearance: Appearance, face: FaceShape): Palette {
  const { marks, presentation } = appearance;
  const skin = skinTonesOf(appearance.skin);
  const ink = mixed(skin.deep, '#1c0d0a', labOf(skin.base).l > 0.6 ? 0.55 : 0.72);
  const rose = mixed(skin.base, labOf(skin.base).l > 0.6 ? '#b8544c' : '#7d2f2c', 0.45);
  const grown = presentation === 'feminine' && face.childlike < 0.14;
  return {
    ...{ skin: skin.base, 'skin-shade': skin.shade, 'skin-deep': skin.deep, ink },
    white: mixed('#fffdfa', skin.base, 0.08),
    iris: appearance.eyes,
    lip: marks.lipstick ?? (grown ? rose : mixed(skin.shade, rose, 0.55)),
    // Of men and girls only the line of the mouth shows.
    'upper-lip':
      marks.lipstick === null
        ? grown
          ? mixed(rose, skin.deep, 0.3)
          : null
        : mixed(marks.lipstick, '#3a0f14', 0.18),
    lash: presentation === 'feminine' && face.childlike < 0.62 ? mixed(ink, '#140a08', 0.45) : null,
    crease: appearance.lids === 'smooth' || face.childlike > 0.7 ? null : skin.deep,
  };
}

/** Where an ear begins, in head units. */
export function earOf(face: FaceShape, side: number): readonly [x: number, y: number] {
  return [face.place(side * (71 + 7 * face.childlike), -12), 16 + 11 * face.childlike];
}

/** Draws at the ears that are seen: a turned head hides the far one. */
export function atEars(
  sheet: Sheet,
  face: FaceShape,
  drawing: string,
  palette: Palette,
  name: string,
  sides: readonly number[] = [-1, 1],
): string {
  return sides
    .filter((side) => side * face.yaw <= 14)
    .map((side) => {
      const [x, y] = earOf(face, side);
      const warp: Warp = (u, v) => [x + side * u, y + v];
      return drawPart(sheet, drawing, { palette, warp, name });
    })
    .join('');
}

/** What was drawn on the plain face, on this one. */
export function onFace(
  sheet: Sheet,
  face: FaceShape,
  drawing: string,
  palette: Palette,
  name?: string,
): string {
  return drawPart(sheet, drawing, {
    ...{ palette, warp: face.surface(part(drawing)) },
    ...(name === undefined ? {} : { name }),
  });
}

/** The face's surface with its shade, its marks and its nose; eyes and mouth come on top. */
export function drawFace(
  sheet: Sheet,
  face: FaceShape,
  palette: Palette,
  { lines, marks }: Appearance,
): string {
  const { piercings, eyePatch: _patch, scar, tattoo, ...others } = marks;
  const worn = [
    ...(['vitiligo', 'freckles', 'mole', 'dimples', 'bindi'] as const).filter(
      (mark) => others[mark],
    ),
    ...(scar === null ? [] : [`scar-${scar}`]),
    ...(tattoo === 'face' ? ['tattoo-face'] : []),
  ].map((mark) => onFace(sheet, face, `marks/${mark}`, palette, mark.replace(/-.*/u, '')));
  const surface = part(face.head);
  const shade = drawPart(
    sheet,
    {
      ...surface,
      shapes: surface.shapes.slice(1).map((shape) => ({ ...shape, inside: undefined })),
    },
    {
      palette,
      warp: (x, y) => [face.place(x * (1 + 0.1 * face.childlike), 40), y],
    },
  );
  const age = lines > 0.62 ? 3 : lines > 0.36 ? 2 : lines > 0.16 ? 1 : 0;
  const nose = drawPart(sheet, face.nose, {
    palette,
    name: 'nose',
    unit: 1 - 0.2 * face.childlike,
    warp: (x, y) => [face.place(x * face.noseSize, 74), face.noseY + y * face.noseSize],
  });
  const clip = sheet.clip(face.outline);
  return `<g data-part="face">${filled(face.outline, palette.skin ?? '')}<g clip-path="${clip}">${shade}${worn.join('')}</g>${age === 0 ? '' : onFace(sheet, face, `lines/${age}`, palette, 'age-line')}${nose}</g>`;
}

/** The neck's outline is the body's business; this is the head's shadow on whatever lies below it. */
export function shadowOfHead(face: FaceShape, skin: Tones): string {
  return filled(moved(face.outline, 5, 15), mixed(skin.shade, skin.deep, 0.45));
}

/** Both eyes with lids and brows, in head units. */
export function drawEyes(
  sheet: Sheet,
  face: FaceShape,
  palette: Palette,
  appearance: Appearance,
  { expression, eyes }: Look,
): string {
  const c = face.childlike;
  const drawing = eyes !== 'open' ? eyes : expression === 'laugh' && c < 0.9 ? 'laughing' : 'open';
  const narrow = appearance.lids === 'smooth' ? 0.86 : 1 - 0.1 * appearance.lines;
  return [-1, 1]
    .map((side) => {
      const brow = drawBrow(sheet, face, palette, appearance, expression, side);
      if (appearance.marks.eyePatch && side < 0) return `<g data-part="eye">${brow}</g>`;
      const cx = face.place(side * face.eyeX, 60);
      // The far eye is seen at an angle.
      const wide = Math.cos((face.yaw * Math.PI) / 180 - side * 0.25) / Math.cos(0.25);
      const tilt = ((face.eyeTilt * (1 - 0.7 * c) * Math.PI) / 180) * side;
      const warp: Warp = (u, v) => {
        const [x, y] = [side * u * face.eyeSize * wide, v * face.eyeSize * narrow * (1 + 0.2 * c)];
        return [
          cx + x * Math.cos(tilt) + y * Math.sin(tilt),
          face.eyeY - x * Math.sin(tilt) + y * Math.cos(tilt),
        ];
      };
      const eye = drawPart(sheet, `eyes/${drawing}`, { palette, warp, unit: face.eyeSize });
      return `<g data-part="eye">${eye}${brow}</g>`;
    })
    .join('');
}

function drawBrow(
  sheet: Sheet,
  face: FaceShape,
  palette: Palette,
  { hair, presentation }: Appearance,
  expression: Expression,
  side: number,
): string {
  const c = face.childlike;
  const raised = expression === 'laugh' ? 2.6 : expression === 'smile' ? 0.8 : -0.8;
  const y = face.eyeY - 16.5 - face.browLift - raised - 5 * c;
  const weight = face.browWeight * (presentation === 'feminine' ? 0.82 : 1.1);
  const pale = labOf(hair.colour).l > 0.72;
  const natural = ['bald', 'shaved'].includes(hair.front) && labOf(hair.colour).l > 0.6;
  const base = pale
    ? mixed(hair.colour, palette['skin-deep'] ?? '', 0.5)
    : mixed(natural ? '#8d7a68' : hair.colour, palette.ink ?? '', 0.35);
  return drawPart(sheet, face.brow, {
    ...{ palette: { base }, name: 'brow' },
    warp: (u, v) => [
      face.place(side * (face.eyeX + u * (1 - 0.1 * c)), 62 - u * 0.12),
      y + v * weight,
    ],
  });
}

/** The mouth as a separate part, in head units. */
export function drawMouth(
  sheet: Sheet,
  face: FaceShape,
  palette: Palette,
  { expression, mouth }: Look,
  { marks }: Appearance,
): string {
  const showsTeeth = face.grin || marks.toothBraces || marks.gapTeeth !== null;
  const shown = mouth ?? (expression === 'smile' && showsTeeth ? 'grin' : expression);
  const scale = face.mouthWidth / 24;
  const warp: Warp = (x, y) => [
    face.place(x * scale, 62 + 10 * (1 - (x / 34) ** 2)),
    face.mouthY + y * (1 - 0.12 * face.childlike),
  ];
  const drawing = part(`mouths/${shown}`);
  const inTeeth = [
    ...(marks.gapTeeth === null ? [] : [['gap-teeth', `gap-${marks.gapTeeth}`] as const]),
    ...(marks.toothBraces ? [['tooth-braces', 'braces'] as const] : []),
  ];
  const within = (id: string) => drawing.shapes.find((shape) => shape.id === id)?.paths ?? [];
  const cavity = within('teeth').length === 0 ? [] : within('cavity');
  const clip = sheet.clip(...cavity.map((path) => warped(path, warp)));
  const details = inTeeth.map(
    ([name, file]) =>
      `<g clip-path="${clip}">${drawPart(sheet, `mouths/${file}`, { palette, warp, name })}</g>`,
  );
  return `<g data-part="mouth">${drawPart(sheet, drawing, { palette, warp })}${details.join('')}</g>`;
}

/** Where every shape of the mouth lies, in head units: left, top, width, height. */
export function mouthBoxOf(face: FaceShape): readonly [number, number, number, number] {
  const left = face.place(-face.mouthWidth * 1.35, 62);
  const right = face.place(face.mouthWidth * 1.35, 62);
  return [left, face.mouthY - 16, right - left, 44];
}
