import sharp from 'sharp';
import { z } from 'zod';
import { appearanceSchema } from './appearance/appearance.js';
import { poses } from './draw/figure.js';
import { expressions, mouthShapes } from './draw/head/mouth.js';
import { number } from './draw/outline.js';
import { drawPerson, type PersonDrawing } from './draw/person.js';
import { Sheet } from './draw/sheet.js';

export const framings = ['portrait', 'half', 'full'] as const;
export type Framing = (typeof framings)[number];

/** Pictures in pixels. */
export const framingSizes: Record<Framing, { readonly width: number; readonly height: number }> = {
  portrait: { width: 1024, height: 1024 },
  half: { width: 1024, height: 1536 },
  full: { width: 1024, height: 2048 },
};

export const portraitRequestSchema = z.object({
  appearance: appearanceSchema,
  /** Names the person: decides what words leave open, such as the shape of the face. */
  seed: z.union([z.string().max(200), z.number().int()]),
  framing: z.enum(framings),
  pose: z.enum(poses).default('front'),
  expression: z.enum(expressions).default('smile'),
  /** Wins over the expression's mouth; for a speaking presenter. */
  mouth: z.enum(mouthShapes).nullable().default(null),
  eyes: z.enum(['open', 'closed']).default('open'),
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

/** The window on the drawing, in centimetres. */
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
  const { framing, background, ...asked } = portraitRequestSchema.parse(request);
  const sheet = new Sheet();
  const person = drawPerson(sheet, asked);
  const size = framingSizes[framing];
  const view = viewOf(framing, person);
  const scale = size.width / view.width;
  const svg = sheet.svg(
    [view.left, view.top, view.width, view.height],
    size,
    (background === 'studio' ? studio(sheet, view) : '') + person.content,
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

function viewOf(framing: Framing, { figure, top }: PersonDrawing): View {
  const { width, height } = framingSizes[framing];
  const ratio = width / height;
  const crown = Math.min(top, figure.head.y - figure.head.height * 0.62);
  if (framing === 'full') {
    const room = figure.height * 0.035;
    const high = -crown + room * 2;
    // Wide people and wide steps must fit as well.
    const aside = figure.seat === null ? 0.22 : figure.seat === 'floor' ? 0.5 : 0.3;
    const needed = Math.max(high, (figure.shoulder.w * 2 + figure.height * aside) / ratio);
    return {
      left: (-needed * ratio) / 2,
      top: crown - room - (needed - high),
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
  const needed = Math.max(head.height * 2.05, figure.shoulder.w * 2.1);
  const above = Math.max(head.height * 0.9, head.y - crown + head.height * 0.1);
  return { left: middle - needed / 2, top: head.y - above, width: needed, height: needed };
}

function studio(sheet: Sheet, { left, top, width, height }: View): string {
  const fill = sheet.radial(
    [left + width * 0.38, top + height * 0.32],
    Math.max(width, height) * 0.85,
    [
      [0, '#f7f1e8'],
      [0.6, '#ece2d5'],
      [1, '#dccfbe'],
    ],
  );
  return `<rect x="${number(left)}" y="${number(top)}" width="${number(width)}" height="${number(height)}" fill="${fill}"/>`;
}
