import { readData } from '@groundwork/words/data';
import { z } from 'zod';
import { hairTextures } from './appearance.js';

/**
 * Origins as groups with a range of natural colouring, which affect only skin, hair and eyes. Of two without "mixed" the
 * first shows: "Black British", "British Asian", "French Algerian".
 */
export const origins = [
  ...(['black', 'south_asian', 'southeast_asian', 'pacific', 'east_asian'] as const),
  ...(['north_african', 'middle_eastern', 'latin_american', 'mediterranean'] as const),
  ...(['northern_european', 'european'] as const),
] as const;
export type Origin = (typeof origins)[number];

export const hairColours = {
  black: '#1b1716',
  darkBrown: '#36241a',
  brown: '#573a26',
  chestnut: '#6b3f28',
  lightBrown: '#87613d',
  darkBlond: '#a67e4e',
  blond: '#cda467',
  lightBlond: '#e3c690',
  strawberry: '#c9844e',
  red: '#a84f28',
  auburn: '#7a3620',
  grey: '#a9a6a3',
  silver: '#cfccc8',
  white: '#eae7e2',
  saltAndPepper: '#7d7873',
} as const;

const isHairColour = (name: string): name is keyof typeof hairColours => name in hairColours;
/** One of the natural colours by its name, or any other. */
export const hairColourSchema = z
  .string()
  .transform((name) => (isHairColour(name) ? hairColours[name] : name));

const weights = <Value extends z.ZodType>(value: Value) =>
  z
    .record(z.string(), z.number())
    .transform((row) =>
      Object.entries(row).map(([name, weight]) => [value.parse(name), weight] as const),
    );

const colouringSchema = z.strictObject({
  /** Place on the scale of skin tones, 1 fairest to 10 deepest. */
  skin: z.tuple([z.number(), z.number()]).readonly(),
  hair: weights(hairColourSchema),
  eyes: weights(z.string()),
  texture: weights(z.enum(hairTextures)),
  lids: z.enum(['open', 'smooth']).default('open'),
});
export type Colouring = z.output<typeof colouringSchema>;

export const { origins: colourings, likely: likelyOrigins } = readData(
  new URL('../data/colouring.json', import.meta.url),
  z.strictObject({
    origins: z.record(z.enum([...origins, 'mixed']), colouringSchema),
    likely: z.array(z.tuple([z.enum(origins), z.number()]).readonly()),
  }),
);
