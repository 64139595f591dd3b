import sharp from 'sharp';
import { z } from 'zod';
import { type Appearance, appearanceSchema } from './appearance/appearance.js';
import { roomOf } from './draw/aids.js';
import { isRobe } from './draw/clothes/worn.js';
import { shawlBottom } from './draw/extras.js';
import { poses } from './draw/figure.js';
import { expressions, eyesStates, mouthShapes } from './draw/head/look.js';
import { motifBottom } from './draw/motif.js';
import { number } from './draw/outline.js';
import { drawPerson, type PersonDrawing } from './draw/person.js';
import { Sheet } from './draw/sheet.js';
import { chances, oneOf, type Seed } from './seed.js';

export const framings = ['portrait', 'half', 'full', 'whole'] as const;
export type Framing = (typeof framings)[number];

/** Pictures in pixels. */
export const framingSizes: Record<Framing, { readonly width: number; readonly height: number }> = {
  portrait: { width: 1024, height: 1024 },
  half: { width: 1024, height: 1536 },
  full: { width: 1024, height: 2048 },
  /** The whole person in the size of a portrait. */
  whole: { width: 1024, height: 1024 },
};

export const portraitRequestSchema = z.object({
  appearance: appearanceSchema,
  /** Names the person: decides what words leave open, such as the shape of the face. */
  seed: z.union([z.string().max(200), z.number().int()]),
  framing: z.enum(framings),
  pose: z.enum(poses).default('front'),
  /** The described mood by default. */
  expression: z.enum(expressions).optional(),
  /** Wins over the expression's mouth; for a speaking presenter. */
  mouth: z.enum(mouthShapes).nullable().default(null),
  eyes: z.enum(eyesStates).default('open'),
  background: z.enum(['transparent', 'studio']).default('transparent'),
});
export type PortraitRequest = z.input<typeof portraitRequestSchema>;

export interface Portrait {
  /** With alpha where the background is transparent. */
  readonly png: Buffer;
  readonly width: number;
  readonly height: number;
  /** How large the person is drawn. */
  readonly pixelsPerMetre: number;
  /** Standing height without hair and shoes, in metres. */
  readonly heightMetres: number;
  /** Where the person stands, in pixels; below the picture unless the framing is `full`. */
  readonly feet: { readonly x: number; readonly y: number };
  /** Holds every shape of the mouth, in pixels. */
  readonly mouthBox: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
}

