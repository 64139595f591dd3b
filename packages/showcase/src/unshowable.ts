import type { PropertyField, PropertyValues } from '@groundwork/contract';
import { Typesetter } from '@groundwork/typesetting';

export interface UnshowableCharacters {
  readonly field: string;
  /** Each once, in the order of the text. */
  readonly characters: readonly string[];
}

/** A text has characters that none of the fonts can show. */
export class UnshowableText extends Error {
  constructor(readonly texts: readonly UnshowableCharacters[]) {
    const parts = texts.map(({ field, characters }) => `${field}: ${characters.join(' ')}`);
    super(`No font shows these characters (${parts.join('; ')}).`);
    this.name = 'UnshowableText';
  }
}

const textFields = ['price', 'size', 'label'] as const satisfies readonly PropertyField[];

/** Fields whose text has characters that no font can show; empty when all is well. */
export async function unshowableCharacters(
  values: PropertyValues,
): Promise<readonly UnshowableCharacters[]> {
  const typesetter = await Typesetter.open();
  return textFields.flatMap((field) => {
    const text = values[field];
    const characters = text === undefined ? [] : typesetter.missing(text);
    return characters.length === 0 ? [] : [{ field, characters }];
  });
}
