import { z } from 'zod';

const text = z.string().trim().min(1);
const count = z.int().min(0);

/** What a showcase says about its property. Which of them a template takes is the template's matter. */
export const propertyValuesSchema = z.looseObject({
  price: text.optional(),
  size: text.optional(),
  label: text.optional(),
  bedrooms: count.optional(),
  bathrooms: count.optional(),
  parking: count.optional(),
});

const valueOrNone = z
  .string()
  .trim()
  .transform((value) => (value === '' ? undefined : value))
  .optional();

/** The same for custom templates, which say of an empty value that it is required. */
export const customValuesSchema = propertyValuesSchema.extend({
  price: valueOrNone,
  size: valueOrNone,
  label: valueOrNone,
});

/** The values of an accepted request: nothing beside the known fields. */
export const acceptedValuesSchema = z.object(propertyValuesSchema.shape);
export type PropertyValues = z.infer<typeof acceptedValuesSchema>;
