import { z } from 'zod';
import { limits } from '../limits.js';
import { writtenText } from '../words/written-text.js';

/** Nothing of it would be seen: white space, controls, marks of direction, fillers. */
const invisible = /^[\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{Default_Ignorable_Code_Point}]*$/u;

/**
 * A value as it is shown: without white space around it, and no longer than an image could hold at its smallest
 * type (it ends in an ellipsis long before).
 */
function tidied(value: string): string {
  if (invisible.test(value)) return '';
  const trimmed = value.trim();
  const most = limits.showcase.valueCharacters;
  // Half a surrogate pair may be left where the cut was made.
  return trimmed.length <= most ? trimmed : trimmed.slice(0, most).replace(/\p{Surrogate}$/u, '');
}

/** The values that are words and not counts. */
export const textFields = ['price', 'size', 'label'] as const;

const count = z.int().min(0);

const values = (text: () => z.ZodString, rooms = count) => {
  const shown = () => text().overwrite(tidied).min(1).optional();
  return {
    price: shown().describe('As displayed, with its currency.'),
    size: shown().describe('As displayed, with its unit.'),
    label: shown().describe('A label or address, such as `New` or `12 Harbour Street`.'),
    bedrooms: rooms.optional().describe('Number of bedrooms.'),
    bathrooms: rooms.optional().describe('Number of bathrooms.'),
    parking: count.optional().describe('Number of parking spaces.'),
  };
};

/** Values of a property that a showcase can show. Each template decides which of them it takes. */
export const propertyValuesSchema = z.looseObject(values(() => writtenText(true), count.max(99)));

const valueOrNone = writtenText(true)
  .overwrite(tidied)
  .transform((value) => (value === '' ? undefined : value))
  .optional();

/** The same for custom templates, which say of an empty value that it is required. */
export const customValuesSchema = propertyValuesSchema.extend({
  price: valueOrNone,
  size: valueOrNone,
  label: valueOrNone,
});

/** The values of an accepted request: only the known fields. What an older one shows is not refused any more. */
export const acceptedValuesSchema = z.object(values(z.string));
export type PropertyValues = z.infer<typeof acceptedValuesSchema>;
