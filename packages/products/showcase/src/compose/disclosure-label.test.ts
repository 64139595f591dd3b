import { Typesetter } from '@groundwork/typesetting';
import { describe, expect, it } from '@jest/globals';
import type { Layer } from '../design.js';
import { contrastInPicture, draw, textLayer, whole } from '../fixtures/design-pieces.js';
import { drawFlat, drawNoise } from '../fixtures/drawn-photos.js';
import { labelRoomOf, layLabel } from './disclosure-label.js';

const size = { width: 640, height: 480 };
const words = { text: 'Digitale Komposition, bearbeitet', language: 'de' };
const photo: Layer = { kind: 'photo', photo: 0, box: whole(size) };

async function labelled(layers: readonly Layer[], bytes: Buffer) {
  const { canvas } = await draw(size, layers, [bytes]);
  const place = labelRoomOf({ size, layers });
  return { canvas, ...layLabel(canvas, words, place, await Typesetter.open()) };
}

describe('the label of a picture', () => {
  it.each([
    ['a white wall', () => drawFlat(size, '#ffffff')],
    ['the night', () => drawFlat(size, '#05070c')],
    ['middle grey', () => drawFlat(size, '#808080')],
    ['noise', () => drawNoise(size)],
  ])('is legible over %s', async (_name, bytes) => {
    const { canvas, layer, color, contrast } = await labelled([photo], await bytes());
    expect(contrast).toBeGreaterThanOrEqual(4.5);
    expect(await contrastInPicture(canvas, layer, color)).toBeGreaterThanOrEqual(4.5);
  });

  it('stands in the lower left corner, and elsewhere when something is there', async () => {
    const bytes = await drawFlat(size, '#dddddd');
    const first = await labelled([photo], bytes);
    expect(first.box.x).toBeLessThan(size.width * 0.1);
    expect(first.box.y).toBeGreaterThan(size.height * 0.85);
    const place = { id: 'price', x: 20, y: 430, width: 300, size: 30, color: '#000000' };
    const price = await textLayer('485.000 €', place);
    const second = await labelled([photo, price], bytes);
    expect(second.box.x).toBeGreaterThan(size.width * 0.4);
    const badge: Layer = {
      kind: 'fill',
      box: { x: 540, y: 420, width: 90, height: 50 },
      paint: '#cc0000',
    };
    const third = await labelled([photo, price, badge], bytes);
    expect(third.box.y + third.box.height).toBeLessThan(420);
  });

  it('is there even where nothing is free', async () => {
    const cover: Layer = { kind: 'photo', photo: 0, box: whole(size), rotation: 5 };
    const { canvas, box, contrast } = await labelled([cover], await drawNoise(size));
    expect(contrast).toBeGreaterThanOrEqual(4.5);
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(canvas.width);
    expect(box.y + box.height).toBeLessThanOrEqual(canvas.height);
  });
});
