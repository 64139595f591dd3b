import { memberTypes } from '@groundwork/contract/families/members';
import { languages } from '@groundwork/words';
import { once } from '@groundwork/words/data';
import { z } from 'zod';
import type { Appearance } from './appearance/appearance.js';
import { hairColours } from './appearance/colouring.js';
import { completeAppearance } from './appearance/complete.js';
import { readAge } from './parse/age/read-age.js';
import { readAgeAmongLooks } from './parse/age/read-age-among-looks.js';
import { readClothes } from './parse/clothes/read-clothes.js';
import { readFeatures, readRoleLooks } from './parse/looks/read-features.js';
import { originsAmongLooks, originsIn } from './parse/people/read-origins.js';
import { presentationOf } from './parse/people/read-presentation.js';
import { Reading } from './parse/reading.js';
import {
  type ClothesSaid,
  type FeaturesSaid,
  known,
  type MemberSaid,
  type ThingsSaid,
} from './parse/said.js';
import { readThings } from './parse/things/read-things.js';
import { tellUnseen } from './parse/things/tell-unseen.js';
import { looksWords, peopleWords } from './parse/words/meanings.js';
import { spellingsOf } from './parse/words/misspelled.js';
import { plainForm } from './parse/words/plain-form.js';
import { isSpelled } from './parse/words/word-lists.js';
import type { Seed } from './seed.js';

const wordsSchema = z.string().max(10_000).nullish();

/** A member of a family as the public API describes it: free text in any of our languages. */
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
  /** Parts of the description that the drawing does not show, in the customer's own words. */
  readonly notDrawn: readonly string[];
}

export interface MemberSeeds {
  /** Names the member; must not depend on the other members or on the place among them. */
  readonly seed: Seed;
  /** Seed of the family: relatives without described origins share theirs. The member's seed by default. */
  readonly familySeed?: Seed;
}

/**
 * Decides how a member looks. The seeds decide everything the words leave open, each question separately: a change of
 * clothes leaves the face unchanged. Throws a ZodError for a malformed member.
 */
export function parseMember(member: MemberDescription, seeds: MemberSeeds): ParsedMember {
  const { type, ...texts } = memberDescriptionSchema.parse(member);
  const { role, age, ethnicity, physical, clothing } = texts;
  const written = [role, age, ethnicity, physical, clothing].flatMap((text) => text ?? []);
  const translations = translationsOf(written);
  const first = readMember(texts, translations, translations);
  const unknown = first.described.flatMap((reading) =>
    reading.unknown().map((word) => reading.said(word)),
  );
  const slips = spellingsOf(unknown);
  const spellings = new Map([...slips, ...translations]);
  const { said, readings, described } =
    slips.size === 0 ? first : readMember(texts, spellings, translations);
  const appearance = completeAppearance(said, {
    type,
    seed: seeds.seed,
    familySeed: seeds.familySeed ?? seeds.seed,
  });
  tellUnseen(appearance, readings);
  return {
    appearance,
    notDrawn: [
      // An adult's age of a child.
      ...(texts.age != null && isOtherAge(said, appearance) ? [texts.age] : []),
      ...described.flatMap((reading) => reading.rest()),
    ],
  };
}

function isOtherAge({ isAgeGiven, age }: MemberSaid, { ageYears }: Appearance): boolean {
  return isAgeGiven && age !== undefined && (ageYears < age[0] - 0.1 || ageYears > age[1] + 0.1);
}

type Texts = Omit<z.output<typeof memberDescriptionSchema>, 'type'>;

