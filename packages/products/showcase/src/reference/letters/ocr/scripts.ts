/**
 * Scripts that texts are read in, each with Tesseract's languages for it. Latin first: designs are mostly set in it,
 * and figures are read best with it. The others know Latin letters too, for names and currencies among their own.
 */
export const scripts = {
  latin: ['eng', 'deu', 'spa', 'fra', 'ita', 'por'],
  /** Latin at a glance, for leaves and windows that are hardly text: each language takes its time over them. */
  glance: ['eng'],
  arabic: ['ara', 'eng'],
  hebrew: ['heb', 'eng'],
  chinese: ['chi_sim', 'eng'],
  japanese: ['jpn', 'eng'],
} as const;
export type Script = keyof typeof scripts;

/** The scripts that a line is tried in when it is no Latin text. */
export const otherScripts: readonly Script[] = ['arabic', 'hebrew', 'chinese', 'japanese'];

const letters: Readonly<Record<Script, RegExp>> = {
  latin: /(?:)/u,
  glance: /(?:)/u,
  arabic: /\p{Script=Arabic}/u,
  hebrew: /\p{Script=Hebrew}/u,
  chinese: /\p{Script=Han}/u,
  japanese: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
};

/** Whether a text holds letters of a script; Latin ones are in every text. */
export function isOfScript(text: string, script: Script): boolean {
  return letters[script].test(text);
}

export function isRightToLeft(script: Script): boolean {
  return script === 'arabic' || script === 'hebrew';
}

/** Whether a script's letters are of many strokes, and stand apart as far as words do elsewhere. */
export function isOfWideLetters(script: Script): boolean {
  return script === 'chinese' || script === 'japanese';
}
