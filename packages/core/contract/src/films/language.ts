import { z } from 'zod';
import { voiceLanguages } from '../catalogues/voices.js';

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** Whether a tag such as `de`, `pt-BR` or `pt_br` names a language that people speak. */
function isLanguage(tag: string): boolean {
  try {
    const { language } = new Intl.Locale(tag.replaceAll('_', '-'));
    return names.of(language) !== undefined;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** The language of a film's script and voice: any that there is; those without sentences of ours are spoken in English. */
export const filmLanguageSchema = z
  .string()
  .trim()
  .min(2)
  .max(35)
  .refine(
    isLanguage,
    `language must be a language tag, such as ${voiceLanguages.join(', ')} or pt-BR`,
  );

/** Whether scripts are written in the language, for whichever region. */
export function isWrittenLanguage(tag: string): boolean {
  const [base] = tag.trim().toLowerCase().split(/[-_]/);
  return voiceLanguages.some((language) => language === base);
}
