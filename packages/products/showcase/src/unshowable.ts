import { type PropertyValues, textFields } from '@groundwork/contract/showcase/property-values';
import { type UnshowableCharacters, unshowableTexts } from '@groundwork/plain-text';

/** A showcase has values with characters that none of the fonts can show. */
export class UnshowableText extends Error {
  constructor(readonly texts: readonly UnshowableCharacters[]) {
    const parts = texts.map(({ field, characters }) => `${field}: ${characters.join(' ')}`);
    super(`No font shows these characters (${parts.join('; ')}).`);
    this.name = 'UnshowableText';
  }
}

/** @throws UnshowableText */
export function requireShowable(values: PropertyValues): void {
  const texts = unshowableTexts(textFields.map((field) => [field, values[field]]));
  if (texts.length > 0) throw new UnshowableText(texts);
}
