import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { showcaseTemplate } from '../../packages/core/contract/dist/showcase/templates.js';
import { openLogo } from '../../packages/products/showcase/dist/compose/logo/logo.js';
import { StoredPhoto } from '../../packages/products/showcase/dist/photo/stored-photo.js';
import { templateOf } from '../../packages/products/showcase/dist/templates/registry.js';
import { themes } from '../../packages/products/showcase/dist/themes.js';
import { wordsOf } from '../../packages/products/showcase/dist/words/words.js';
import { Typesetter } from '../../packages/studio/typesetting/dist/index.js';
import { recipeFor } from './orders.mjs';

/*
 * A template's design as a page: the same layers in the same places. Left out is what a page cannot do by itself: the
 * crop around the subject, veils as strong as the letters need, and colours that are tried against the photo.
 */

const sizes = { '9:16': { width: 1080, height: 1920 }, '16:9': { width: 1920, height: 1080 } };

const rgba = (color, opacity = 1) => {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return `rgba(${r},${g},${b},${opacity})`;
};

function paintOf(paint) {
  if (typeof paint === 'string') return paint;
  const stops = paint.stops.map(
    ({ at, color, opacity }) => `${rgba(color, opacity)} ${(at * 100).toFixed(2)}%`,
  );
  return paint.kind === 'linear'
    ? `linear-gradient(${paint.angle + 90}deg,${stops})`
    : `radial-gradient(${stops})`;
}

function place({ x, y, width, height }, rotation = 0) {
  const turn = rotation === 0 ? '' : `transform:rotate(${rotation}deg);`;
  return `position:absolute;left:${x}px;top:${y}px;width:${width}px;height:${height}px;${turn}`;
}

function frameOf({ box, radius = 0, rotation, border, shadow }) {
  return [
    place(box, rotation),
    `box-sizing:border-box;overflow:hidden;border-radius:${radius}px;`,
    border === undefined ? '' : `border:${border.width}px solid ${border.color};`,
    shadow === undefined
      ? ''
      : `box-shadow:${shadow.dx}px ${shadow.dy}px ${shadow.blur}px rgba(0,0,0,${shadow.opacity});`,
  ].join('');
}

const svg = (style, viewBox, attributes, d) =>
  `<svg style="${style}" viewBox="0 0 ${viewBox.width} ${viewBox.height}" preserveAspectRatio="none"><path d="${d}" ${attributes}/></svg>`;

const veils = {
  top: '180deg',
  bottom: '0deg',
  left: '90deg',
  right: '270deg',
};

function scrimPaint({ shape, color, least }) {
  if (shape === 'even') return rgba(color, least);
  const whole = rgba(color, least);
  const none = rgba(color, 0);
  if (shape === 'soft') return `radial-gradient(${whole} 40%,${none})`;
  return `linear-gradient(${veils[shape]},${whole} 33%,${none})`;
}

const drawing = {
  photo: (layer, { photos }) => {
    const blur = layer.blur === undefined ? '' : `filter:blur(${layer.blur}px);`;
    const tint =
      layer.tint === undefined
        ? ''
        : `<div style="position:absolute;inset:0;background:${rgba(layer.tint.color, layer.tint.opacity)}"></div>`;
    return `<div style="${frameOf(layer)}"><img src="${photos[layer.photo]}" style="width:100%;height:100%;object-fit:cover;${blur}">${tint}</div>`;
  },
  fill: (layer) =>
    `<div style="${frameOf(layer)}background:${paintOf(layer.paint)};opacity:${layer.opacity ?? 1}"></div>`,
  path: ({ box, viewBox, d, fill = 'none', stroke, opacity = 1 }) =>
    svg(
      `${place(box)}opacity:${opacity}`,
      viewBox,
      `fill="${fill}" ${stroke === undefined ? '' : `stroke="${stroke.color}" stroke-width="${stroke.width}"`}`,
      d,
    ),
  scrim: (layer) => `<div style="${place(layer.box)}background:${scrimPaint(layer)}"></div>`,
  text: ({ x, y, block, color, rotation }) => {
    const room = { width: Math.ceil(block.width) + 8, height: Math.ceil(block.height) + 8 };
    return svg(
      `${place({ x, y, ...room }, rotation)}overflow:visible`,
      room,
      `fill="${color}"`,
      block.path,
    );
  },
  logo: ({ box, align }, { logo }) =>
    `<img src="${logo}" style="${place(box)}object-fit:contain;object-position:${align.x} ${align.y}">`,
};

/** Writes the template's page beside its pictures. Returns its file and its size in px. */
export async function writePage(id, folder) {
  const { images, values } = recipeFor(id);
  const size = sizes[showcaseTemplate(id).aspectRatio];
  const names = [images.main, ...images.supporting];
  const photos = await Promise.all(
    names.map(async (name) => StoredPhoto.open(await readFile(join(folder, name)))),
  );
  const { facts: logo } = await openLogo(await readFile(join(folder, images.logo)));
  const template = templateOf(id);
  const input = {
    size,
    values,
    words: wordsOf('en'),
    photos: photos.map(({ facts }) => facts),
    logo,
    theme: themes()[id],
    typesetter: await Typesetter.open(),
  };
  const layers = template.draw(input);
  const pictures = { photos: names, logo: images.logo };
  const body = layers.map((layer) => drawing[layer.kind](layer, pictures)).join('\n');
  const file = join(folder, `${id}.html`);
  await writeFile(
    file,
    `<!doctype html><meta charset="utf-8"><style>body{margin:0;width:${size.width}px;height:${size.height}px;overflow:hidden;position:relative;background:${themes()[id].colors.ground}}</style>${body}`,
  );
  return { file, size };
}
