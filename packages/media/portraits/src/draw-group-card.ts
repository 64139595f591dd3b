import { renderText } from '@groundwork/lettering';
import sharp from 'sharp';
import { z } from 'zod';
import { appearanceSchema } from './appearance/appearance.js';
import { number } from './draw/outline.js';
import { drawPerson } from './draw/person.js';
import { Sheet } from './draw/sheet.js';
import { groupLayout } from './group-layout.js';

/** Pixels. */
export const groupCardSize = { width: 1600, height: 1200 } as const;

/** Height of the strip that carries the family's name, in pixels. */
const NAME_STRIP = 140;

export const groupCardRequestSchema = z.object({
  /** In any order; each with the seed of its own portraits, so that the faces are the same. */
  members: z
    .array(
      z.object({
        appearance: appearanceSchema,
        seed: z.union([z.string().max(200), z.number().int()]),
      }),
    )
    .min(1)
    .max(6),
  /** Written below the group. */
  name: z.string().max(80).nullable().default(null),
});
export type GroupCardRequest = z.input<typeof groupCardRequestSchema>;

export interface GroupCard {
  readonly png: Buffer;
  readonly width: number;
  readonly height: number;
  /** Where each member's face is, in pixels, in the order of the request. */
  readonly faces: readonly { readonly x: number; readonly y: number; readonly radius: number }[];
}

/** Draws a family together on a calm background, everybody visible. Throws a ZodError for a request out of shape. */
export async function drawGroupCard(request: GroupCardRequest): Promise<GroupCard> {
  const { members, name } = groupCardRequestSchema.parse(request);
  const { width } = groupCardSize;
  const named = name !== null && name.trim() !== '';
  const height = groupCardSize.height - (named ? NAME_STRIP : 0);
  const layout = groupLayout(
    members.map(({ appearance }) => appearance),
    width / height,
  );
  const scale = width / layout.width;
  const sheet = new Sheet();
  const faces: { x: number; y: number; radius: number }[] = [];
  const people = layout.places.map((place) => {
    const member = members[place.member];
    if (member === undefined) throw new RangeError('A place without a member.');
    const person = drawPerson(sheet, {
      ...member,
      pose: 'front',
      expression: 'smile',
      mouth: null,
      eyes: 'open',
    });
    const { head } = person.figure;
    faces[place.member] = {
      x: Math.round((place.x + layout.width / 2 + head.x * place.scale) * scale),
      y: Math.round((layout.top - place.raised + head.y * place.scale) * scale),
      radius: Math.round((head.height / 2) * place.scale * scale),
    };
    const { neck, waist, shoulder } = person.figure;
    const shade =
      place.scale === 1 ? '' : softShadow(sheet, [0, (neck.base + waist.y) / 2], shoulder.w * 1.6);
    return `<g transform="translate(${number(place.x)} ${number(-place.raised)}) scale(${place.scale})">${shade}${person.content}</g>`;
  });
  const view: [number, number, number, number] = [
    -layout.width / 2,
    -layout.top,
    layout.width,
    layout.width * (height / width),
  ];
  const svg = sheet.svg(view, { width, height }, backdrop(sheet, view) + people.join(''));
  const picture = sharp(Buffer.from(svg));
  const png = named
    ? await onStrip(await picture.png({ compressionLevel: 1 }).toBuffer(), name.trim())
    : await picture.flatten().png({ compressionLevel: 6 }).toBuffer();
  return { png, ...groupCardSize, faces };
}

/**
 * Writes a family's name on a strip over the foot of its picture, a PNG of 1600x1200 px; without a name the picture
 * stays as it is.
 */
export async function nameGroupPicture(picture: Buffer, name: string | null): Promise<Buffer> {
  if (name === null || name.trim() === '') return picture;
  const { width, height } = groupCardSize;
  const shown = { left: 0, top: 0, width, height: height - NAME_STRIP };
  const cut = await sharp(picture).extract(shown).png({ compressionLevel: 1 }).toBuffer();
  return onStrip(cut, name.trim());
}

async function onStrip(picture: Buffer, name: string): Promise<Buffer> {
  const below = groupCardSize.height - NAME_STRIP;
  return sharp({ create: { ...groupCardSize, channels: 3, background: '#fbf7f1' } })
    .composite([{ input: picture, left: 0, top: 0 }, await lettering(name, below)])
    .png({ compressionLevel: 6 })
    .toBuffer();
}

/** What who stands in front takes of the light from who stands behind. */
function softShadow(sheet: Sheet, centre: readonly [number, number], radius: number): string {
  const fill = sheet.radial(centre, radius, [
    [0, '#3a2a20', 0.24],
    [0.55, '#3a2a20', 0.13],
    [1, '#3a2a20', 0],
  ]);
  return `<circle cx="${number(centre[0])}" cy="${number(centre[1])}" r="${number(radius)}" fill="${fill}"/>`;
}

/** A wall in warm light with the round of a window's glow behind the group. */
function backdrop(
  sheet: Sheet,
  [left, top, width, height]: readonly [number, number, number, number],
): string {
  const wall = sheet.radial([left + width * 0.36, top + height * 0.3], width * 0.8, [
    [0, '#f6eee3'],
    [0.6, '#ebdfd0'],
    [1, '#dccbb8'],
  ]);
  const glow = sheet.linear(
    [left + width * 0.2, top],
    [left + width * 0.8, top + height],
    [
      [0, '#e7c9ae', 0.75],
      [1, '#d9b08c', 0.35],
    ],
  );
  const box = `x="${number(left)}" y="${number(top)}" width="${number(width)}" height="${number(height)}"`;
  return `<rect ${box} fill="${wall}"/><circle cx="${number(left + width * 0.5)}" cy="${number(top + height * 0.58)}" r="${number(height * 0.5)}" fill="${glow}"/>`;
}

async function lettering(
  name: string,
  below: number,
): Promise<{
  input: Buffer;
  raw: { width: number; height: number; channels: 4 };
  left: number;
  top: number;
}> {
  const text = await renderText({
    text: name,
    font: { family: 'display', weight: 600 },
    sizePx: name.length > 44 ? 40 : 58,
    colour: '#3d342c',
    maxWidthPx: 1480,
    maxLines: 1,
  });
  return {
    input: Buffer.from(text.data),
    raw: { width: text.width, height: text.height, channels: 4 },
    left: Math.round((groupCardSize.width - text.width) / 2),
    top: Math.round(below + (NAME_STRIP - text.height) / 2),
  };
}
