import { builtInTemplateIds, showcaseTemplate } from '@groundwork/contract/showcase/templates';
import { Typesetter } from '@groundwork/typesetting';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { LogoLayer } from '../design.js';
import type { LogoFacts } from '../template.js';
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

/** px that a logo is shown at, whole in its box. */
function shown(id: (typeof builtInTemplateIds)[number], logo: LogoFacts): LogoFacts {
  const template = templateOf(id);
  const { aspectRatio, supportingImages } = showcaseTemplate(id);
  const layers = template.draw({
    size: sizes[aspectRatio],
    values: { price: '€ 1.250.000', size: '250 m²' },
    words: wordsOf('en'),
    photos: Array.from({ length: supportingImages + 1 }, () => ({ width: 3000, height: 2000 })),
    logo,
    theme: themes()[template.id],
    typesetter,
  });
  const layer = layers.find((one): one is LogoLayer => one.kind === 'logo');
  if (layer === undefined) throw new Error(`${id} shows no logo.`);
  const scale = Math.min(layer.box.width / logo.width, layer.box.height / logo.height);
  return { width: logo.width * scale, height: logo.height * scale };
}

describe.each(builtInTemplateIds)('%s', (id) => {
  it('shows a seal as large to the eye as a wordmark', () => {
    const seal = shown(id, { width: 300, height: 300 });
    const wordmark = shown(id, { width: 300, height: 100 });
    expect(seal.width).toBeGreaterThanOrEqual(100);
    // Letters and the air about them leave about half of a wordmark's box empty; a disc fills its own.
    const share = (seal.width * seal.height * Math.PI) / 4 / (wordmark.width * wordmark.height);
    expect(share).toBeGreaterThan(0.4);
    expect(share).toBeLessThan(1.5);
  });
});
