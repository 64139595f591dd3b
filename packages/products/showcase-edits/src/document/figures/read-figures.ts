import { unitNamed } from '@groundwork/contract/listing/facts';
import type { ShowcaseLanguage } from '@groundwork/contract/showcase/languages';
import { readAmounts } from '@groundwork/words/amounts';
import type { Directive } from '../../edits/directives.js';
import type { DocumentDirective } from '../document-directives.js';
import type { FoldedPrompt } from '../folded-text.js';
import type { Doubt, Shown } from './doubts.js';
import {
  clausesIn,
  type Figure,
  figureTokens,
  is,
  sentencesIn,
  type Token,
} from './figure-tokens.js';
import { fieldOfKind, type Part, type Said, SentenceFigures } from './sentence-figures.js';

export interface FiguresRead {
  readonly directives: readonly Extract<DocumentDirective, { kind: 'value' }>[];
  readonly doubts: readonly Doubt[];
}

/** An amount as it stands in a prompt; square metres get their sign. */
function valueFor(
  folded: FoldedPrompt,
  { token, figure, field, ahead, behind }: Said,
  now: string | number | undefined,
  language: ShowcaseLanguage | null,
): string | number {
  if (field !== 'price' && field !== 'size') return figure.value ?? 0;
  const written = folded.written(
    is(ahead, 'terms') ? (ahead?.from ?? token.from) : token.from,
    is(behind, 'terms') ? (behind?.to ?? token.to) : token.to,
  );
  const own = folded.written(token.from, token.to);
  if (field === 'price')
    return /\d/u.test(written)
      ? written.replace(own, figure.kind === 'number' ? inPlaceOf(`${now ?? ''}`, own) : own)
      : written.replace(/^\p{Ll}/u, (one) => one.toUpperCase());
  if (figure.kind === 'number') {
    // The unit is that of the size it replaces.
    const unit = /[^\d.,'’ ].*$/u.exec(`${now ?? ''}`)?.[0] ?? (language === 'en' ? '' : 'm²');
    return `${written} ${unit}`.trim();
  }
  // "120 m" of an area are square metres.
  const isSigned = !['m2', 'm'].includes(`${figure.unit}`) || /q/iu.test(own.slice(-4));
  const signed = own.replace(/(?<=\d)[^\d.,'’]*(?:m\D*2?)?$/u, ' m²');
  return isSigned ? written : written.replace(own, signed);
}

/** "Now only 459k": a bare number stands where that of the price stood, beside its currency. */
function inPlaceOf(now: string, number: string): string {
  const [price] = readAmounts(now, null);
  const [old, ...others] = price?.reading.is === 'quantities' ? price.reading.all : [];
  if (price?.kind !== 'money' || old === undefined || others.length > 0) return number;
  const behind = now.slice(old.number.to, price.to);
  const magnitude = behind.indexOf(old.magnitudeWord) + old.magnitudeWord.length;
  return `${now.slice(price.from, old.number.from)}${number}${behind.slice(magnitude)}`;
}

/** "Call it Villa €399,000": a title with a figure that would be a second price. */
export function secondPrice(
  directive: Directive,
  language: ShowcaseLanguage | null,
  shown: Shown | null,
): Doubt[] {
  if (directive.kind !== 'value' || directive.field !== 'label') return [];
  const what = `${directive.value}`;
  const found = readAmounts(what, language).filter((amount) => fieldOfKind(amount) === 'price');
  const readings = [found.map(({ written }) => written), shown?.values.price ?? []]
    .flat()
    .map(String);
  return found.length === 0 ? [] : [{ kind: 'twoAmounts', what, field: 'price', readings }];
}

/** How many times as much, or as little, nobody means: a digit too many or too few. */
const FARTHEST = 5;

function isFar({ readings = [], unit = null }: Figure, now: string | number | undefined): boolean {
  const [before] = readAmounts(`${now ?? ''}`, null);
  if (before === undefined || readings.length === 0) return false;
  const isOther = unit !== null && unit !== before.unit;
  const [from, to] = [unit, before.unit].map((one) => unitNamed(one)?.squareMetres ?? Number.NaN);
  const share = isOther ? (from ?? 1) / (to ?? 1) : 1;
  return readings.every((value) =>
    before.readings.every((other) => {
      const times = (value * share) / other;
      return other > 0 && (value <= 0 || Math.max(times, 1 / times) >= FARTHEST);
    }),
  );
}

/** Takes out the new figures of a property: "from 649,000 to 629,000", "3 bedrooms instead of 4". */
export function readFigures(
  folded: FoldedPrompt,
  language: ShowcaseLanguage | null,
  shown: Shown | null,
): FiguresRead {
  const namesOf = ({ caption }: Said) =>
    caption === undefined ? [] : [folded.text.slice(caption.from, caption.to).trim()];
  const areOfOne = (...both: Said[]) => new Set(both.flatMap(namesOf)).size <= 1;
  const directives: Extract<DocumentDirective, { kind: 'value' }>[] = [];
  const doubts: Doubt[] = [];
  const old: Doubt[] = [];
  let before: Said | undefined;
  for (const sentence of sentencesIn(figureTokens(folded, language))) {
    const { said } = new SentenceFigures(sentence, before);
    const last = said.at(-1);
    before = last?.part === 'former' ? last : undefined;
    for (const field of new Set(said.map((one) => one.field))) {
      const own = said.filter((one) => one.field === field);
      const span = {
        from: Math.min(...own.map(({ from }) => from)),
        to: Math.max(...own.map(({ to }) => to)),
      };
      const doubt = (kind: Doubt['kind'], readings: readonly Said[]): Doubt => ({
        kind,
        what: folded.written(span.from, span.to),
        ...(field === 'other' ? {} : { field }),
        readings: readings.map(({ token }) => folded.written(token.from, token.to)),
      });
      const bound = clausesBinding(sentence, own);
      const found =
        field === 'other'
          ? doubt('otherFigure', own)
          : bound.length > 0 || own.some(({ isBound }) => isBound)
            ? doubt('condition', own)
            : settled(own, doubt, shown?.values[field], areOfOne);
      for (const one of own) folded.take(one.from, one.to);
      if (found === null) {
        old.push(doubt('former', own));
        continue;
      }
      if ('kind' in found) {
        // Nothing else reads a clause whose figure is in doubt.
        const clauses = [...clausesIn(sentence).filter((one) => holds(one, own)), ...bound];
        for (const clause of clauses) folded.take(clause[0]?.from ?? 0, clause.at(-1)?.to ?? 0);
        doubts.push(found);
        continue;
      }
      if (field === 'other') continue;
      const now = shown?.values[field];
      const value = valueFor(folded, found, now, language);
      if (isFar(found.figure, now))
        doubts.push({ ...doubt('tenfold', [found]), readings: [`${value}`, `${now}`] });
      else directives.push({ kind: 'value', field, value });
    }
  }
  // "Price 629,000. Price 635,000": each sentence says another.
  const twice = directives.filter(({ field, value }) =>
    directives.some((other) => other.field === field && other.value !== value),
  );
  for (const field of new Set(twice.map((one) => one.field))) {
    const readings = twice.filter((one) => one.field === field).map(({ value }) => `${value}`);
    doubts.push({ kind: 'twoAmounts', what: readings.join(', '), field, readings });
  }
  const isSaid = ({ field }: Doubt) =>
    [...directives, ...doubts].some((one) => one.field === field);
  return {
    directives: directives.filter((one) => !twice.includes(one)),
    doubts: [...doubts, ...old.filter((one) => !isSaid(one))],
  };
}

const holds = (clause: readonly Token[], own: readonly Said[]): boolean =>
  own.some(({ token }) => clause.includes(token));

/** "450k without the garage", "450k, but only for cash buyers"; "without the logo" is a wish of its own. */
const clausesBinding = (sentence: readonly Token[], own: readonly Said[]): Token[][] =>
  clausesIn(sentence).filter((clause) => {
    const at = clause.findIndex((one) => is(one, 'condition'));
    const next = clause.slice(at + 1).find((one) => !is(one, 'plain'));
    const begins = clause.slice(0, at).every((one) => is(one, 'join'));
    return at !== -1 && !is(next, 'design', 'amount') && (begins || holds(clause, own));
  });

/** The one figure that is surely the new one; null where only old ones are told. */
function settled(
  own: readonly Said[],
  doubt: (kind: Doubt['kind'], readings: readonly Said[]) => Doubt,
  shown: string | number | undefined,
  areOfOne: (...both: Said[]) => boolean,
): Said | Doubt | null {
  const of = (...parts: readonly Part[]) => own.filter(({ part }) => parts.includes(part));
  if (of('difference').length > 0) {
    const whole = of('new', 'plain');
    // "Shave 20k off, so 429,000"
    if (whole.length !== 1) return doubt('difference', of('difference'));
  }
  if (of('choice').length > 0) return doubt('twoAmounts', of('plain', 'new', 'choice'));
  // "Was 649, now 635" has an old one before the new one; what follows it is another.
  const lastNew = own.findLastIndex(({ part }) => part === 'new');
  const later = own.filter(({ part }, at) => part === 'plain' && at > lastNew);
  const [now] = readAmounts(`${shown ?? ''}`, null);
  // "From 485,000 to 520,000", of which the image does not show the first, may be a range.
  const isUnseen = ({ part, ahead, behind, figure: { value } }: Said) =>
    ((part === 'former' && is(ahead, 'from')) ||
      (part === 'plain' &&
        (ahead === undefined || is(ahead, 'caption')) &&
        is(behind, 'to') &&
        own.some((one) => one.ahead === behind))) &&
    now?.readings.some((one) => one === value || one === Number(value) * 1000) === false;
  if (own.some(isUnseen)) return doubt('twoAmounts', own);
  // "Can the $649,000 become $635,000?", of which the image shows the first.
  const isOld = ({ figure, behind }: Said) =>
    figure.value === now?.value &&
    is(behind, 'to', 'reads') &&
    both.some(({ ahead }) => ahead === behind);
  const both = [...of('new'), ...later];
  const named = both.filter((one) => !isOld(one));
  const [first, ...others] = named;
  if (first === undefined) return null;
  // "1 ensuite and 1 guest toilet" counts each by itself.
  const differ = others.some(
    (one) => one.figure.value !== first.figure.value || !areOfOne(one, first),
  );
  return differ ? doubt('twoAmounts', named) : first;
}
