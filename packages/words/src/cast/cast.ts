import { voiceGenders } from '@groundwork/contract/catalogues/voices';
import { type FamilyMember, familyMemberSchema } from '@groundwork/contract/families/members';
import { z } from 'zod';
import { once, readData } from '../data-file.js';

const presenterSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  gender: z.enum(voiceGenders),
  seed: z.int(),
  looks: familyMemberSchema,
});
export type Presenter = z.output<typeof presenterSchema>;

const castSchema = z.strictObject({
  presets: z
    .record(z.string(), z.array(familyMemberSchema))
    .transform((casts) => Object.entries(casts).map(([slug, members]) => ({ slug, members }))),
  presenters: z.tuple([presenterSchema], presenterSchema),
});

/** A cast that every account may use. */
export interface FamilyPreset {
  readonly slug: string;
  readonly members: readonly FamilyMember[];
}

const cast = once(() => readData(new URL('../data/cast.json', import.meta.url), castSchema));

export const familyPresets = (): readonly FamilyPreset[] => cast().presets;

/** Raised when the presets' people are drawn differently. */
export const PRESETS_VERSION = 3;

/** When the presets came to be; shown as their `created_at`. */
export const PRESETS_CREATED_AT = new Date('2026-11-21T00:00:00.000Z');

export function findFamilyPreset(slug: string): FamilyPreset | null {
  return familyPresets().find((preset) => preset.slug === slug) ?? null;
}

/** The public presenters. */
export const presenters = () => cast().presenters;

/** The picture that a viewer will see, in one sentence. */
export function presenterDescription({ looks }: Presenter): string {
  const { role, age, physical, clothing } = looks;
  return `Illustration of a ${role} of ${age}: ${physical}; ${clothing}.`;
}

export function findPresenter(id: string): Presenter | null {
  return presenters().find((presenter) => presenter.id === id) ?? null;
}
