import { type ShowcaseRequest, textFields, validationError } from '@groundwork/contract';
import { unshowableTexts } from '@groundwork/plain-text';

/** Characters that a message names; a text in a script without fonts may have hundreds. */
const NAMED = 10;

function named(character: string): string {
  const points = [...character].map((part) => {
    const hex = (part.codePointAt(0) ?? 0).toString(16).toUpperCase();
    return `U+${hex.padStart(4, '0')}`;
  });
  return `${character} (${points.join(' ')})`;
}

/** Refuses values that an image could only show with empty boxes. @throws ApiError VALIDATION_ERROR */
export function refuseUnshowable({ fields }: ShowcaseRequest): void {
  const faults = unshowableTexts(textFields.map((field) => [field, fields[field]]));
  const [first, ...rest] = faults.map(({ field, characters }) => {
    const path = `fields.${field}`;
    const names = characters.slice(0, NAMED).map(named).join(', ');
    const others = characters.length > NAMED ? ` and ${characters.length - NAMED} more` : '';
    return { path, message: `${path} has characters that no font can show: ${names}${others}` };
  });
  if (first) throw validationError([first, ...rest]);
}
