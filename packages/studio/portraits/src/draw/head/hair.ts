import type { Appearance, Hair } from '../../appearance/appearance.js';
import { labOf, mixed, tonesOf } from '../colour.js';
import { alongPath, type Corner, moved, type Path, smooth } from '../outline.js';
import { drawPart, type Palette, part, type Warp, warped } from '../parts/draw-part.js';
import type { Part, PartShape } from '../parts/part-file.js';
import { filled, type Sheet } from '../sheet.js';
import type { FaceShape } from './face-shape.js';
import { wornOnHead } from './headwear.js';

/** Length of a curl along the edge of a mass of hair, in head units. */
const CURL = { curly: 18, coily: 13 } as const;

/** Straight hair as this texture: waves at its edges, or curls that keep only the mass, its shade and its streaks. */
function textured(drawn: Part, texture: Hair['texture']): Part {
  if (texture === 'straight') return drawn;
  if (texture === 'wavy') {
    const shapes = drawn.shapes.map((shape) => ({
      ...shape,
      paths: shape.line === null ? shape.paths.map(waved) : shape.paths,
    }));
    return { ...drawn, shapes };
  }
  const size = CURL[texture];
  const shapes = drawn.shapes.flatMap((shape): PartShape[] => {
    if (shape.inside !== undefined && shape.role !== 'streak') return [];
    if (shape.line !== null) return [shape];
    const paths = shape.paths.map((path) => scalloped(path, size));
    const rim: PartShape['rim'] = shape.role === 'base' ? [size * 0.8, size * 0.7] : shape.rim;
    return [{ ...shape, paths, rim }];
  });
  return { ...drawn, shapes };
}

/** Wavy hair sways to both sides, the more the further it falls. */
function waved(outline: Path): Path {
  const corners = alongPath(outline, 9).map(([x, y]): Corner => {
    const free = Math.min(1, Math.max(0, (y + 40) / 70));
    return [x + free * 4.4 * Math.sin(y / 15 + x / 34), y];
  });
  // The last point is the first again.
  return smooth(corners.slice(0, -1));
}

/** One round curl beside the other, no two alike. */
function scalloped(outline: Path, size: number): Path {
  const whole = alongPath(outline, size / 3).slice(0, -1);
  const points: [number, number][] = [];
  for (
    let at = 0;
    at < whole.length - 1;
    at += 2 + Math.round(1 + Math.sin(points.length * 12.9898))
  ) {
    const point = whole[at];
    if (point !== undefined) points.push(point);
  }
  const turn = 0.62 * (Math.sign(area(points)) || 1);
  const [start = [0, 0]] = points;
  const curves = points.map(([x, y], index): Path['curves'][number] => {
    const [toX, toY] = points[(index + 1) % points.length] ?? start;
    const [dx, dy] = [(toY - y) * turn, (x - toX) * turn];
    return [x + dx, y + dy, toX + dx, toY + dy, toX, toY];
  });
  return { start, curves, closed: true };
}

function area(points: readonly (readonly [number, number])[]): number {
  return points.reduce((sum, [x, y], index) => {
    const [toX, toY] = points[(index + 1) % points.length] ?? [x, y];
    return sum + x * toY - toX * y;
  }, 0);
}

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

/** Whether there is hair behind the head, and at which sides it hangs before it. */
const places: Record<Hair['tie'], { readonly behind?: true; readonly sides?: readonly number[] }> =
  {
    loose: {},
    ...{ ponytail: { behind: true }, high_bun: { behind: true }, low_bun: { behind: true } },
    ...{ braids: { sides: [-1, 1] }, single_braid: { sides: [1] }, pigtails: { sides: [-1, 1] } },
    ...{ box_braids: { behind: true, sides: [-1, 1] }, locs: { behind: true, sides: [-1, 1] } },
    ...{ cornrows: { behind: true, sides: [1] }, puffs: { behind: true } },
  };
