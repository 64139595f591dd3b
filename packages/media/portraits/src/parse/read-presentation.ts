import type { Appearance } from '../appearance/appearance.js';
import type { Reading } from './reading.js';
import { presentationHints, presentationWords } from './vocabulary/presentation.js';

type Presentation = Appearance['presentation'];

/** Woman or man, from the role, else from other words that have a gender; undefined where none has. */
export function presentationOf({
  role,
  physical,
  ethnicity,
  clothing,
}: {
  readonly role: Reading;
  readonly physical: Reading;
  readonly ethnicity: Reading;
  readonly clothing: Reading;
}): Presentation | undefined {
  const told = role.all(presentationWords, { fresh: false });
  // French "son" is a possessive, English "son" a boy: another noun decides.
  const noun = told.find(({ start, end }) => role.text.slice(start, end) !== 'son') ?? told[0];
  if (noun !== undefined) return noun.value;
  if (role.text === 'home') return 'masculine';
  for (const reading of [physical, ethnicity]) {
    const found = reading.first(presentationWords, { fresh: false });
    if (found !== undefined) return found.value;
  }
  const byEnding = genderOfRole(role.text);
  if (byEnding === 'feminine') return byEnding;
  for (const reading of [physical, clothing, role]) {
    for (const [value, words] of presentationHints) if (reading.mentions(words)) return value;
  }
  return genderOfOrigin(ethnicity.text) ?? byEnding;
}

/** Roles and trades by their ending, where a language has one: "bombeira", "danseuse"; not "artista", "surfista". */
function genderOfRole(text: string): Presentation | undefined {
  const [word] = text.split(/[ ,-]/u);
  if (word === undefined || word.length < 4) return undefined;
  if (
    /(?:ista|leta|arca|lega|eta|papa|guia|guida|policia|persona|pessoa|pareja|parella|crianca|criatura|familia)$/u.test(
      word,
    )
  )
    return undefined;
  if (/(?:a|euse|iere|trice|ienne|essa)$/u.test(word)) return 'feminine';
  return /(?:[^aeiou]o|io|eiro|eur)$/u.test(word) ? 'masculine' : undefined;
}

/** "Española", "italiana", "africaine" mean a woman; their counterparts a man. */
function genderOfOrigin(text: string): Presentation | undefined {
  if (/(?<!argent|ch)(?:ana|ola|ica|esa|ina|aine|oise|ienne)(?![a-z])/u.test(text))
    return 'feminine';
  return /(?:ano|nol|ico|leiro|ain|ais|ois|ien|tino|pino)(?![a-z])/u.test(text)
    ? 'masculine'
    : undefined;
}
