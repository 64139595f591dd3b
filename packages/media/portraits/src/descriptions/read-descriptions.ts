import { readdirSync, readFileSync } from 'node:fs';
import { memberTypes } from '@groundwork/contract';
import { z } from 'zod';
import type { MemberDescription } from '../parse-member.js';

/** A description written to be measured by, and the traits that it names. */
export interface Description {
  readonly language: string;
  readonly line: number;
  /** Every third of a language: the grammar is not mended by these. */
  readonly heldOut: boolean;
  /** Written after the grammar was finished. */
  readonly unseen: boolean;
  readonly member: MemberDescription & { readonly type: (typeof memberTypes)[number] };
  /** `name` or `name=value`, as the traits in check-traits.ts read them. */
  readonly traits: readonly (readonly [name: string, value: string])[];
}

const folder = new URL('../../descriptions/', import.meta.url);
const typeSchema = z.enum(memberTypes);

/** All descriptions, from one file a language: `type|role|age|ethnicity|physical|clothing => traits`. */
export function readDescriptions(): Description[] {
  return [...readFolder(folder, false), ...readFolder(new URL('unseen/', folder), true)];
}

function readFolder(from: URL, unseen: boolean): Description[] {
  return readdirSync(from)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .flatMap((name) =>
      readFileSync(new URL(name, from), 'utf8')
        .trim()
        .split('\n')
        .map((text, index) => {
          return { ...descriptionOf(name.replace('.txt', ''), index + 1, text), unseen };
        }),
    );
}

function descriptionOf(language: string, line: number, text: string): Omit<Description, 'unseen'> {
  const [words = '', traits = ''] = text.split(' => ');
  const [type, role, age, ethnicity, physical, clothing] = words.split('|');
  return {
    language,
    line,
    heldOut: line % 3 === 0,
    member: { type: typeSchema.parse(type), role, age, ethnicity, physical, clothing },
    traits: traits
      .trim()
      .split(/\s+/u)
      .map((trait) => {
        const [name = '', value = ''] = trait.split('=');
        return [name, value] as const;
      }),
  };
}
