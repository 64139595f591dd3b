import { dirname } from 'node:path';
import { faceFile, familyNames } from './font-families.js';

/** Every folder that holds faces of ours as TTF, for programs that set text by themselves. */
export function fontFolders(): string[] {
  const weights = [400, 600, 800] as const;
  return [
    ...new Set(
      familyNames.flatMap((name) => weights.map((weight) => dirname(faceFile(name, weight).path))),
    ),
  ];
}
