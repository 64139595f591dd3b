import { type ShowcaseLanguage, showcaseLanguages } from '@groundwork/contract/showcase/languages';
import type { PropertyField } from '@groundwork/contract/showcase/templates';
import { designWords } from '@groundwork/words/designs';
import { areaUnit, roomWords, tag } from './field-patterns.js';

const { captions, joining } = designWords;

/*
 * What the words beside a figure say that it is. Texts are compared without accents.
 */

/** What a caption names: a field, a rent, which gives way to a price, or something that no field is. */
export type CaptionKind = PropertyField | 'rent' | 'other';

const whole = (words: string) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words})(?![\p{L}\p{N}])`, 'iu');
const every = (kind: 'price' | 'rent' | 'size' | 'other') =>
  showcaseLanguages.map((language) => captions[language][kind]).join('|');
/** An amount for each of something is not the amount for all. */
const perUnit = new RegExp(String.raw`/ ?${areaUnit}|\b(?:per|par|por|pro|al) ${areaUnit}`, 'iu');
const [other, rent] = [whole(every('other')), whole(every('rent'))];
const [size, price] = [whole(every('size')), whole(every('price'))];
const unit = new RegExp(`^${areaUnit}$`, 'iu');

const rooms = roomWords.map(([, { source }]) => `(?:${source})\\p{L}*`).join('|');
const wordsOf = (words: string) =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${words}|${areaUnit}|${joining})(?![\p{L}\p{N}])`,
    'giu',
  );
const named = `${rooms}|${every('price')}|${every('rent')}|${every('size')}`;
const general = wordsOf(named);
const anyCaption = wordsOf(`${named}|${every('other')}`);
const hasMore = (text: string, known: RegExp) => /[\p{L}\p{N}]/u.test(text.replace(known, ''));

/** What words name that are captions and nothing else; null for other words. */
export function captionKind(text: string): CaptionKind | null {
  if (perUnit.test(text)) return 'other';
  if (!/\p{L}/u.test(text) || hasMore(text, anyCaption)) return null;
  if (other.test(text)) return 'other';
  if (rent.test(text)) return 'rent';
  const room = roomWords.find(([, pattern]) =>
    pattern.test(text.replace(/habitables?/giu, '')),
  )?.[0];
  if (room !== undefined) return room;
  if (size.test(text) || isUnit(text)) return 'size';
  return price.test(text) ? 'price' : null;
}

/** Whether a text is a unit of area alone. */
export const isUnit = (text: string): boolean => unit.test(text.trim());

/** Whether a caption says the unit of an area, so that a figure beside it is one. */
export function saysUnit(text: string): boolean {
  return new RegExp(areaUnit, 'iu').test(text);
}

/** Whether a text only names what any property has: each of its words is one of captions. */
export function isGeneral(text: string): boolean {
  return !tag.test(text) && !hasMore(text, general);
}

/** Whether two and more words of a text are none of captions. */
export const isSentence = (text: string): boolean =>
  (text.replace(general, '').match(/\p{L}{3,}/gu) ?? []).length > 1;

/** Whether a caption is in another language than a showcase's. */
export function isForeignCaption(text: string, language: ShowcaseLanguage): boolean {
  if (!/\p{L}{2}/u.test(text) || isUnit(text)) return false;
  const { price: own, rent: monthly, size: area, count } = captions[language];
  return !new RegExp(count, 'iu').test(text) && !whole(`${own}|${monthly}|${area}`).test(text);
}
