import type { FamilyMember } from '../families/members.js';
import type { voiceGenders } from './voices.js';

export interface Presenter {
  readonly id: string;
  readonly name: string;
  readonly gender: (typeof voiceGenders)[number];
  readonly looks: FamilyMember;
  readonly seed: number;
}

/** The public presenters. Identifiers never change. */
export const presenters = [
  {
    id: 'avatar_helen',
    name: 'Helen',
    gender: 'female',
    looks: {
      type: 'adult',
      role: 'woman',
      age: '42',
      ethnicity: 'northern European',
      physical: 'shoulder-length brown hair',
      clothing: 'navy blazer and white blouse',
    },
    seed: 101,
  },
  {
    id: 'avatar_david',
    name: 'David',
    gender: 'male',
    looks: {
      type: 'adult',
      role: 'man',
      age: '38',
      ethnicity: 'European',
      physical: 'short dark hair and stubble',
      clothing: 'grey blazer and light blue shirt',
    },
    seed: 102,
  },
  {
    id: 'avatar_amara',
    name: 'Amara',
    gender: 'female',
    looks: {
      type: 'adult',
      role: 'woman',
      age: '33',
      ethnicity: 'West African',
      physical: 'curly black hair in a bun',
      clothing: 'emerald blouse',
    },
    seed: 103,
  },
  {
    id: 'avatar_kenji',
    name: 'Kenji',
    gender: 'male',
    looks: {
      type: 'adult',
      role: 'man',
      age: '45',
      ethnicity: 'Japanese',
      physical: 'short black hair, glasses, clean-shaven',
      clothing: 'charcoal suit, white shirt and navy tie',
    },
    seed: 104,
  },
  {
    id: 'avatar_sofia',
    name: 'Sofía',
    gender: 'female',
    looks: {
      type: 'adult',
      role: 'woman',
      age: '29',
      ethnicity: 'Latina',
      physical: 'long wavy dark hair',
      clothing: 'cream blazer',
    },
    seed: 105,
  },
  {
    id: 'avatar_omar',
    name: 'Omar',
    gender: 'male',
    looks: {
      type: 'adult',
      role: 'man',
      age: '51',
      ethnicity: 'Middle Eastern',
      physical: 'short grey hair and beard',
      clothing: 'navy suit',
    },
    seed: 106,
  },
  {
    id: 'avatar_ingrid',
    name: 'Ingrid',
    gender: 'female',
    looks: {
      type: 'adult',
      role: 'woman',
      age: '61',
      ethnicity: 'northern European',
      physical: 'chin-length silver hair, glasses',
      clothing: 'burgundy blazer and cream turtleneck',
    },
    seed: 107,
  },
  {
    id: 'avatar_lucas',
    name: 'Lucas',
    gender: 'male',
    looks: {
      type: 'adult',
      role: 'man',
      age: '27',
      ethnicity: 'Brazilian',
      physical: 'short curly dark brown hair, clean-shaven',
      clothing: 'olive blazer and white t-shirt',
    },
    seed: 108,
  },
] as const satisfies readonly Presenter[];

/** The picture that a viewer will see, in one sentence. */
export function presenterDescription({ looks }: Presenter): string {
  const { role, age, physical, clothing } = looks;
  return `Illustration of a ${role} of ${age}: ${physical}; ${clothing}.`;
}

export function findPresenter(id: string): (typeof presenters)[number] | null {
  return presenters.find((presenter) => presenter.id === id) ?? null;
}
