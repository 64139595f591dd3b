import { oklchOf } from '@groundwork/words/shades';
import { type Clause, clausesOf } from './clauses.js';
import type { Directive, Understanding } from './directives.js';
import { coloredPart } from './parts.js';
import { type Item, itemsOf } from './reading.js';
import { hasRole, isForeign, isGrading, isNaming, type Segment, segmentsOf } from './segments.js';
import type { Part } from './senses.js';
import { interpret } from './wishes/interpretation.js';

/** Words that ask for nothing by themselves. */
const IDLE = ['filler', 'article', 'preposition', 'use', 'style'];

/** Reads clause by clause; what was named before its change waits for it: "price and logo | bigger". */
class PromptReading {
  readonly #directives: Directive[] = [];
  readonly #notUnderstood: { readonly start: number; readonly text: string }[] = [];
  #waiting: { readonly parts: readonly Part[]; readonly items: readonly Item[] } = nothing;
  #last: { readonly segment: Segment; readonly first: number } | null = null;
  #spoken: readonly Part[] = [];
  /** Something is to stay as it is. */
  #isKept = false;

  constructor(readonly prompt: string) {}

  read(spoken: readonly Part[]): Understanding {
    this.#spoken = spoken;
    const clauses = clausesOf(itemsOf(this.prompt));
    for (const [at, clause] of clauses.entries()) this.#readClause(clause, clauses[at + 1]);
    this.#dropWaiting();
    const directives = this.#directives;
    const refused = this.#notUnderstood
      .toSorted((a, b) => a.start - b.start)
      .map(({ text }) => text);
    const whole = this.prompt.trim();
    const isIdle = directives.length === 0 && refused.length === 0 && whole !== '' && !this.#isKept;
    const isSetFirst = ({ kind }: Directive) => kind === 'mood' || kind === 'reset';
    // "fresher and airier" is one mood.
    const moods = new Map(
      directives.flatMap((asked) => (asked.kind === 'mood' ? [[asked.mood, asked]] : [])),
    );
    return {
      // A mood sets the base; explicit requests come on top.
      directives: [
        ...directives.filter(({ kind }) => kind === 'reset'),
        ...moods.values(),
        ...withoutOverruled(directives).filter((directive) => !isSetFirst(directive)),
      ],
      notUnderstood: isIdle ? [whole] : [...new Set(refused)],
    };
  }

  #readClause(clause: Clause, next: Clause | undefined): void {
    const following = next === undefined ? undefined : segmentsOf(next)[0];
    for (const [at, segment] of segmentsOf(clause).entries()) {
      // "price bigger, in gold" is still about the price.
      const isAdded = clause.join === 'comma' && clause.items[0]?.sense.role === 'preposition';
      const carries = at > 0 || clause.join === 'and' || isAdded;
      if (hasRole(segment.items, 'deny')) this.#refuse(segment.items);
      else if (isForeign(segment)) {
        this.#dropWaiting();
        this.#refuse(segment.items);
      } else if (isNaming(segment)) this.#readNames(segment, clause, next, following);
      else if (isGrading(segment) && this.#last !== null) this.#again(this.#last, segment);
      else this.#readSegment(segment, clause, carries, following);
    }
  }

