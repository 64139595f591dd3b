import type { ShowcaseLanguage } from '@groundwork/contract';
import type { Box } from '../../design.js';
import { wordsOf } from '../../words/words.js';
import { alignmentOf } from '../layout/alignment.js';
import { areaOf, around, shared } from '../layout/areas.js';
import type { ReferenceLayout } from '../layout/reference-layout.js';
import type { LetteredLine } from '../photos/photo-letters.js';
import { factIn, isCount, isForeignAction, isForeignCaption } from './fact-patterns.js';
import { withoutAccents } from './field-patterns.js';
import type { ReadWord } from './letter-words.js';
import type { ValueText } from './value-text.js';

/** A text of the design that another property's image must not show. */
export interface StaleText {
  readonly line: LetteredLine;
  /** Of the words that go, in px of the reading. */
  readonly box: Box;
}

/** A text of ours in the place of one in another language. */
export interface Rewording {
  readonly place: ValueText;
  readonly words: string;
}

export interface TextChanges {
  readonly stale: readonly StaleText[];
  readonly rewordings: readonly Rewording[];
  /** The values with the words beside them, where these are said anew. */
  readonly values: readonly ValueText[];
}

/**
 * What of a design's texts has to go or be said in the showcase's language: figures, addresses and contacts that no
 * value takes the place of, calls to action and captions of counts in another language.
 * @param values that are set anew
 */
export function textChanges(
  layout: ReferenceLayout,
  values: readonly ValueText[],
  language: ShowcaseLanguage,
): TextChanges {
  const stale: StaleText[] = [];
  const rewordings: Rewording[] = [];
  const captioned = new Map<ValueText, ValueText>();
  for (const line of layout.lines) {
    const own = values.filter((value) => shared(value.box, line.line.box) > 0);
    const rest = line.read.words.filter(
      (word) => !own.some((value) => shared(value.box, word.box) > 0.4 * areaOf(word.box)),
    );
    const box = boxOf(rest);
    if (box === null) continue;
    const text = withoutAccents(rest.map((word) => word.text).join(' '));
    const [value, ...others] = own;
    if (value !== undefined && others.length === 0 && isCount(value.field)) {
      if (factIn(text) === null && isForeignCaption(text, language)) {
        captioned.set(value, asPhrase(value, line, layout));
        stale.push({ line, box });
        continue;
      }
    }
    const fact = factIn(text);
    if (fact === null) continue;
    if (fact === 'action') {
      if (!isForeignAction(text, language)) continue;
      if (own.length === 0) {
        const place = placeOf(line, layout);
        rewordings.push({ place, words: wordsOf(language).bookViewing });
      }
    }
    stale.push({ line, box });
  }
  return { stale, rewordings, values: values.map((value) => captioned.get(value) ?? value) };
}

function boxOf([first, ...rest]: readonly ReadWord[]): Box | null {
  return first === undefined ? null : rest.reduce((box, word) => around(box, word.box), first.box);
}

function isCapitals(text: string): boolean {
  return /\p{Lu}{2}/u.test(text) && text === text.toUpperCase();
}

/** The value together with the word beside it. */
function asPhrase(value: ValueText, line: LetteredLine, layout: ReferenceLayout): ValueText {
  const text = line.read.words.map((word) => word.text).join(' ');
  return {
    ...value,
    text,
    box: line.line.box,
    captioned: false,
    phrase: true,
    uppercase: isCapitals(text),
    alignment: alignmentOf(line, layout.lines, layout.size),
  };
}

function placeOf(line: LetteredLine, layout: ReferenceLayout): ValueText {
  const { box, ink, host } = line.line;
  const { words, face, capHeight, baseline, likeness } = line.read;
  const text = words.map((word) => word.text).join(' ');
  const isInButton =
    host.kind === 'surface' &&
    areaOf(host.surface.box) < 0.08 * areaOf({ x: 0, y: 0, ...layout.size });
  return {
    ...{ field: 'label', text, likeness, box, lines: 1, ink, host, face, capHeight, baseline },
    alignment: isInButton ? 'center' : alignmentOf(line, layout.lines, layout.size),
    uppercase: isCapitals(text),
    captioned: false,
  };
}