/** Hair that is drawn as cords, whatever its texture. */
const corded: readonly Hair['tie'][] = ['box_braids', 'locs', 'cornrows'];
const flat: readonly Hair['front'][] = ['buzz', 'shaved', 'mohawk', 'thinning'];

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
  const isLoose = hair.tie === 'loose' && hair.length !== 'short';
  const texture = corded.includes(hair.tie) ? 'straight' : hair.texture;
  const volume = volumes[texture];
  const isTied = hair.tie !== 'loose';
  // Tied hair lies close to the head, as under a hat.
  const free = isTied ? -4 : isLoose ? volume.long : volume.short;
  const stands = below === 'free' ? free : 0;
  const drawn = (name: string, side: number, colours = palette, own = texture) => {
    const whole = part(`hair/${name}`);
    const tip = whole.anchors.get('tip')?.[1] ?? fallOf[hair.length];
    const longer = (fallOf[hair.length] - ROOTS) / (tip - ROOTS);
    const warp: Warp = (x, y) => {
      const share = Math.min(1, Math.max(0, (y + 90) / 120));
      const wide = isLoose ? 1 + (volume.fall / 90) * share : 1;
      const down = y <= ROOTS ? y : ROOTS + (y - ROOTS) * longer;
      return [side * x * wide + face.place(0, whole.depth[0]) * 0.9, down];
    };
    return drawPart(sheet, textured(whole, own), { palette: colours, warp });
  };
  // Combed back, curls lie flat over the head.
  const isFlat = isTied || flat.includes(hair.front);
  const cap = textured(part(capOf(hair, face.childlike)), isFlat ? 'straight' : texture);
  const skull = onSkull(face, stands, cap.depth[0], isTied);
  const capDrawn = drawPart(sheet, cap, { palette, warp: skull });
  const { behind = false, sides = [] } = places[hair.tie];
  // A single plait lies on the shoulder that the head is turned from.
  const way = hair.tie === 'single_braid' && face.yaw >= 0 ? -1 : 1;
  const lock = hair.length === 'chin' ? 'loose/bob' : 'loose/lock';
  const back = isLoose
    ? drawn('loose/behind', 1, { ...palette, shade: mixed(plain.shade, plain.deep, 0.45) })
    : behind
      ? drawn(`tied/${hair.tie}-behind`, 1, palette, hair.tie === 'puffs' ? 'coily' : texture)
      : '';
  const front = isLoose
    ? [...[-1, 1].map((side) => drawn(lock, side)), capDrawn]
    : [capDrawn, ...sides.map((side) => drawn(`tied/${hair.tie}`, side * way))];
  return {
    behind: `<g data-part="hair">${back}</g>`,
    shadow: shadowOf(sheet, face, cap, skull, palette, hair.front),
    front: `<g data-part="hair">${front.join('')}</g>`,
  };
}

function underHat(hair: Hair): Hair {
  const tie = hair.tie === 'high_bun' || hair.tie === 'puffs' ? 'low_bun' : hair.tie;
  const front = hair.front === 'mohawk' || hair.front === 'quiff' ? 'crop' : hair.front;
  // Curls lie flat at the sides.
  const texture = hair.length === 'short' && hair.tie === 'loose' ? 'straight' : hair.texture;
  return { ...hair, tie, front, texture };
}

/** Caps of hair that falls or is tied, where they are not those of short hair. */
const longCaps: Partial<Record<Hair['front'], string>> = {
  ...{ side_part: 'long_side', swept: 'long_swept', quiff: 'long_side', crop: 'fringe' },
};

/** The drawing of the hair over skull and forehead. */
function capOf({ front, length, tie }: Hair, childlike: number): string {
  if (front === 'buzz' && childlike > 0.9) return 'hair/cap/down';
  if (corded.includes(tie) || tie === 'puffs') return 'hair/cap/long_swept';
  const isShort = tie === 'loose' && length === 'short';
  return `hair/cap/${isShort ? front : (longCaps[front] ?? front)}`;
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
