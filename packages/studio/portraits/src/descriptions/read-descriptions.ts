import { readdirSync, readFileSync } from 'node:fs';
import { memberTypes } from '@groundwork/contract';
import { z } from 'zod';
import type { MemberDescription } from '../parse-member.js';

/** A description written to be measured by, and the traits that it names. */
export interface Description {
  readonly language: string;
  readonly line: number;
  /**
   * `open`: the grammar was mended by these; `held out`: every third of a language, not mended by; the others were
   * written when the grammar was finished, each for one first look.
   */
  readonly set: 'open' | 'held out' | UnseenSet;
  readonly member: MemberDescription & { readonly type: (typeof memberTypes)[number] };
  readonly traits: readonly (readonly [name: string, value: string])[];
}

const unseenSets = [
  'unseen',
  'unseen 2',
  'unseen 3',
  'unseen 4',
  'unseen 5',
  'unseen 6',
  'unseen 7',
  'unseen 8',
  'unseen 9',
  'unseen 10',
  'unseen 11',
  'unseen 12',
  'unseen 13',
  'unseen 14',
  'unseen 15',
  'unseen 16',
  'unseen 17',
  'unseen 18',
] as const;
type UnseenSet = (typeof unseenSets)[number];

const folder = new URL('../../descriptions/', import.meta.url);
const typeSchema = z.enum(memberTypes);

/** All descriptions, from one file a language: `type|role|age|ethnicity|physical|clothing => traits`. */
export function readDescriptions(): Description[] {
  return [
    ...readFolder(folder, null),
    ...unseenSets.flatMap((set) => readFolder(new URL(`${set.replace(' ', '-')}/`, folder), set)),
  ];
}

function readFolder(from: URL, unseen: UnseenSet | null): Description[] {
  return readdirSync(from)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .flatMap((name) =>
      readFileSync(new URL(name, from), 'utf8')
        .trim()
        .split('\n')
        .map((text, index) => {
          const described = descriptionOf(name.replace('.txt', ''), index + 1, text);
          return { ...described, set: unseen ?? (described.line % 3 === 0 ? 'held out' : 'open') };
        }),
    );
}

function descriptionOf(language: string, line: number, text: string): Omit<Description, 'set'> {
  const [words = '', traits = ''] = text.split(' => ');
  const [type, role, age, ethnicity, physical, clothing] = words.split('|');
  return {
    language,
    line,
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
