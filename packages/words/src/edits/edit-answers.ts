import { z } from 'zod';
import { filled } from '../template.js';

const texts = z.record(z.string(), z.string());

/** What an edit answers: what it does, what it can't and why, with slots in braces. */
export const editAnswersSchema = z
  .strictObject({ told: texts, names: texts, why: texts, wayOut: texts, message: texts })
  .transform((words) => {
    /** @throws where the file has no such text; a test holds that all languages have the same */
    const say = (
      group: keyof typeof words,
      key: string,
      slots: Readonly<Record<string, string | number>> = {},
    ): string => {
      const text = words[group][key];
      if (text === undefined) throw new Error(`edit-answers.yaml has no ${group}.${key}`);
      return filled(text, slots);
    };
    return { say, words };
  });
export type EditAnswers = z.output<typeof editAnswersSchema>;
