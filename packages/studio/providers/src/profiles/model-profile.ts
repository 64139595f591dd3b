import { readFileSync } from 'node:fs';
import type { EngineCapability } from '@groundwork/contract/warnings';
import { z } from 'zod';

const scalar = z.union([z.string(), z.number(), z.boolean()]);
/** Fields of a request. */
export type RequestFields = Readonly<Record<string, z.output<typeof scalar>>>;

const size = z
  .string()
  .regex(/^\d+x\d+$/u)
  .transform((text) => {
    const [width = 0, height = 0] = text.split('x').map(Number);
    return { width, height };
  });
/** The sizes of pictures that a model makes. */
const sizesSchema = z.union([
  z.strictObject({ list: z.array(size).min(1) }),
  /** Named by their shape; all of about so many pixels. */
  z.strictObject({
    ratios: z.array(z.string().regex(/^\d+:\d+$/u)).min(1),
    pixels: z.int().positive(),
  }),
  /** Any within these limits; sides are multiples of `step`, the longer at most `mostRatio` times the shorter. */
  z.strictObject({
    step: z.int().positive(),
    leastPixels: z.int().positive(),
    mostPixels: z.int().positive(),
    mostRatio: z.number().min(1),
    mostSide: z.int().positive(),
  }),
]);
export type ModelSizes = z.output<typeof sizesSchema>;

/** US dollars: `input`, `inputImage` and `output` for a million tokens, `characters` for a million of them. */
export const priceSchema = z.strictObject({
  input: z.number().nonnegative().optional(),
  inputImage: z.number().nonnegative().optional(),
  output: z.number().nonnegative().optional(),
  /** For a picture. */
  each: z.number().nonnegative().optional(),
  characters: z.number().nonnegative().optional(),
  /** For a second of film. */
  second: z.number().nonnegative().optional(),
});
export type EnginePrices = z.output<typeof priceSchema>;

const field = z.string().min(1).optional();
const about = {
  /** Names of models; `*` stands for any text. */
  models: z.array(z.string()).min(1),
  drivers: z.array(z.string()).optional(),
  /** Of models that nobody declared: as little as possible is asked of them. */
  careful: z.boolean().default(false),
  /** Where it is published, and when it was read there. */
  source: z.string(),
  date: z.iso.date(),
  /** Sent with every request, unless the operator sets the field. */
  send: z.record(z.string(), scalar).default({}),
  /** Fields that the model calls bad; an operator who sets one is told at the start. */
  refuses: z.array(z.string()).default([]),
  prices: z
    .strictObject({ ...priceSchema.shape, source: z.string(), date: z.iso.date() })
    .transform(({ source: _source, date: _date, ...prices }): EnginePrices => prices)
    .optional(),
};

const imageProfile = z.strictObject({
  ...about,
  sizes: sizesSchema,
  fields: z.strictObject({
    /** Ends in `[]` where it takes several. */
    pictures: z.string().min(1),
    mask: field,
    size: field,
    seed: field,
  }),
  /** The most pictures, the one to be changed included. */
  pictures: z.int().positive().default(1),
  /** What may be changed is transparent, or white on black; null: the model takes no mask. */
  mask: z.enum(['transparent', 'white']).nullable().default(null),
});
const chatProfile = z.strictObject({
  ...about,
  /** How it is asked for JSON. */
  json: z.enum(['schema', 'object', 'text']),
  /** Keywords of JSON Schema that it refuses; answers are checked for them anyway. */
  withoutKeywords: z.array(z.string()).default([]),
});
const speechProfile = z.strictObject({ ...about, seed: z.boolean().default(false) });
const videoProfile = z.strictObject({
  ...about,
  fields: z.strictObject({
    picture: z.string().min(1),
    voice: field,
    seconds: field,
    size: field,
    seed: field,
    /** Null: it takes no words. */
    prompt: z.string().nullable().default('prompt'),
  }),
  sizes: z.strictObject({ list: z.array(size).min(1) }).optional(),
  seconds: z
    .strictObject({
      /** `"5"`, `5`, `"5s"`. */
      as: z.enum(['text', 'number', 'suffixed']),
      /** Rising; any whole number up to `most` without them. */
      lengths: z.array(z.number().positive()).min(1).optional(),
      most: z.int().positive().default(10),
    })
    .optional(),
});

export const profilesSchema = z.strictObject({
  image: z.record(z.string(), imageProfile),
  chat: z.record(z.string(), chatProfile),
  speech: z.record(z.string(), speechProfile),
  video: z.record(z.string(), videoProfile),
});
export type Profiles = z.output<typeof profilesSchema>;
export type ChatProfile = z.output<typeof chatProfile>;
export type VideoProfile = z.output<typeof videoProfile>;

const kinds = {
  image: 'image',
  vision: 'chat',
  text: 'chat',
  speech: 'speech',
  video: 'video',
  presenter: 'video',
} as const satisfies Record<EngineCapability, keyof Profiles>;

/** What a model is to each capability. */
export type ModelProfiles = {
  readonly [Name in EngineCapability]: Profiles[(typeof kinds)[Name]][string];
};
export type ModelProfile = ModelProfiles[EngineCapability];

/** The declared models. */
export const declaredProfiles: Profiles = profilesSchema.parse(
  JSON.parse(readFileSync(new URL('../../data/models.json', import.meta.url), 'utf8')),
);

const escaped = (text: string) => text.replace(/[.+?^${}()|[\]\\/]/gu, '\\$&');
const matches = (pattern: string, model: string) =>
  new RegExp(`^${pattern.split('*').map(escaped).join('.*')}$`, 'iu').test(model);

/**
 * The profile of a model: the one that the operator names, else the first that declares it, else a careful one.
 *
 * @returns null when there is none of that name
 */
export function profileOf(
  capability: EngineCapability,
  asked: { readonly driver: string; readonly model: string; readonly profile?: string | undefined },
  profiles: Profiles,
): ModelProfile | null {
  const { driver, model, profile } = asked;
  const known: Readonly<Record<string, ModelProfile>> = profiles[kinds[capability]];
  if (profile !== undefined) return known[profile] ?? null;
  return (
    Object.values(known).find(
      ({ drivers, models }) =>
        drivers?.includes(driver) !== false && models.some((pattern) => matches(pattern, model)),
    ) ?? null
  );
}

/** The prices that are declared for a capability: the neighbours of one that is not known. */
export function declaredPrices(capability: EngineCapability): readonly EnginePrices[] {
  const known: Readonly<Record<string, ModelProfile>> = declaredProfiles[kinds[capability]];
  return Object.values(known).flatMap(({ prices }) => prices ?? []);
}
