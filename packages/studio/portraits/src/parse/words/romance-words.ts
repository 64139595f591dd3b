import { phrase } from './phrases.js';
/** Whether a text in plain form is in a language where "short" are trousers: "short beige", "short preto". */
export function isRomance(text: string): boolean {
  return romanceWords.test(text);
}

const romanceWords = phrase('romanceWords');