function readMember(
  texts: Texts,
  spellings: ReadonlyMap<string, string>,
  translations: ReadonlyMap<string, string>,
) {
  const role = new Reading(texts.role ?? undefined, translations);
  const age = new Reading(texts.age ?? undefined, translations);
  const ethnicity = new Reading(texts.ethnicity ?? undefined, spellings);
  const physical = new Reading(texts.physical ?? undefined, spellings);
  const clothing = new Reading(texts.clothing ?? undefined, spellings);

  const ageByRole = readAge(role);
  const given = readAge(age);
  const years = given ?? ageByRole ?? readAgeAmongLooks(physical) ?? readAgeAmongLooks(ethnicity);
  const things = [
    readThings(physical, 'looks'),
    readThings(clothing, 'clothes'),
    readThings(ethnicity, 'looks'),
    readThings(role, 'looks'),
    readThings(age, 'looks'),
  ].reduce(merged);
  const mixed = ethnicity.has(peopleWords.mixed) || physical.has(peopleWords.mixedPhrases);
  const found = originsIn(ethnicity);
  const ofRole = readRoleLooks(role);
  const looks = readFeatures(physical);
  const features = { ...ofRole, ...looks, hair: { ...ofRole.hair, ...looks.hair } };
  // Looks that somebody wrote into the wrong field.
  const elsewhereFeatures = ethnicity.text === '' ? undefined : readFeatures(ethnicity);
  const lastly = elsewhereFeatures?.skin;
  const [fair] = ethnicity.all(
    looksWords.hairOnlyColours.filter(([colour]) => fairColours.has(colour)),
    { fresh: false },
  );
  const clothes = readClothes(clothing, 'clothes');
  const elsewhere = readClothes(physical, 'looks');
  const origins = originsAmongLooks(physical, found);
  const presentation = presentationOf({ role, physical, ethnicity, clothing });
  const said: MemberSaid = {
    ...known({ presentation, age: years ?? undefined }),
    isAgeGiven: given !== null,
    origins,
    mixed,
    features: {
      ...features,
      ...(elsewhereFeatures === undefined
        ? {}
        : misplaced(elsewhereFeatures, features, fair?.value)),
      ...(features.skin !== undefined || lastly === undefined ? {} : { skin: lastly }),
    },
    things,
    clothes: suitOfMan({ ...elsewhere, ...clothes, colours: clothes.colours }, presentation, [
      clothing,
      physical,
    ]),
  };
  // Roles and ages describe no looks.
  const described = [ethnicity, physical, clothing];
  return { said, described, readings: [role, age, ...described] };
}

/** Looks among the words for an origin, where no others are described; of colours only those that are said of hair. */
function misplaced(
  { facialHair, build, hair: { front, tie, texture, length } }: FeaturesSaid,
  own: FeaturesSaid,
  fair: string | undefined,
): Partial<FeaturesSaid> {
  return {
    hair: { ...known({ front, tie, texture, length, colour: fair }), ...own.hair },
    ...known({ facialHair: own.facialHair ?? facialHair, build: own.build ?? build }),
  };
}

/** Catalan "vestit" and Italian "abito" are a woman's dress and a man's suit. */
function suitOfMan(
  clothes: ClothesSaid,
  presentation: MemberSaid['presentation'],
  readings: readonly Reading[],
): ClothesSaid {
  const { onePiece, ...others } = clothes;
  const isSuit =
    presentation === 'masculine' &&
    onePiece?.kind === 'dress' &&
    readings.some((reading) => /(?<![a-z])(?:vestit|vestito|abito)(?![a-z])/u.test(reading.text));
  if (!isSuit) return clothes;
  const { colour, pattern } = onePiece;
  return {
    ...others,
    outer: others.outer ?? { kind: 'blazer', colour, pattern },
    bottom: others.bottom ?? { kind: 'trousers', colour, pattern },
    set: 'suit',
  };
}

/** Colours of hair that describe an origin: "loiro de olhos claros". Dark ones are of skin there. */
const fairColours: ReadonlySet<string> = new Set([
  hairColours.blond,
  hairColours.lightBlond,
  hairColours.darkBlond,
  hairColours.strawberry,
  hairColours.red,
]);

/** The things described in either text; the first takes precedence. */
function merged(one: ThingsSaid, other: ThingsSaid): ThingsSaid {
  const piercings = [...(one.marks.piercings ?? []), ...(other.marks.piercings ?? [])];
  return {
    ...other,
    ...one,
    aids: { ...other.aids, ...one.aids },
    marks: {
      ...other.marks,
      ...one.marks,
      ...(piercings.length === 0 ? {} : { piercings }),
    },
    expecting: one.expecting || other.expecting,
    wrinkles: one.wrinkles || other.wrinkles,
    stethoscope: one.stethoscope || other.stethoscope,
  };
}

/** For languages without lists of their own: their words for people, each with the English one. */
const dictionaries = once(() =>
  Object.values(languages)
    .map(
      ({ subjects }) =>
        new Map(
          Object.entries(subjects.people).flatMap(([english, words]) =>
            words.map((word) => [word, english] as const),
          ),
        ),
    )
    .filter(({ size }) => size > 0),
);

/** A long word that no list has tells its language, and so do two of four letters. */
const worth = (word: string) =>
  word.length < 4 || isSpelled(word) ? 0 : word.length === 4 ? 1 : 2;
const SURE = 2;

/** The dictionary of the language that some texts are in; empty where none is, or it is not sure. */
function translationsOf(texts: readonly string[]): ReadonlyMap<string, string> {
  const words = new Set(plainForm(texts.join(' ')).match(/[a-z]+/gu));
  const sure = dictionaries().find((dictionary) => {
    const own = [...words].filter((word) => dictionary.has(word));
    return own.reduce((sum, word) => sum + worth(word), 0) >= SURE;
  });
  return sure ?? new Map();
}
