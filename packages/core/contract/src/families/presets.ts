import type { MemberType } from './members.js';

/** The words that describe a person for their portrait. */
export interface PresetDescription {
  readonly type: MemberType;
  readonly role?: string;
  readonly age?: string;
  readonly ethnicity?: string;
  readonly physical?: string;
  readonly clothing?: string;
}

/** One person of a preset, with the words that are drawn but that the public API does not show. */
export interface PresetPerson {
  /** The public API's name for the member's role on a preset. */
  readonly role: 'adult' | 'child';
  /** Shown by the public API where present. */
  readonly age?: string;
  readonly description: PresetDescription;
}

export interface FamilyPreset {
  readonly slug: string;
  readonly members: readonly PresetPerson[];
}

function adult(
  description: Omit<PresetDescription, 'type'>,
  type: 'adult' | 'senior' = 'adult',
): PresetPerson {
  return { role: 'adult', ...shownAge(description.age), description: { type, ...description } };
}

function child(description: Omit<PresetDescription, 'type'>): PresetPerson {
  return {
    role: 'child',
    ...shownAge(description.age),
    description: { type: 'child', ...description },
  };
}

function shownAge(age: string | undefined): { age?: string } {
  return typeof age === 'string' ? { age } : {};
}

/** Casts that every account may use. A slug never changes its people: films refer to it. */
export const familyPresets: readonly FamilyPreset[] = [
  {
    slug: 'young-couple',
    members: [
      adult({
        role: 'woman',
        age: '28',
        ethnicity: 'mediterranean',
        physical: 'long wavy dark brown hair, brown eyes, slim',
        clothing: 'cream sweater, light blue jeans, white sneakers',
      }),
      adult({
        role: 'man',
        age: '30',
        ethnicity: 'european',
        physical: 'short light brown hair, stubble, blue eyes',
        clothing: 'sage green shirt, beige chinos, white sneakers',
      }),
    ],
  },
  {
    slug: 'single-mother-with-two',
    members: [
      adult({
        role: 'mother',
        age: '38',
        ethnicity: 'black',
        physical: 'natural afro hair, earrings',
        clothing: 'mustard blouse, dark grey trousers, flats',
      }),
      child({
        role: 'daughter',
        age: '9',
        ethnicity: 'black',
        physical: 'black braids',
        clothing: 'coral t-shirt, denim skirt, white sneakers',
      }),
      child({
        role: 'son',
        age: '5',
        ethnicity: 'black',
        physical: 'short hair',
        clothing: 'light blue striped t-shirt, beige shorts, sneakers',
      }),
    ],
  },
  {
    slug: 'three-generations',
    members: [
      adult(
        {
          role: 'grandmother',
          age: '71',
          ethnicity: 'mediterranean',
          physical: 'chin-length silver hair, glasses',
          clothing: 'light blue blouse, beige cardigan, grey skirt, flats',
        },
        'senior',
      ),
      adult(
        {
          role: 'grandfather',
          age: '74',
          ethnicity: 'mediterranean',
          physical: 'white hair, receding, white moustache',
          clothing: 'white shirt, olive waistcoat, brown trousers, brown shoes',
        },
        'senior',
      ),
      adult({
        role: 'mother',
        age: '41',
        ethnicity: 'mediterranean',
        physical: 'shoulder-length dark brown hair',
        clothing: 'dark green dress, flats',
      }),
      adult({
        role: 'father',
        age: '43',
        ethnicity: 'mediterranean',
        physical: 'short black hair, beard',
        clothing: 'navy sweater, grey trousers, brown shoes',
      }),
      child({
        role: 'daughter',
        age: '8',
        ethnicity: 'mediterranean',
        physical: 'dark brown ponytail',
        clothing: 'terracotta sweater, jeans, white sneakers',
      }),
    ],
  },
  {
    slug: 'two-mothers-with-baby',
    members: [
      adult({
        role: 'mother',
        age: '33',
        ethnicity: 'east asian',
        physical: 'black bob',
        clothing: 'beige turtleneck, black trousers, white sneakers',
      }),
      adult({
        role: 'mother',
        age: '35',
        ethnicity: 'latin american',
        physical: 'long curly dark brown hair',
        clothing: 'terracotta blouse, white trousers, flats',
      }),
      child({
        role: 'baby',
        age: '11 months',
        ethnicity: 'latin american',
        physical: 'short dark hair',
        clothing: 'sage romper',
      }),
    ],
  },
  {
    slug: 'retired-couple',
    members: [
      adult(
        {
          role: 'wife',
          age: '68',
          ethnicity: 'northern european',
          physical: 'short silver hair, blue eyes, necklace',
          clothing: 'lavender blouse, white trousers, flats',
        },
        'senior',
      ),
      adult(
        {
          role: 'husband',
          age: '70',
          ethnicity: 'northern european',
          physical: 'grey hair, trimmed grey beard, glasses, tall',
          clothing: 'light blue shirt, camel blazer, navy chinos, brown shoes',
        },
        'senior',
      ),
    ],
  },
  {
    slug: 'family-of-five',
    members: [
      adult({
        role: 'father',
        age: '42',
        ethnicity: 'northern european',
        physical: 'blond hair, tall, stubble',
        clothing: 'white shirt, navy cardigan, grey chinos, brown shoes',
      }),
      adult({
        role: 'mother',
        age: '40',
        ethnicity: 'european',
        physical: 'shoulder-length auburn hair, green eyes, freckles',
        clothing: 'teal blouse, beige trousers, flats',
      }),
      child({
        role: 'son',
        age: '12',
        ethnicity: 'european',
        physical: 'light brown hair',
        clothing: 'grey hoodie, jeans, white sneakers',
      }),
      child({
        role: 'daughter',
        age: '8',
        ethnicity: 'european',
        physical: 'long red hair, freckles',
        clothing: 'yellow t-shirt, denim dungarees, white sneakers',
      }),
      child({
        role: 'son',
        age: '4',
        ethnicity: 'northern european',
        physical: 'blond hair',
        clothing: 'red striped t-shirt, navy shorts, white sneakers',
      }),
    ],
  },
  {
    slug: 'couple-with-teenager',
    members: [
      adult({
        role: 'mother',
        age: '45',
        ethnicity: 'south asian',
        physical: 'long straight black hair, earrings',
        clothing: 'burgundy blouse, cream trousers, flats',
      }),
      adult({
        role: 'father',
        age: '47',
        ethnicity: 'european',
        physical: 'short salt and pepper hair, glasses',
        clothing: 'navy blazer, light grey t-shirt, dark jeans, brown shoes',
      }),
      child({
        role: 'son',
        age: '15',
        ethnicity: 'mixed south asian european',
        physical: 'wavy dark brown hair',
        clothing: 'olive t-shirt, beige chinos, white sneakers',
      }),
    ],
  },
  {
    slug: 'single-professional',
    members: [
      adult({
        role: 'woman',
        age: '34',
        ethnicity: 'middle eastern',
        physical: 'long dark brown hair, earrings',
        clothing: 'cream blazer, black turtleneck, camel trousers, heels',
      }),
    ],
  },
  {
    slug: 'father-with-daughter',
    members: [
      adult({
        role: 'father',
        age: '39',
        ethnicity: 'east asian',
        physical: 'short black hair, stubble, wheelchair',
        clothing: 'light blue shirt, dark jeans, white sneakers',
      }),
      child({
        role: 'daughter',
        age: '7',
        ethnicity: 'east asian',
        physical: 'black hair with a fringe, pigtails',
        clothing: 'mustard dress, white sneakers',
      }),
    ],
  },
];
