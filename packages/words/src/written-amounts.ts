import { z } from 'zod';
import { everyOf, readData } from './data-file.js';
import { currencies, periodNames, units } from './spoken.js';

const unitsSchema = z.record(z.string(), z.enum(units));

/** How amounts are written, whatever the language. */
export const writtenAmounts = readData(
  new URL('./data/written-amounts.json', import.meta.url),
  z.strictObject({
    /** Read as units wherever they stand. */
    unitSigns: unitsSchema,
    /** Read as units after a number alone. */
    unitsOfNumbers: unitsSchema,
    currencies: z.record(z.string(), z.enum(currencies)),
    scales: everyOf(['thousand', 'million', 'billion'], z.string()),
    /** After an amount and a slash. */
    periods: everyOf(periodNames, z.string()),
    telephoneLabels: z.array(z.string()),
  }),
);
