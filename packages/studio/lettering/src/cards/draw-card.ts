import type { IntroCard, OutroCard } from '@groundwork/contract/films/elements-config';
import { type VideoFormat, videoFormats } from '@groundwork/contract/films/fields';
import type { Raster } from '@groundwork/imaging';
import sharp, { type OverlayOptions } from 'sharp';
import { isRightToLeft } from '../text/text-request.js';
import { contactsOf } from './card-contacts.js';
import {
  type Alignment,
  type CardDesign,
  type CardPiece,
  type ColumnItem,
  cardDesigns,
  column,
  drawnPiece,
  type Rgb,
  readableOn,
  rgbOf,
} from './card-designs.js';
import { contourGround, type Frame, meanColour, photoBeside, photoGround } from './card-ground.js';
import { logoPiece } from './card-logo.js';
import { type CardInks, contactItems, headingItems, type TextSetting } from './card-text.js';

/** The brightest that the ground under white letters can be on a darkened photo. */
const DARKENED_PHOTO = '#505050';
/** Of graphic parts against their ground, as WCAG 2.1 asks. */
const LEAST_CONTRAST = 3;
const SCALES = [1, 0.9, 0.8, 0.7, 0.6];

interface Sheet {
  readonly card: IntroCard | OutroCard;
  readonly design: CardDesign;
  readonly inks: CardInks;
  readonly width: number;
  readonly height: number;
  readonly unit: number;
  readonly margin: number;
  readonly start: 'left' | 'right';
  readonly logo: Buffer | null;
  readonly backdrop: Raster | null;
}

/**
 * Draws a card that opens or closes a film. `logo` is a picture file as it was sent. `backdrop` is a photo of the plot,
 * of any size: behind the lettering, softened and darkened, or beside it, as the template has it; without one the card
 * has a ground of its own. A picture that can't be decoded throws.
 */
export async function drawCard(input: {
  readonly card: IntroCard | OutroCard;
  readonly format: VideoFormat;
  readonly logo: Buffer | null;
  readonly backdrop?: Raster | null;
}): Promise<Raster> {
  const { card, format, logo } = input;
  const { width, height } = videoFormats[format];
  const unit = Math.min(width, height);
  const design = cardDesigns[card.template_id];
  const backdrop = input.backdrop ?? null;
  const onPhoto = backdrop !== null && design.photo === 'ground';
  const ground = onPhoto ? DARKENED_PHOTO : design.ground;
  const inks: CardInks = {
    ink: onPhoto ? '#ffffff' : design.ink,
    faintInk: onPhoto ? '#e9eaec' : design.faintInk,
    accent: readableOn(card.accent_color ?? design.accent, ground, design.ink, LEAST_CONTRAST),
  };
  const sheet: Sheet = {
    card,
    design,
    inks,
    width,
    height,
    unit,
    margin: Math.round(unit * (width > height ? 0.105 : 0.092)),
    start: isRightToLeft(card.title) ? 'right' : 'left',
    logo,
    backdrop,
  };
  const layers = design.photo === 'ground' ? await darkCard(sheet) : await paperCard(sheet);
  const { data, info } = await sharp(layers.ground)
    .composite(layers.overlays)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, channels: 3, data };
}

interface Layers {
  readonly ground: Buffer;
  readonly overlays: OverlayOptions[];
}

/** Lettering on the whole frame: the heading, with the contact next to it or below. */
async function darkCard(sheet: Sheet): Promise<Layers> {
  const { card, design, inks, width, height, unit, margin, start, backdrop } = sheet;
  const wide = width > height;
  const low = design.gathered === 'low' || !wide;
  const { agent, ways } = contactsOf(card);
  const beside = wide && (agent !== null || ways.length > 0);
  const room = width - 2 * margin;
  const top = wide ? margin : height * 0.1;
  const bottom = wide ? margin : height * 0.15;
  const logoRoom = sheet.logo === null ? 0 : unit * 0.26;
  const fitted = await atFittingScale(height - top - bottom - logoRoom, async (scale) => {
    const setting: TextSetting = {
      card,
      design,
      inks,
      unit: textUnit(sheet),
      width: beside ? room * 0.52 : wide ? room * 0.78 : room,
      align: start,
      scale,
    };
    const heading = await headingItems(setting, 'above');
    return column(beside ? heading : [...heading, ...(await contactItems(setting, true))], start);
  });
  const centred = Math.max((height - fitted.height) / 2, top + logoRoom);
  const textTop = low ? height - bottom - fitted.height : centred;
  const ground =
    backdrop === null
      ? contourGround(width, height, design.ground, inks.accent, start === 'right')
      : await photoGround(backdrop, width, height, low ? textTop / height : 0);
  const corner: Frame = {
    left: start === 'left' ? margin : width - margin - unit * 0.3,
    top,
    width: unit * 0.3,
    height: unit * 0.12,
  };
  const logo = await sheetLogo(sheet, await meanColour(ground, corner), room);
  const atStart = (piece: CardPiece) => (start === 'left' ? margin : width - margin - piece.width);
  return {
    ground,
    overlays: [
      ...(logo === null ? [] : logo.at(atStart(logo), top)),
      ...fitted.at(atStart(fitted), textTop),
      ...(beside ? await contactsBeside(sheet, textTop + fitted.height / 2) : []),
    ],
  };
}

