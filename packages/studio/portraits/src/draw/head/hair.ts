import type { Appearance, Hair } from '../../appearance/appearance.js';
import { labOf, mixed, tonesOf } from '../colour.js';
import { moved } from '../outline.js';
import { drawPart, type Palette, part, type Warp, warped } from '../parts/draw-part.js';
import { filled, type Sheet } from '../sheet.js';
import { textured } from './curls.js';
import type { FaceShape } from './face-shape.js';
import { wornOnHead } from './headwear.js';

export interface HairLayers {
  /** Behind neck and shoulders. */
  readonly behind: string;
  /** On the forehead, before the hair: the hair's shadow. */
  readonly shadow: string;
  /** Over the face and, where the hair is long, over the shoulders. */
  readonly front: string;
}

/** y of the tips, in head units; loose hair is drawn to the shoulder. */
const fallOf: Record<Hair['length'], number> = { short: 110, chin: 92, shoulder: 152, long: 228 };
/** Where falling hair begins to be longer or shorter than it is drawn. */
const ROOTS = -20;

/** Where tied hair begins to leave the ears free. */
const EARS = -30;

const behindHead = ['ponytail', 'high_bun', 'low_bun', 'puffs', 'box_braids', 'locs', 'cornrows'];
const beforeHead = ['box_braids', 'locs', 'cornrows'];
const besideHead: Partial<Record<Hair['tie'], readonly number[]>> = {
  ...{ braids: [-1, 1], pigtails: [-1, 1] },
};
/** Hair that is drawn as cords, whatever its texture. */
const corded = ['box_braids', 'locs', 'cornrows'];

/** How much further than straight hair each texture stands off the head, and falls beside it, in head units. */
const volumes: Record<Hair['texture'], { short: number; long: number; fall: number }> = {
  straight: { short: 0, long: 0, fall: 0 },
  wavy: { short: 2, long: 4, fall: 6 },
  curly: { short: 6, long: 14, fall: 15 },
  coily: { short: 8, long: 27, fall: 20 },
};

export function drawHair(
  sheet: Sheet,
  face: FaceShape,
  skin: Palette,
  appearance: Appearance,
): HairLayers {
  const below = wornOnHead(appearance)?.hair ?? 'free';
  const hair = below === 'free' ? appearance.hair : underHat(appearance.hair);
  if (hair.front === 'bald' || below === 'hidden') return { behind: '', shadow: '', front: '' };
  const plain = tonesOf(hair.colour);
  // Black hair shows its strands in a lighter tone.
  const light = mixed(plain.light, '#ffe9c9', labOf(hair.colour).l < 0.35 ? 0.16 : 0.12);
  const palette: Palette = { ...skin, ...plain, light, streak: hair.streaks, trim: '#8a4a52' };
  const behindPalette = { ...palette, shade: mixed(plain.shade, plain.deep, 0.45) };
  const isLoose = hair.tie === 'loose' && hair.length !== 'short';
  const texture = corded.includes(hair.tie) ? 'straight' : hair.texture;
  const volume = volumes[texture];
  const stands = below === 'free' ? (isLoose ? volume.long : volume.short) : 0;
  const drawn = (name: string, warp: Warp, colours: Palette, own: Hair['texture'] = texture) =>
    drawPart(sheet, textured(part(name), own), { palette: colours, warp });
  const falling =
    (name: string, side: number): Warp =>
    (x, y) => {
      const { anchors, depth } = part(name);
      const tip = anchors.get('tip')?.[1];
      const down =
        tip === undefined || y <= ROOTS
          ? y
          : ROOTS + ((y - ROOTS) * (fallOf[hair.length] - ROOTS)) / (tip - ROOTS);
      const wide = isLoose ? 1 + (volume.fall / 90) * Math.min(1, Math.max(0, (y + 90) / 120)) : 1;
      return [side * x * wide + face.place(0, depth[0]) * 0.9, down];
    };
  const capName = capOf(hair, isLoose || hair.tie !== 'loose', face.childlike);
  const cap = textured(
    part(capName),
    ['buzz', 'shaved', 'mohawk', 'thinning'].includes(hair.front) ? 'straight' : texture,
  );
  const skull = onSkull(face, stands, cap.depth[0], !isLoose && hair.tie !== 'loose');
  const capDrawn = drawPart(sheet, cap, { palette, warp: skull });
  const sides = isLoose
    ? [-1, 1]
    : (besideHead[hair.tie] ?? (hair.tie === 'single_braid' ? [face.yaw < 0 ? 1 : -1] : []));
  const beside = isLoose
    ? hair.length === 'chin'
      ? 'loose/bob'
      : 'loose/lock'
    : hair.tie === 'pigtails'
      ? 'tied/pigtails'
      : 'tied/braids';
  const behind = isLoose
    ? drawn('hair/loose/behind', falling('hair/loose/behind', 1), behindPalette)
    : behindHead.includes(hair.tie)
      ? drawn(
          `hair/tied/${hair.tie}-behind`,
          falling(`hair/tied/${hair.tie}-behind`, 1),
          palette,
          hair.tie === 'puffs' ? 'coily' : texture,
        )
      : '';
  const locks = sides.map((side) =>
    drawn(`hair/${beside}`, falling(`hair/${beside}`, side), palette),
  );
  const cords = beforeHead.includes(hair.tie) ? before(hair.tie) : [];
  const ropes = cords.map(([name, side]) => drawn(name, falling(name, side), palette));
  const front = isLoose ? [...locks, capDrawn] : [capDrawn, ...locks, ...ropes];
  return {
    behind: `<g data-part="hair">${behind}</g>`,
    shadow: shadowOf(sheet, face, cap, skull, palette, hair.front),
    front: `<g data-part="hair">${front.join('')}</g>`,
  };
}

