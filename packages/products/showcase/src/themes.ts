import { builtInTemplateIds } from '@groundwork/contract/showcase/templates';
import { typefaces } from '@groundwork/contract/showcase/typefaces';
import { everyOf, once, readData } from '@groundwork/words/data';
import { z } from 'zod';
import type { Theme } from './template.js';

const color = z.string().regex(/^#[0-9a-f]{6}$/);
const face = z.enum(typefaces);

const themeSchema = z
  .strictObject({
    colors: z.strictObject({
      ...{ ground: color, panel: color, ink: color, softInk: color },
      ...{ accent: color, onAccent: color, price: color, line: color },
    }),
    faces: z.strictObject({ display: face, text: face }),
  })
  .transform(
    (theme): Theme => ({
      ...theme,
      scale: { price: 1, text: 1, logo: 1 },
      weight: 0,
      uppercase: null,
      scrim: 1,
      logo: { corner: null },
    }),
  );

/** The themes of the built-in templates before any edit. */
export const themes = once(() =>
  readData(
    new URL('./data/themes.json', import.meta.url),
    everyOf(builtInTemplateIds, themeSchema),
  ),
);
