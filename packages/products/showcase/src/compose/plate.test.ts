import type { ShowcaseFormat } from '@groundwork/contract/showcase/formats';
import {
  acceptedFields,
  builtInTemplateIds,
  showcaseTemplate,
} from '@groundwork/contract/showcase/templates';
import { Typesetter } from '@groundwork/typesetting';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Layer } from '../design.js';
import { hostile, plain } from '../fixtures/hostile-values.js';
import { inkOf, overlap } from '../fixtures/text-geometry.js';
import { drawFormat } from '../formats/draw-format.js';
import { templateOf } from '../templates/registry.js';
import { themes } from '../themes.js';
import { wordsOf } from '../words/words.js';
import { labelRoomOf } from './disclosure-label.js';
import { type Plate, placePlate } from './plate.js';

let typesetter: Typesetter;
beforeAll(async () => {
  typesetter = await Typesetter.open();
});

const badge: Plate = {
  ...{ id: 'badge', text: 'Offene Besichtigung', language: 'de', typeface: 'sans', weight: 600 },
  ...{ uppercase: true, ground: '#17191c', ink: '#ffffff' },
  sizes: [0.034, 0.029, 0.024, 0.02],
  corner: null,
};

/** The texts and logos that a plate would lie on. */
function touched(
  layers: readonly Layer[],
  box: { x: number; y: number; width: number; height: number },
) {
  return layers.flatMap((layer): string[] => {
    if (layer.kind === 'text') {
      const isSeen = layer.block.path !== '' && (layer.rotation ?? 0) === 0;
      return isSeen && overlap(inkOf(layer), box) ? [layer.id] : [];
    }
    return layer.kind === 'logo' && overlap(layer.box, box) ? ['logo'] : [];
  });
}

const formats: readonly ShowcaseFormat[] = ['story', 'portrait', 'square', 'landscape', 'a4'];

describe.each(builtInTemplateIds)('a badge on %s', (id) => {
  it.each(formats)('has a place of its own in %s', (format) => {
    const template = templateOf(id);
    const taken: readonly string[] = acceptedFields(id);
    for (const values of [plain, ...Object.values(hostile)]) {
      const design = drawFormat(template, format, {
        values: Object.fromEntries(Object.entries(values).filter(([name]) => taken.includes(name))),
        words: wordsOf('de'),
        photos: Array.from({ length: showcaseTemplate(id).supportingImages + 1 }, () => ({
          ...{ width: 4000, height: 3000 },
        })),
        logo: { width: 800, height: 300 },
        theme: themes()[template.id],
        typesetter,
      });
      const placed = placePlate(design.size, badge, labelRoomOf(design), typesetter);
      if (placed === null) throw new Error(`${id} has no room for a badge in ${format}.`);
      const { box } = placed;
      expect(touched(design.layers, box)).toEqual([]);
      const isInside =
        box.x >= 0 &&
        box.y >= 0 &&
        box.x + box.width <= design.size.width &&
        box.y + box.height <= design.size.height;
      expect(isInside).toBe(true);
    }
  });
});
