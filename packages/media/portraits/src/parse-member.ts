import { memberTypes } from '@groundwork/contract';
import { z } from 'zod';
import type { Appearance } from './appearance/appearance.js';
import { completeAppearance } from './appearance/complete.js';
import { readAge } from './parse/read-age.js';
import { readClothes } from './parse/read-clothes.js';
import { readFeatures, readWornThings, type WornThings } from './parse/read-features.js';
import { Reading } from './parse/reading.js';
import type { MemberSaid } from './parse/said.js';
import { emptyWords } from './parse/vocabulary/empty-words.js';
import { originWords } from './parse/vocabulary/origins.js';
import { presentationHints, presentationWords } from './parse/vocabulary/presentation.js';
import type { Seed } from './seed.js';

const wordsSchema = z.string().max(10_000).nullish();

/** A member of a family as the public API describes it: free text in any of seven languages. */
export const memberDescriptionSchema = z.object({
  type: z.enum(memberTypes).default('adult'),
  role: wordsSchema,
  age: wordsSchema,
  ethnicity: wordsSchema,
  physical: wordsSchema,
  clothing: wordsSchema,
});
export type MemberDescription = z.input<typeof memberDescriptionSchema>;

export interface ParsedMember {
  readonly appearance: Appearance;
  /** Words, without accents, that played no part in the drawing. */
  readonly notUnderstood: readonly string[];
}

export interface MemberSeeds {
  /** Names the member; must not depend on the other members or on the place among them. */
  readonly seed: Seed;
  /** Names the family: relatives whose origins are not told share theirs. The member's seed unless told. */
  readonly familySeed?: Seed;
}

/**
 * Tells how a member looks. What the words leave open is chosen by the seeds, each question by itself: a change of
 * the clothes leaves the face as it was. Throws a ZodError for a member out of shape.
 */
export function parseMember(member: MemberDescription, seeds: MemberSeeds): ParsedMember {
  const { type, ...texts } = memberDescriptionSchema.parse(member);
  const { said, notUnderstood } = readMember(texts);
  return {
    appearance: completeAppearance(said, {
      type,
      seed: seeds.seed,
      familySeed: seeds.familySeed ?? seeds.seed,
    }),
    notUnderstood,
  };
}

function readMember(texts: Omit<z.output<typeof memberDescriptionSchema>, 'type'>): {
  readonly said: MemberSaid;
  readonly notUnderstood: string[];
} {
  const role = new Reading(texts.role ?? undefined);
  const age = new Reading(texts.age ?? undefined);
  const ethnicity = new Reading(texts.ethnicity ?? undefined);
  const physical = new Reading(texts.physical ?? undefined);
  const clothing = new Reading(texts.clothing ?? undefined);

  const toldByRole = readAge(role);
  const years = readAge(age) ?? toldByRole;
  const origins = ethnicity.all(originWords).map(({ value }) => value);
  const features = mergedFeatures(
    readFeatures(physical),
    readFeatures(ethnicity),
    readWornThings(clothing),
  );
  const clothes = readClothes(clothing);
  const elsewhere = readClothes(physical);
  const presentation = presentationOf(role, physical, ethnicity, clothing);
  return {
    said: {
      ...(presentation === undefined ? {} : { presentation }),
      ...(years === null ? {} : { age: years }),
      origins,
      features,
      clothes: { ...elsewhere, ...clothes, colours: clothes.colours },
    },
    notUnderstood: [role, age, ethnicity, physical, clothing].flatMap((reading) =>
      reading.rest(emptyWords),
    ),
  };
}

/** Skin may be told with the ethnicity, glasses and jewellery with the clothes. */
function mergedFeatures(
  physical: MemberSaid['features'],
  ethnicity: MemberSaid['features'],
  worn: WornThings,
): MemberSaid['features'] {
  const skin = physical.skin ?? ethnicity.skin;
  const glasses = physical.glasses === undefined ? worn.glasses : physical.glasses;
  return {
    ...physical,
    ...(skin === undefined ? {} : { skin }),
    ...(glasses === undefined ? {} : { glasses }),
    wheelchair: physical.wheelchair || worn.wheelchair,
    cane: physical.cane || worn.cane,
    necklace: physical.necklace || worn.necklace,
    earrings: physical.earrings || worn.earrings,
  };
}

function presentationOf(
  role: Reading,
  physical: Reading,
  ethnicity: Reading,
  clothing: Reading,
): Appearance['presentation'] | undefined {
  const told = role.all(presentationWords, { fresh: false });
  // French "son" is a possessive, English "son" a boy: another noun beside it decides.
  const noun = told.find(({ start, end }) => role.text.slice(start, end) !== 'son') ?? told[0];
  if (noun !== undefined) return noun.value;
  if (role.text === 'home') return 'masculine';
  for (const reading of [physical, ethnicity]) {
    const found = reading.first(presentationWords, { fresh: false });
    if (found !== undefined) return found.value;
  }
  for (const reading of [physical, clothing, role]) {
    for (const [value, words] of presentationHints) if (reading.mentions(words)) return value;
  }
  return genderOfOrigin(ethnicity.text);
}

/** "Española", "italiana", "africaine" tell a woman; their counterparts a man. */
function genderOfOrigin(text: string): Appearance['presentation'] | undefined {
  if (/(?<!argent|ch)(?:ana|ola|ica|esa|ina|aine|oise|ienne)(?![a-z])/u.test(text))
    return 'feminine';
  return /(?:ano|nol|ico|leiro|ain|ien|tino|pino)(?![a-z])/u.test(text) ? 'masculine' : undefined;
}