  #readSegment(
    segment: Segment,
    { join }: Clause,
    carries: boolean,
    following: Segment | undefined,
  ): void {
    const named = [...this.#waiting.parts, ...segment.parts];
    // "Bigger and bolder price": the second request names the thing.
    const isShared =
      named.length === 0 &&
      this.#last === null &&
      following?.isAskedFirst === true &&
      segment.predicates.every(({ sense }) => ['size', 'weight', 'color'].includes(sense.role));
    // "White text on black"
    const isBare = carries && named.length === 0 && segment.predicates.length === 1;
    const parts: readonly Part[] =
      isBare && isColored(segment) && this.#areLettersColored()
        ? ['ground']
        : [...new Set(isShared ? following.parts : named)];
    const full: Segment = { ...segment, parts };
    const reading = interpret(full, { carried: carries ? this.#spoken : [], last: this.#spoken });
    if (reading === null) {
      this.#dropWaiting();
      this.#refuse(segment.items);
      // "Price in the middle and larger": the second half speaks of the price too.
      if (segment.parts.length > 0) this.#spoken = segment.parts;
      return;
    }
    if (reading.directives.length === 0) this.#isKept = true;
    // "Brighter but not too bright" limits the wish before it.
    const isLimit = (one: Directive) => this.#directives.some((before) => isOpposite(before, one));
    const isWish = this.#last !== null && !isLess(this.#last.segment);
    if (join !== 'stop' && isWish && isLess(segment) && reading.directives.some(isLimit)) return;
    this.#last = { segment: full, first: this.#directives.length };
    this.#waiting = nothing;
    this.#directives.push(...reading.directives);
    if (carries && segment.parts.length === 0) this.#pair();
    for (const item of reading.unused) this.#refuse([item]);
    this.#refuseUnknown(segment.items);
    if (parts.length > 0) this.#spoken = parts;
  }

  #areLettersColored(): boolean {
    const last = this.#last?.segment;
    if (last === undefined || !isColored(last)) return false;
    return last.parts.flatMap(coloredPart).some((part) => part === 'text' || part === 'price');
  }

  /** "Black and gold": of two bare colours the grey one is the ground. */
  #pair(): void {
    const pair = this.#directives.slice(-2);
    const isBare = (one: Directive) => one.kind === 'color' && one.part === 'accent';
    const greys = pair.filter((one) => one.kind === 'color' && isGrey(one.color));
    if (pair.length < 2 || !pair.every(isBare) || greys.length === 0) return;
    // "Black and white" may be of the photo.
    if (greys.length === 2) {
      this.#directives.splice(-2, 2);
      this.#notUnderstood.push({ start: 0, text: this.prompt.trim() });
      return;
    }
    const colored = pair.map(
      (one): Directive =>
        one.kind === 'color' && greys.includes(one) ? { ...one, part: 'ground' } : one,
    );
    this.#directives.splice(-2, 2, ...colored);
  }

  #refuseUnknown(items: readonly Item[]): void {
    let run: Item[] = [];
    for (const [at, item] of items.entries()) {
      const isUnread = item.sense.role === 'unknown' || item.sense.role === 'scenery';
      // "Vert sapin", "rosso mattone": the word after a colour is a shade of it.
      const isShade = item.sense.role === 'unknown' && items[at - 1]?.sense.role === 'color';
      if (isUnread && !isShade) run.push(item);
      else if (!isShade) {
        this.#refuse(run);
        run = [];
      }
    }
    this.#refuse(run);
  }

  /** "remove the logo | and the price": the same again; "price and logo | bigger": wait. */
  #readNames(
    segment: Segment,
    clause: Clause,
    next: Clause | undefined,
    following: Segment | undefined,
  ): void {
    const last = this.#last?.segment;
    const isContinued = clause.join !== 'stop' && this.#waiting.parts.length === 0;
    if (isContinued && last?.isAskedFirst === true) {
      const reading = interpret({ ...last, parts: segment.parts }, { carried: [], last: [] });
      if (reading !== null) {
        this.#directives.push(...reading.directives);
        this.#spoken = [...this.#spoken, ...segment.parts];
        return;
      }
    }
    const waits =
      next !== undefined &&
      next.join !== 'stop' &&
      following !== undefined &&
      (isNaming(following) || following.parts.length === 0 || !following.isAskedFirst);
    if (!waits) {
      this.#dropWaiting();
      this.#refuse(segment.items);
      return;
    }
    this.#waiting = {
      parts: [...this.#waiting.parts, ...segment.parts],
      items: [...this.#waiting.items, ...segment.items],
    };
  }

  /** Reads a segment again, with a grade that followed it: "warmer, but just a little". */
  #again({ segment, first }: { segment: Segment; first: number }, grading: Segment): void {
    const added = grading.loose.filter(({ role }) => role === 'degree' || role === 'share');
    const predicates = segment.predicates.map((predicate) => ({
      ...predicate,
      modifiers: [...predicate.modifiers, ...added],
    }));
    const graded = { ...segment, predicates, loose: [...segment.loose, ...added] };
    const reading = interpret(graded, { carried: this.#spoken, last: this.#spoken });
    if (reading !== null)
      this.#directives.splice(first, Number.POSITIVE_INFINITY, ...reading.directives);
  }

  #dropWaiting(): void {
    this.#refuse(this.#waiting.items);
    this.#waiting = nothing;
  }

  /** Notes words that were not used, unless they ask for nothing. */
  #refuse(items: readonly Item[]): void {
    const [first, last] = [items.at(0), items.at(-1)];
    if (first === undefined || last === undefined) return;
    if (items.every(({ sense }) => IDLE.includes(sense.role))) return;
    const text = this.prompt.slice(first.start, last.end);
    this.#notUnderstood.push({ start: first.start, text });
  }
}

const isColored = ({ predicates }: Segment): boolean =>
  predicates.some(({ sense }) => sense.role === 'color');

/** Chroma in OKLCH below which a colour reads as grey, black or white. */
const GREY_CHROMA = 0.03;
const isGrey = (color: string): boolean => oklchOf(color).chroma < GREY_CHROMA;

const isLess = ({ predicates }: Segment): boolean =>
  predicates.some(({ modifiers: [first] }) => first?.role === 'sign' && first.sign === -1);

function isOpposite(one: Directive, other: Directive): boolean {
  if (one.kind === 'tone' && other.kind === 'tone')
    return one.dimension === other.dimension && one.change * other.change < 0;
  if (one.kind !== 'scale' || other.kind !== 'scale' || one.part !== other.part) return false;
  return one.factor > 1 && other.factor < 1;
}

/** Of several colours or sizes for the same thing, the last: "logo enormous, reduce it". */
function withoutOverruled(directives: readonly Directive[]): Directive[] {
  const subjectOf = (one: Directive) =>
    one.kind === 'color' || one.kind === 'scale' ? `${one.kind} ${one.part}` : null;
  return directives.filter((directive, at) => {
    const subject = subjectOf(directive);
    return (
      subject === null || !directives.slice(at + 1).some((later) => subjectOf(later) === subject)
    );
  });
}

const nothing = { parts: [], items: [] } as const;

/**
 * Reads the requests of a prompt in one of the languages of showcases. Deterministic, without a network; any text is
 * data. Parts that are not understood are listed and change nothing.
 *
 * @param spoken what was spoken of before it
 */
export function understandPrompt(prompt: string, spoken: readonly Part[] = []): Understanding {
  return new PromptReading(prompt).read(spoken);
}