interface View {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Draws one person. The same appearance and seed give the same pixels, and the same person in every framing,
 * pose and expression. Throws a ZodError for a request out of shape.
 */
export async function drawPortrait(request: PortraitRequest): Promise<Portrait> {
  const { framing, svg, ...placed } = portraitSvg(request);
  const png = await sharp(Buffer.from(svg)).png({ compressionLevel: 6 }).toBuffer();
  return { png, ...framingSizes[framing], ...placed };
}

/** The drawing behind drawPortrait, for tests and for films that draw it at their own size. */
export function portraitSvg(request: PortraitRequest): Omit<
  Portrait,
  'png' | 'width' | 'height'
> & {
  readonly svg: string;
  readonly framing: Framing;
} {
  const { framing, background, expression, ...asked } = portraitRequestSchema.parse(request);
  const sheet = new Sheet();
  const person = drawPerson(sheet, {
    ...asked,
    expression: expression ?? asked.appearance.mood,
    // A raised hand would be cut off next to the face.
    ...(framing === 'portrait' ? { reaches: {} } : {}),
  });
  const size = framingSizes[framing];
  const view = viewOf(framing, person, asked.appearance);
  const scale = size.width / view.width;
  const svg = sheet.svg(
    [view.left, view.top, view.width, view.height],
    size,
    (background === 'studio' ? studio(view, asked.seed, framing) : '') + person.content,
  );
  const [x, y, width, height] = person.mouth;
  const rounded = (value: number) => Math.round(value * 10) / 10;
  return {
    svg,
    framing,
    pixelsPerMetre: rounded(scale * 100),
    heightMetres: asked.appearance.heightMetres,
    feet: { x: rounded(-view.left * scale), y: rounded(-view.top * scale) },
    mouthBox: {
      x: Math.round((x - view.left) * scale),
      y: Math.round((y - view.top) * scale),
      width: Math.round(width * scale),
      height: Math.round(height * scale),
    },
  };
}

/**
 * The framing that shows everything described: head and shoulders, or the whole person when an aid, a belly, a tattooed
 * arm or lower clothing would be outside.
 */
export function suitableFraming({
  aids,
  expecting,
  marks,
  outfit,
}: Appearance): 'portrait' | 'whole' {
  const { hearingAid, ...others } = aids;
  const below =
    expecting ||
    marks.tattoo === 'arm' ||
    outfit.bag !== null ||
    outfit.watch !== null ||
    outfit.bracelet !== null ||
    outfit.outer?.kind === 'poncho' ||
    outfit.bottom?.kind === 'kilt' ||
    outfit.bottom?.kind === 'lederhosen' ||
    (outfit.onePiece !== null && isRobe(outfit.onePiece.kind)) ||
    Object.values(others).some((aid) => aid !== false && aid !== null);
  return below ? 'whole' : 'portrait';
}

function viewOf(framing: Framing, { figure, top }: PersonDrawing, appearance: Appearance): View {
  const { width, height } = framingSizes[framing];
  const ratio = width / height;
  const crown = Math.min(top, figure.head.y - figure.head.height * 0.62);
  if (framing === 'full' || framing === 'whole') {
    const margin = figure.height * 0.035;
    const high = -crown + margin * 2;
    const room = roomOf(figure, appearance);
    const side = margin * 1.5;
    // Wide people, wide stances and a dog must fit too; anyone else is centred.
    const wide = room.left + room.right + side * 2;
    const needed = Math.max(high, wide / ratio);
    const middle = (room.right - room.left) / 2;
    const free = needed * ratio - wide;
    const shift = Math.sign(middle) * Math.max(0, Math.abs(middle) - free / 2);
    return {
      left: shift - (needed * ratio) / 2,
      top:
        framing === 'whole'
          ? crown - margin - (needed - high) / 2
          : crown - margin - (needed - high),
      width: needed * ratio,
      height: needed,
    };
  }
  const { head } = figure;
  const middle = head.x * 0.6;
  if (framing === 'half') {
    const bottom = figure.hip.y + figure.height * 0.03;
    const high = (bottom - crown) * 1.07;
    const needed = Math.max(high, (figure.shoulder.w * 2.45) / ratio);
    return {
      left: middle - (needed * ratio) / 2,
      top: bottom - needed,
      width: needed * ratio,
      height: needed,
    };
  }
  const above = Math.max(head.height * 0.9, head.y - crown + head.height * 0.1);
  const { motif, shawl } = appearance.outfit;
  // What is described on the chest and the shoulders is not cut off.
  const lowest = Math.max(
    motif === null ? Number.NEGATIVE_INFINITY : motifBottom(figure),
    shawl === null ? Number.NEGATIVE_INFINITY : shawlBottom(figure),
  );
  const needed = Math.max(
    head.height * 2.25,
    figure.shoulder.w * 2.3,
    lowest + 2 - (head.y - above),
  );
  return { left: middle - needed / 2, top: head.y - above, width: needed, height: needed };
}

/** Quiet grounds, and the round that lies behind the person. */
const grounds = [
  ['#f3e9dc', '#e8d3bb'],
  ['#e6eeec', '#c6dcd7'],
  ['#f5e6e0', '#ecc9bd'],
  ['#e9ebf3', '#cbd3e8'],
  ['#f4ecd3', '#ead79f'],
  ['#ecefe0', '#d2dcb8'],
] as const;

function studio({ left, top, width, height }: View, seed: Seed, framing: Framing): string {
  const [ground, round] = oneOf(chances(seed, 'ground'), grounds);
  const box = `x="${number(left)}" y="${number(top)}" width="${number(width)}" height="${number(height)}"`;
  const low = framing === 'whole' || framing === 'full';
  const shadow = low
    ? `<ellipse cx="0" cy="0.6" rx="${number(height * 0.17)}" ry="${number(height * 0.011)}" fill="#4a3a2c" fill-opacity="0.16"/>`
    : '';
  return `<rect ${box} fill="${ground}"/><circle cx="${number(left + width / 2)}" cy="${number(top + height * 0.56)}" r="${number(Math.min(width, height) * 0.43)}" fill="${round}"/>${shadow}`;
}
