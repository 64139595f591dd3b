import {
  type ShowcaseFormat,
  showcaseFormatNames,
  showcaseFormats,
} from '@groundwork/contract/showcase/formats';
import type { PropertyValues } from '@groundwork/contract/showcase/property-values';
import {
  acceptedFields,
  type BuiltInTemplateId,
  builtInTemplateIds,
  showcaseTemplate,
} from '@groundwork/contract/showcase/templates';
import { Typesetter } from '@groundwork/typesetting';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Box, Design } from '../design.js';
import { hostile, plain } from '../fixtures/hostile-values.js';
import { inkOf, overlap, texts } from '../fixtures/text-geometry.js';
import type { TemplateInput } from '../template.js';
import { templateOf } from '../templates/registry.js';
import { themes } from '../themes.js';
import { wordsOf } from '../words/words.js';
import { formatCanvases } from './canvas.js';
import { drawFormat } from './draw-format.js';

let typesetter: Typesetter;
beforeAll(async () => {
  typesetter = await Typesetter.open();
});

function designOf(
  id: BuiltInTemplateId,
  format: ShowcaseFormat,
  values: PropertyValues,
  change: Partial<Pick<TemplateInput, 'logo' | 'theme'>> = {},
): Design {
  const template = templateOf(id);
  const accepted: readonly string[] = acceptedFields(id);
  return drawFormat(template, format, {
    values: Object.fromEntries(Object.entries(values).filter(([name]) => accepted.includes(name))),
    words: wordsOf('en'),
    photos: Array.from({ length: showcaseTemplate(id).supportingImages + 1 }, () => ({
      width: 4000,
      height: 3000,
    })),
    logo: { width: 800, height: 300 },
    theme: themes()[template.id],
    typesetter,
    ...change,
  });
}

/** Where words and logos may stand, in pixels of the output. */
function safeOf(format: ShowcaseFormat): Box {
  const { safe, scale } = formatCanvases[format];
  const [x, y, width, height] = [safe.x, safe.y, safe.width, safe.height].map((at) => at * scale);
  return { x: x ?? 0, y: y ?? 0, width: width ?? 0, height: height ?? 0 };
}

const isWithin = (box: Box, room: Box) =>
  box.x >= room.x - 1 &&
  box.y >= room.y - 1 &&
  box.x + box.width <= room.x + room.width + 1 &&
  box.y + box.height <= room.y + room.height + 1;

/** Formats that are composed anew; in its own ratio a template is drawn as always, and tested there. */
const composed = builtInTemplateIds.flatMap((id) =>
  showcaseFormatNames
    .filter((format) => showcaseFormats[format].aspectRatio !== showcaseTemplate(id).aspectRatio)
    .map((format) => [id, format] as const),
);

function expectSound({ layers }: Design, format: ShowcaseFormat): void {
  const written = texts(layers).filter(({ block }) => block.path !== '');
  expect(new Set(written.map(({ id }) => id)).size).toBe(written.length);
  const logos = layers.flatMap((layer) => (layer.kind === 'logo' ? [layer.box] : []));
  const photos = layers.flatMap((layer) => (layer.kind === 'photo' ? [layer.box] : []));
  const safe = safeOf(format);
  const outside = [
    ...written.filter((text) => !isWithin(inkOf(text), safe)).map(({ id }) => id),
    ...logos.filter((box) => !isWithin(box, safe)).map(() => 'logo'),
  ];
  expect(outside).toEqual([]);
  const boxes = [
    ...written.map((text) => ({ name: text.id, box: inkOf(text) })),
    ...logos.map((box) => ({ name: 'logo', box })),
    ...photos.map((box, at) => ({ name: `photo ${at}`, box })),
  ];
  const touching = boxes.flatMap(({ name, box }, at) =>
    boxes
      .slice(at + 1)
      .filter((other) => overlap(box, other.box))
      .map((other) => `${name} and ${other.name}`),
  );
  expect(touching).toEqual([]);
}

describe.each(composed)('%s as %s', (id, format) => {
  it.each(Object.entries(hostile))('with %s values keeps everything apart', (_name, values) => {
    expectSound(designOf(id, format, values), format);
    expectSound(designOf(id, format, values, { logo: null }), format);
  });

  it('shows every photo and value, and cuts nothing short', () => {
    const { layers, size } = designOf(id, format, plain);
    const { supportingImages } = showcaseTemplate(id);
    expect(layers.filter(({ kind }) => kind === 'photo')).toHaveLength(supportingImages + 1);
    const shown = texts(layers).map((text) => text.id);
    expect(shown).toEqual(expect.arrayContaining(['price', ...acceptedFields(id)]));
    expect(texts(layers).filter(({ block }) => block.truncated)).toEqual([]);
    const { width, height } = showcaseFormats[format];
    expect(size.width).toBeGreaterThanOrEqual(width);
    expect(size.height).toBeGreaterThanOrEqual(height);
  });

  it('stays whole when an edit hides values or changes sizes', () => {
    const { price: _price, ...unpriced } = plain;
    for (const values of [unpriced, { label: 'Villa' }, {}]) {
      expectSound(designOf(id, format, values), format);
    }
    const theme = themes()[id];
    for (const scale of [0.6, 1.8]) {
      const scaled = { ...theme, scale: { price: scale, text: scale, logo: scale } };
      expectSound(designOf(id, format, plain, { theme: scaled }), format);
    }
  });
});

describe('a printed page', () => {
  it('reaches 3 mm beyond the cut at 300 dpi, and keeps its words within', () => {
    const { size, layers } = designOf('magazine', 'a4', plain);
    expect(size).toEqual({ width: 2551, height: 3579 });
    const [ground] = layers;
    expect(ground).toMatchObject({ kind: 'fill', box: { x: 0, y: 0, ...size } });
  });

  it('is set in outlines that are larger, not in enlarged pixels', () => {
    const small = designOf('modern', 'portrait', plain);
    const large = designOf('modern', 'a4', plain);
    const sizeOf = (design: Design) =>
      Math.max(...texts(design.layers).map(({ block }) => block.size));
    expect(sizeOf(large)).toBeGreaterThan(1.8 * sizeOf(small));
  });
});
