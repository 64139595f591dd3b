import type { EditAnswers } from '@groundwork/words/edit-answers';
import type { HistoryStep, PhotoName } from './document/document-directives.js';
import type { Directive } from './edits/directives.js';

/** Moods that are said of the photo or the design. */
const lights = ['sunset', 'night', 'dark', 'sepia'];

const moreOrLess = (of: string, change: number): string => `${of} ${change < 0 ? 'less' : 'more'}`;

/** A request as a person would repeat it to the customer who made it: "photo brighter", "price 20 % larger". */
export function toldDirective(directive: Directive, { say }: EditAnswers): string {
  const told = (key: string, slots: Readonly<Record<string, string | number>> = {}) =>
    say('told', key, slots);
  const name = (key: string) => say('names', key);
  const photo = (named: PhotoName) => (typeof named === 'number' ? named : `“${name(named)}”`);
  const place = (...sides: readonly (string | null)[]) =>
    sides.flatMap((side) => (side === null ? [] : [name(side)])).join(' ');
  switch (directive.kind) {
    case 'tone': {
      const words = told(moreOrLess(directive.dimension, directive.change));
      const size = Math.abs(directive.change);
      return size < 0.2 ? told('little', { words }) : size > 0.35 ? told('much', { words }) : words;
    }
    case 'monochrome':
      return told(directive.on ? 'monochrome' : 'inColor');
    case 'scale': {
      const percent = Math.round(Math.abs(directive.factor - 1) * 100);
      const part = name(directive.part);
      return told(moreOrLess('scale', directive.factor - 1), { part, percent });
    }
    case 'weight':
      return told(moreOrLess('weight', directive.change));
    case 'color':
      return told('color', { part: name(directive.part), color: directive.color });
    case 'shade':
      return told(moreOrLess('shade', directive.change), { part: name(directive.part) });
    case 'visibility':
      return told(directive.visible ? 'shown' : 'hidden', { part: name(directive.part) });
    case 'corner':
      return told('moved', {
        part: name('logo'),
        place: place(directive.vertical, directive.horizontal),
      });
    case 'price_corner':
      return told('moved', { part: name('price'), place: place(...directive.corner.split('_')) });
    case 'typeface':
      return told(directive.exact ? 'typeface' : 'nearestTypeface', { ...directive, exact: '' });
    case 'another_typeface':
      return told('anotherTypeface');
    case 'uppercase':
      return told(directive.on ? 'capitals' : 'noCapitals');
    case 'language': {
      const { language } = directive;
      const names = new Intl.DisplayNames(say('names', 'locale'), { type: 'language' });
      return told('language', { language: names.of(language) ?? language });
    }
    case 'scrim':
      return told(moreOrLess('scrim', directive.change));
    case 'mood': {
      if (lights.includes(directive.mood) && directive.change > 0) return told(directive.mood);
      return told(moreOrLess('mood', directive.change), { mood: name(directive.mood) });
    }
    case 'value':
      return told('value', { field: name(directive.field), value: directive.value });
    case 'badge':
      if (directive.badge === null) return told('noBadge');
      return told('badge', {
        words:
          typeof directive.badge === 'string'
            ? name(directive.badge)
            : `“${directive.badge.words}”`,
      });
    case 'swap_photos':
      return directive.one === 1
        ? told('mainPhoto', { photo: photo(directive.other) })
        : told('swapped', { one: photo(directive.one), other: photo(directive.other) });
    case 'replace_photo':
      return told('replaced', { photo: photo(directive.photo) });
    case 'show_photos': {
      const { photo: named, visible } = directive;
      if (named === null) return told(visible ? 'photosShown' : 'photosHidden');
      return told(visible ? 'photoShown' : 'photoHidden', { photo: photo(named) });
    }
    case 'region':
      return told(moreOrLess(directive.region, directive.change));
    case 'reset':
      return told('reset', {
        part: name(directive.part === 'typeface' ? 'typefaces' : directive.part),
      });
  }
}

export function toldStep(step: HistoryStep, { say }: EditAnswers): string {
  if (step.kind === 'redo') return say('told', 'redone');
  if (step.steps === 'all') return say('told', 'undoneAll');
  return step.steps === 1
    ? say('told', 'undone')
    : say('told', 'undoneMany', { steps: step.steps });
}
