import { showcaseLanguages } from '@groundwork/contract/showcase/languages';
import type { PropertyValues } from '@groundwork/contract/showcase/property-values';
import {
  acceptedFields,
  type BuiltInTemplateId,
  builtInTemplateIds,
  showcaseTemplate,
} from '@groundwork/contract/showcase/templates';
import { Typesetter } from '@groundwork/typesetting';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { labelRoomOf, placeLabel } from '../compose/disclosure-label.js';
import type { Box, FillLayer, Layer, LogoLayer, PathLayer, TextLayer } from '../design.js';
import { hostile, plain } from '../fixtures/hostile-values.js';
import { inkOf, overlap, texts } from '../fixtures/text-geometry.js';
import type { PhotoFacts, TemplateInput } from '../template.js';
import { themes } from '../themes.js';
import { wordsOf } from '../words/words.js';
import { templateOf } from './registry.js';

let typesetter: Typesetter;
beforeAll(async () => {
  typesetter = await Typesetter.open();
});

const sizes = {
  '9:16': { width: 1080, height: 1920 },
  '16:9': { width: 1920, height: 1080 },
} as const;

const wide: PhotoFacts = { width: 4000, height: 3000 };
const tall: PhotoFacts = { width: 2000, height: 3600 };

function layersOf(
  id: BuiltInTemplateId,
  values: PropertyValues,
  change: Partial<Pick<TemplateInput, 'words' | 'logo' | 'theme'>> = {},
): readonly Layer[] {
  const template = templateOf(id);
  const { aspectRatio, supportingImages } = showcaseTemplate(id);
  const accepted: readonly string[] = acceptedFields(id);
  return template.draw({
    size: sizes[aspectRatio],
    values: Object.fromEntries(Object.entries(values).filter(([name]) => accepted.includes(name))),
    words: wordsOf('en'),
    photos: Array.from({ length: supportingImages + 1 }, (_, at) => (at % 2 === 0 ? wide : tall)),
    logo: { width: 800, height: 300 },
    theme: themes()[template.id],
    typesetter,
    ...change,
  });
}

function expectSound(id: BuiltInTemplateId, layers: readonly Layer[]): void {
  const { width, height } = sizes[showcaseTemplate(id).aspectRatio];
  const written = texts(layers).filter(({ block }) => block.path !== '');
  expect(new Set(texts(layers).map((text) => text.id)).size).toBe(texts(layers).length);
  const logos = layers.filter((layer): layer is LogoLayer => layer.kind === 'logo');
  const straight = written.filter(({ rotation = 0 }) => rotation === 0);
  for (const text of straight) {
    const ink = inkOf(text);
    const inside =
      ink.x >= 0 && ink.y >= 0 && ink.x + ink.width <= width && ink.y + ink.height <= height;
    expect({ text: text.id, inside, ink: inside ? null : ink }).toEqual({
      text: text.id,
      inside: true,
      ink: null,
    });
  }
  const touching = straight.flatMap((text, at) =>
    straight
      .slice(at + 1)
      .filter((other) => overlap(inkOf(text), inkOf(other)))
      .map((other) => `${text.id} and ${other.id}`),
  );
  expect(touching).toEqual([]);
  const overLogo = straight.filter((text) => logos.some(({ box }) => overlap(inkOf(text), box)));
  expect(overLogo.map((text) => text.id)).toEqual([]);
}

