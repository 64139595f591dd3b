import {
  type IntroCard,
  type OutroCard,
  type VideoFormat,
  videoFormats,
} from '@groundwork/contract';
import sharp, { type OverlayOptions } from 'sharp';
import type { Raster } from '../raster.js';
import { renderText } from '../text/render-text.js';
import { cardDesigns } from './card-designs.js';

/** One thing of the column, with the room above it. */
interface Block {
  readonly picture: Buffer;
  readonly raw?: { readonly width: number; readonly height: number; readonly channels: 3 | 4 };
  readonly width: number;
  readonly height: number;
  readonly gapBefore: number;
}

/** Sizes as shares of the frame's shorter side. */
const sizes = {
  title: 0.092,
  subtitle: 0.036,
  contact: 0.037,
  logo: 0.2,
  margin: 0.11,
  frameInset: 0.035,
} as const;

interface Line {
  readonly text: string;
  readonly size: number;
  readonly maxLines: number;
  readonly font: Parameters<typeof renderText>[0]['font'];
  readonly colour: string;
  readonly gapBefore: number;
  readonly letterSpacing?: number;
}

async function textBlock(line: Line, unit: number, maxWidthPx: number): Promise<Block> {
  // Long texts shrink before they end in an ellipsis.
  for (let shrink = 1; ; shrink *= 0.88) {
    const drawn = await renderText({
      text: line.text,
      font: line.font,
      sizePx: line.size * unit * shrink,
      colour: line.colour,
      maxWidthPx,
      maxLines: line.maxLines,
      align: 'centre',
      lineHeight: 1.18,
      balance: true,
      ...(line.letterSpacing === undefined ? {} : { letterSpacing: line.letterSpacing }),
    });
    if (drawn.truncated && shrink > 0.55) continue;
    const { width, height, channels, data } = drawn;
    return {
      picture: Buffer.from(data.buffer, data.byteOffset, data.byteLength),
      raw: { width, height, channels },
      width,
      height,
      gapBefore: line.gapBefore * unit,
    };
  }
}

async function logoBlock(logo: Buffer, unit: number): Promise<Block> {
  const side = Math.round(sizes.logo * unit);
  const { data, info } = await sharp(logo)
    .autoOrient()
    .resize(side * 2, side, { fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { picture: data, width: info.width, height: info.height, gapBefore: 0 };
}

async function ruleBlock(colour: string, unit: number): Promise<Block> {
  const width = Math.round(unit * 0.13);
  const height = Math.max(2, Math.round(unit * 0.0045));
  const picture = await sharp({ create: { width, height, channels: 3, background: colour } })
    .png()
    .toBuffer();
  return { picture, width, height, gapBefore: unit * 0.05 };
}

function contactLines(card: IntroCard | OutroCard): { text: string; strong: boolean }[] {
  if (!('agent_name' in card || 'phone' in card || 'email' in card || 'website' in card)) return [];
  const { agent_name, phone, email, website } = card as OutroCard;
  const faint = [phone, email, website].filter((text) => text !== undefined);
  return [
    ...(agent_name === undefined ? [] : [{ text: agent_name, strong: true }]),
    ...faint.map((text) => ({ text, strong: false })),
  ];
}

/** Draws a card that opens or closes a film: a column of logo, title, subtitle and contacts. */
export async function drawCard(input: {
  readonly card: IntroCard | OutroCard;
  readonly format: VideoFormat;
  readonly logo: Buffer | null;
}): Promise<Raster> {
  const { card, format, logo } = input;
  const { width, height } = videoFormats[format];
  const unit = Math.min(width, height);
  const design = cardDesigns[card.template_id];
  const accent = card.accent_color ?? design.accent;
  const room = width - 2 * sizes.margin * unit;

  const blocks: Block[] = [];
  if (logo) blocks.push(await logoBlock(logo, unit));
  const title: Line = {
    text: card.title,
    size: sizes.title,
    maxLines: 3,
    font: design.title,
    colour: design.ink,
    gapBefore: logo ? 0.07 : 0,
  };
  blocks.push(await textBlock(title, unit, room));
  blocks.push(await ruleBlock(accent, unit));
  if (card.subtitle !== undefined) {
    const subtitle: Line = {
      text: card.subtitle,
      size: sizes.subtitle,
      maxLines: 3,
      font: { family: 'sans', weight: 400 },
      colour: design.faintInk,
      gapBefore: 0.045,
      letterSpacing: 0.03,
    };
    blocks.push(await textBlock(subtitle, unit, room));
  }
  for (const [index, { text, strong }] of contactLines(card).entries()) {
    const line: Line = {
      text,
      size: sizes.contact,
      maxLines: 1,
      font: { family: 'sans', weight: strong ? 600 : 400 },
      colour: strong ? design.ink : design.faintInk,
      gapBefore: index === 0 ? 0.075 : 0.026,
    };
    blocks.push(await textBlock(line, unit, room));
  }

  const column = blocks.reduce((sum, block) => sum + block.gapBefore + block.height, 0);
  let top = (height - column) / 2;
  const overlays = blocks.map((block): OverlayOptions => {
    top += block.gapBefore;
    const place = { left: Math.round((width - block.width) / 2), top: Math.round(top) };
    top += block.height;
    return { input: block.picture, ...(block.raw ? { raw: block.raw } : {}), ...place };
  });
  const inset = sizes.frameInset * unit;
  const frame = design.framed
    ? `<rect x="${inset}" y="${inset}" width="${width - 2 * inset}" height="${height - 2 * inset}" fill="none" stroke="${accent}" stroke-opacity="0.55" stroke-width="2"/>`
    : '';
  // Numbers and checked colours only: no word of a customer is in this SVG.
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="${design.ground[0]}"/><stop offset="1" stop-color="${design.ground[1]}"/>
    </linearGradient></defs>
    <rect width="${width}" height="${height}" fill="url(#g)"/>${frame}</svg>`;
  const { data, info } = await sharp(Buffer.from(ground))
    .composite(overlays)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, channels: 3, data };
}