/** Upright films are watched on telephones: their lettering is a little larger. */
function textUnit({ width, height, unit }: Sheet): number {
  return width > height ? unit : unit * 1.07;
}

/** A fine rule, and behind it whom to ask, around a row of the card. */
async function contactsBeside(sheet: Sheet, centre: number): Promise<OverlayOptions[]> {
  const { card, design, inks, width, height, unit, margin, start } = sheet;
  const left = width * 0.615;
  const setting: TextSetting = {
    card,
    design,
    inks,
    unit: textUnit(sheet),
    width: width - margin - left,
    align: start,
    scale: 1,
  };
  const contacts = column(await contactItems(setting, true), start);
  const top = Math.min(centre - contacts.height / 2, height - margin - contacts.height);
  const overhang = unit * 0.03;
  const line = drawnPiece(
    2,
    contacts.height + 2 * overhang,
    `<rect width="100%" height="100%" fill="${inks.accent}" fill-opacity="0.75"/>`,
  );
  const away = unit * 0.062;
  return start === 'left'
    ? [...line.at(left - away, top - overhang), ...contacts.at(left, top)]
    : [
        ...line.at(width - left + away, top - overhang),
        ...contacts.at(width - left - contacts.width, top),
      ];
}

/** Lettering on paper, next to the photo if there is one. */
async function paperCard(sheet: Sheet): Promise<Layers> {
  const { card, design, inks, width, height, unit, margin, start, backdrop } = sheet;
  const wide = width > height;
  const panel = backdrop === null ? { left: 0, top: 0, width, height } : panelOf(sheet);
  const align: Alignment = backdrop === null ? 'centre' : start;
  const room = panel.width - 2 * margin;
  const logo = await sheetLogo(sheet, rgbOf(design.ground), room);
  const inner = panel.height - 2 * (wide ? margin * 0.8 : margin);
  const fitted = await atFittingScale(inner, async (scale) => {
    const setting: TextSetting = {
      card,
      design,
      inks,
      unit: textUnit(sheet),
      width: backdrop === null && wide ? Math.min(room, width * 0.66) : room,
      align,
      scale,
    };
    const items: ColumnItem[] = [
      ...(logo === null ? [] : [{ piece: logo, gap: 0 }]),
      ...(await headingItems(setting, 'below')).map((item, index) =>
        index === 0 ? { ...item, gap: unit * 0.07 * scale } : { ...item, gap: item.gap * scale },
      ),
      ...(await contactItems(setting, false)).map((item) => ({ ...item, gap: item.gap * scale })),
    ];
    return column(items, align);
  });
  const x =
    align === 'centre'
      ? panel.left + (panel.width - fitted.width) / 2
      : start === 'left'
        ? panel.left + margin
        : panel.left + panel.width - margin - fitted.width;
  const overlays = fitted.at(x, panel.top + (panel.height - fitted.height) / 2);
  const ground = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${design.ground}"/></svg>`,
  );
  if (backdrop === null) return { ground, overlays };
  return { ground, overlays: [...(await photoAndSeam(sheet, panel, backdrop)), ...overlays] };
}

function panelOf({ width, height, start }: Sheet): Frame {
  if (width <= height) {
    const top = Math.round(height * 0.46);
    return { left: 0, top, width, height: height - top };
  }
  const across = Math.round(width * 0.52);
  return { left: start === 'left' ? 0 : width - across, top: 0, width: across, height };
}

async function photoAndSeam(
  { width, height, unit, inks, start }: Sheet,
  panel: Frame,
  backdrop: Raster,
): Promise<OverlayOptions[]> {
  const wide = width > height;
  const frame: Frame = wide
    ? { left: start === 'left' ? panel.width : 0, top: 0, width: width - panel.width, height }
    : { left: 0, top: 0, width, height: panel.top };
  const thick = Math.max(4, Math.round(unit * 0.006));
  const seam = wide
    ? drawnPiece(thick, height, `<rect width="100%" height="100%" fill="${inks.accent}"/>`)
    : drawnPiece(width, thick, `<rect width="100%" height="100%" fill="${inks.accent}"/>`);
  const seamLeft = start === 'left' ? panel.width : panel.left - thick;
  return [
    { input: await photoBeside(backdrop, frame), left: frame.left, top: frame.top },
    ...(wide ? seam.at(seamLeft, 0) : seam.at(0, panel.top - thick)),
  ];
}

async function sheetLogo(sheet: Sheet, ground: Rgb, room: number): Promise<CardPiece | null> {
  return sheet.logo === null ? null : logoPiece(sheet.logo, ground, sheet.unit, room);
}

/** The column at the largest scale at which it is not higher than its room. */
async function atFittingScale(
  room: number,
  make: (scale: number) => Promise<CardPiece>,
): Promise<CardPiece> {
  let made = await make(1);
  for (const scale of SCALES.slice(1)) {
    if (made.height <= room) break;
    made = await make(scale);
  }
  return made;
}