/** Upright bounds of a text's ink, turned as it is. */
function boundsOf(text: TextLayer): Box {
  const ink = inkOf(text);
  const angle = ((text.rotation ?? 0) * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const width = ink.width * cos + ink.height * sin;
  const height = ink.width * sin + ink.height * cos;
  return {
    x: ink.x + (ink.width - width) / 2,
    y: ink.y + (ink.height - height) / 2,
    width,
    height,
  };
}

const isWithin = (inner: Box, outer: Box) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

/** The longest label that there is touches no text and no logo, and lies across no edge. */
function expectLabelled(id: BuiltInTemplateId, layers: readonly Layer[]): void {
  const size = sizes[showcaseTemplate(id).aspectRatio];
  const words = { text: 'Composizione digitale, modificata', language: 'it' };
  const box = placeLabel(size, words, labelRoomOf({ size, layers }), typesetter)?.box;
  if (box === undefined) throw new Error(`${id} has no room for a label.`);
  expect(isWithin(box, { x: 0, y: 0, ...size })).toBe(true);
  const touched = layers.flatMap((layer): string[] => {
    if (layer.kind === 'text') {
      return layer.block.path !== '' && overlap(boundsOf(layer), box) ? [layer.id] : [];
    }
    if (layer.kind === 'logo') return overlap(layer.box, box) ? ['logo'] : [];
    if (layer.kind !== 'photo' && layer.kind !== 'fill') return [];
    const isCrossed = !layer.rotation && overlap(layer.box, box) && !isWithin(box, layer.box);
    return isCrossed ? [`the edge of a ${layer.kind}`] : [];
  });
  expect(touched).toEqual([]);
}

/** Buttons, tags and icons: what neither runs off an edge, nor is a hairline, nor the paper of a photo. */
const isControl = (layer: Layer, layers: readonly Layer[]): layer is FillLayer | PathLayer => {
  if (layer.kind !== 'fill' && layer.kind !== 'path') return false;
  if (layers.some((other) => other.kind === 'photo' && isWithin(other.box, layer.box)))
    return false;
  const { x, y, width, height } = layer.box;
  const bleeds = x <= 0 || y <= 0 || x + width >= 1080 || y + height >= 1920;
  return !bleeds && Math.min(width, height) > 8;
};

describe.each(builtInTemplateIds)('%s', (id) => {
  it.each(Object.entries(hostile))(
    'with %s values no text leaves the picture or touches another element',
    (_name, values) => {
      expectSound(id, layersOf(id, values));
      expectSound(id, layersOf(id, values, { logo: null }));
      expectSound(id, layersOf(id, values, { logo: { width: 500, height: 500 } }));
    },
  );

  it('keeps words and logo of a story where the platforms cover nothing', () => {
    if (showcaseTemplate(id).aspectRatio !== '9:16') return;
    const theme = themes()[id];
    const corners = [null, 'top_left', 'top_right', 'bottom_left', 'bottom_right'] as const;
    for (const values of Object.values(hostile)) {
      for (const corner of corners) {
        const layers = layersOf(id, values, { theme: { ...theme, logo: { corner } } });
        const boxes = [
          ...texts(layers).map((text) => ({ id: text.id, ...boundsOf(text) })),
          ...layers.flatMap((layer) =>
            layer.kind === 'logo' ? [{ id: 'logo', ...layer.box }] : [],
          ),
          ...layers.flatMap((layer) =>
            isControl(layer, layers) ? [{ id: layer.kind, ...layer.box }] : [],
          ),
        ].filter(({ height }) => height > 0);
        const covered = boxes.filter(
          ({ x, y, width, height }) =>
            y < 250 || y + height > 1920 - 340 || x < 60 || x + width > 1080 - 60,
        );
        expect(covered).toEqual([]);
      }
    }
  });

  it('has room for a label, whatever its values', () => {
    for (const values of Object.values(hostile)) expectLabelled(id, layersOf(id, values));
    expectLabelled(id, layersOf(id, plain, { logo: null }));
  });

  it.each(showcaseLanguages)('keeps its words apart in %s', (language) => {
    expectSound(id, layersOf(id, plain, { words: wordsOf(language) }));
  });

  it('ends no ordinary value in an ellipsis', () => {
    const cut = texts(layersOf(id, plain)).filter(({ block }) => block.truncated);
    expect(cut.map((text) => text.id)).toEqual([]);
  });

  it('shows every photo', () => {
    const shown = layersOf(id, plain).flatMap((layer) =>
      layer.kind === 'photo' ? [layer.photo] : [],
    );
    const { supportingImages } = showcaseTemplate(id);
    expect([...new Set(shown)].toSorted()).toEqual(
      Array.from({ length: supportingImages + 1 }, (_, at) => at),
    );
  });

  it('stays whole when an edit hides values or enlarges the price', () => {
    const { price: _price, ...unpriced } = plain;
    const { size: _size, ...unsized } = plain;
    for (const values of [unpriced, unsized, { label: 'Villa' }, {}]) {
      expectSound(id, layersOf(id, values));
    }
    const theme = themes()[id];
    for (const scale of [0.6, 1.8]) {
      const scaled = { ...theme, scale: { price: scale, text: scale, logo: scale } };
      expectSound(id, layersOf(id, plain, { theme: scaled }));
    }
    for (const face of ['mono', 'condensed', 'elegant'] as const) {
      const faced = { ...theme, faces: { display: face, text: face }, uppercase: true };
      expectSound(id, layersOf(id, plain, { theme: faced }));
    }
  });
});
