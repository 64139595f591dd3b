import { z } from 'zod';
import { choices, readData } from '../data-file.js';

const text = z.string();
/** Alternatives, parted by bars; a list has a row for each language. */
const alternatives = choices.transform((rows) => rows.join('|'));
const captions = z.strictObject({ price: text, rent: text, size: text, other: text, count: text });
const room = z.strictObject({ noun: text, before: text });

/** What the texts of property designs say: see designs.yaml. */
const schema = z.strictObject({
  captions: z.strictObject({
    ...{ en: captions, es: captions, de: captions, fr: captions, it: captions, pt: captions },
  }),
  joining: text,
  rooms: z.strictObject({ bathrooms: room, parking: room, bedrooms: room }),
  beginnings: alternatives,
  statuses: alternatives,
  onRequest: alternatives,
  qualifiers: z.strictObject({
    beforePrice: alternatives,
    period: text,
    periods: alternatives,
    terms: alternatives,
    beforeSize: alternatives,
    afterSize: alternatives,
  }),
  actions: z.strictObject({
    ...{ en: text, es: text, de: text, fr: text, it: text, pt: text, others: text },
  }),
  scan: text,
  domains: text,
  addresses: alternatives,
  postcodes: text,
  currencies: z.strictObject({
    ...{ sign: text, codes: text, short: text, endings: text, eastern: text, rightToLeft: text },
    ...{ crores: text, thousands: text },
  }),
  areaUnits: text,
});

export const designWords = readData(new URL('../data/designs.json', import.meta.url), schema);
