import { familyPresets } from '@groundwork/words/cast';
import { describe, expect, test } from '@jest/globals';
import { parseMember } from './parse-member.js';
import { presetSeed } from './seed.js';

describe('presets', () => {
  test('are at least eight, each with a slug of its own and one to six members', () => {
    expect(familyPresets().length).toBeGreaterThanOrEqual(8);
    expect(new Set(familyPresets().map(({ slug }) => slug)).size).toBe(familyPresets().length);
    for (const { slug, members } of familyPresets()) {
      expect(slug).toMatch(/^[a-z]+(?:-[a-z]+)*$/u);
      expect(members.length).toBeGreaterThanOrEqual(1);
      expect(members.length).toBeLessThanOrEqual(6);
    }
  });

  test.each(familyPresets().map((preset) => [preset.slug, preset] as const))(
    '%s is described in words that are understood',
    (slug, preset) => {
      for (const member of preset.members) {
        expect(parseMember(member, { seed: slug }).notDrawn).toEqual([]);
      }
      const seeds = preset.members.map((_member, index) => presetSeed(slug, index));
      expect(new Set(seeds).size).toBe(preset.members.length);
      for (const [index, member] of preset.members.entries()) {
        const seed = presetSeed(slug, index);
        const { appearance } = parseMember(member, { seed, familySeed: slug });
        expect(appearance.ageYears < 17).toBe(member.type === 'child');
      }
    },
  );
});