function before(tie: Hair['tie']): (readonly [name: string, side: number])[] {
  const name = `hair/tied/${tie}`;
  return tie === 'cornrows'
    ? [[name, 1]]
    : [
        [name, -1],
        [name, 1],
      ];
}

function underHat(hair: Hair): Hair {
  const tie = hair.tie === 'high_bun' || hair.tie === 'puffs' ? 'low_bun' : hair.tie;
  const front = hair.front === 'mohawk' || hair.front === 'quiff' ? 'crop' : hair.front;
  // Curls lie flat at the sides.
  const texture = hair.length === 'short' && hair.tie === 'loose' ? 'straight' : hair.texture;
  return { ...hair, tie, front, texture };
}

/** The drawing of the hair over skull and forehead. */
function capOf({ front }: Hair, isLong: boolean, childlike: number): string {
  if (front === 'buzz' && childlike > 0.9) return 'hair/cap/down';
  if (!isLong) return `hair/cap/${front}`;
  const long: Partial<Record<Hair['front'], string>> = {
    side_part: 'long_side',
    swept: 'long_swept',
    quiff: 'long_side',
    crop: 'fringe',
  };
  return `hair/cap/${long[front] ?? front}`;
}

/** Onto this skull: hair stands off it by the volume, begins lower on a child's high forehead, and is tied over the ears. */
function onSkull(face: FaceShape, volume: number, depth: number, isTied: boolean): Warp {
  const c = face.childlike;
  return (x, drawnY) => {
    const y = isTied && drawnY > EARS ? EARS + (drawnY - EARS) * 0.45 : drawnY;
    const far = Math.hypot(x / 74, (y + 8) / 96);
    const off =
      volume *
      Math.min(1, Math.max(0, (far - 0.88) / 0.14)) *
      Math.min(1, Math.max(0, (40 - y) / 40));
    const length = Math.hypot(x, y + 8) || 1;
    const low = 9 * c * Math.max(0, Math.min(1, (1.02 - far) / 0.2));
    const z = depth * Math.sqrt(Math.max(0, 1 - (x / 92) ** 2));
    return [
      face.place((x + (x / length) * off) * (1 + 0.07 * c), z),
      y + ((y + 8) / length) * off + low,
    ];
  };
}

/** Of hair that lies over the forehead. */
function shadowOf(
  sheet: Sheet,
  face: FaceShape,
  cap: ReturnType<typeof part>,
  skull: Warp,
  palette: Palette,
  front: Hair['front'],
): string {
  if (['shaved', 'buzz', 'mohawk', 'horseshoe', 'thinning', 'receding'].includes(front)) return '';
  const [mass] = cap.shapes.find(({ id }) => id === 'mass')?.paths ?? [];
  if (mass === undefined) return '';
  const shade = filled(moved(warped(mass, skull), 2.5, 5.5), palette['skin-deep'] ?? '', 0.34);
  return `<g clip-path="${sheet.clip(face.outline)}">${shade}</g>`;
}
