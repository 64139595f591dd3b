import { oklchOf } from '@groundwork/contract/showcase/shades';
import { type Clause, clausesOf } from './clauses.js';
import type { Directive, Understanding } from './directives.js';
import { type Item, itemsOf } from './reading.js';
import {
  hasRole,
  isForeign,
  isGrading,
  isNaming,
  isStray,
  type Segment,
  segmentsOf,
} from './segments.js';
import type { Part } from './senses.js';
import { interpret, type Reading } from './wishes/interpretation.js';

interface Progress {
  readonly directives: Directive[];
  readonly notUnderstood: { start: number; text: string }[];
  /** Things named before their change: "price and logo | bigger". */
  waiting: { parts: readonly Part[]; items: readonly Item[] };
  last: { segment: Segment; first: number } | null;
  spoken: readonly Part[];
  /** Something is to stay as it is. */
  isKept: boolean;
}

class PromptReading {
  readonly #prompt: string;
  readonly #progress: Progress = {
    directives: [],
    notUnderstood: [],
    waiting: { parts: [], items: [] },
    last: null,
    spoken: [],
    isKept: false,
  };

  constructor(prompt: string) {
    this.#prompt = prompt;
  }

  read(): Understanding {
    const clauses = clausesOf(itemsOf(this.#prompt));
    clauses.forEach((clause, at) => {
      this.#readClause(clause, clauses[at + 1]);
    });
    this.#dropWaiting();
    const { directives, notUnderstood } = this.#progress;
    const whole = this.#prompt.trim();
    const refused = notUnderstood.sort((a, b) => a.start - b.start).map(({ text }) => text);
    const isIdle =
      directives.length === 0 && refused.length === 0 && whole !== '' && !this.#progress.isKept;
    // "fresher and airier" is one mood.
    const moods = new Map(
      directives.flatMap((asked) => (asked.kind === 'mood' ? [[asked.mood, asked]] : [])),
    );
    return {
      // A mood sets the base; explicit requests come on top.
      directives: [
        ...directives.filter(({ kind }) => kind === 'reset'),
        ...moods.values(),
        ...withoutOverruled(directives).filter(({ kind }) => kind !== 'mood' && kind !== 'reset'),
      ],
      notUnderstood: isIdle ? [whole] : [...new Set(refused)],
    };
  }

  /** Bare colours in a pair: the grey, black or white one is the ground ("black and gold"). */
  #pair(reading: Reading): Reading {
    const [color] = reading.directives;
    const before = this.#progress.directives.at(-1);
    const isPair =
      color?.kind === 'color' && before?.kind === 'color' && reading.directives.length === 1;
    if (!isPair || color.part !== 'accent' || before.part !== 'accent') return reading;
    if (isGrey(before.color) && !isGrey(color.color)) {
      this.#progress.directives.splice(-1, 1, { ...before, part: 'ground' });
      return reading;
    }
    const isGroundLast = isGrey(color.color) && !isGrey(before.color);
    return isGroundLast ? { ...reading, directives: [{ ...color, part: 'ground' }] } : reading;
  }

  #readClause(clause: Clause, next: Clause | undefined): void {
    const following = next === undefined ? [] : segmentsOf(next);
    segmentsOf(clause).forEach((segment, at) => {
      const isFirst = at === 0;
      // "price bigger, in gold" is still about the price.
      const isAdded = clause.join === 'comma' && clause.items[0]?.sense.role === 'preposition';
      const carries = !isFirst || clause.join === 'and' || isAdded;
      if (!isFirst && this.#isModernType(segment)) return;
      if (hasRole(segment.items, 'deny')) this.#refuse(segment.items);
      else if (isNaming(segment) && !isForeign(segment)) {
        this.#readNames(segment, clause, next, following[0]);
      } else if (isGrading(segment) && this.#progress.last !== null) {
        this.#again(segment);
      } else this.#readSegment(segment, clause, carries, next, following[0]);
    });
  }

  /** "A geometric typeface more contemporary": the geometric one is the modern one; the photo is not spoken of. */
  #isModernType({ parts, predicates, items }: Segment): boolean {
    const { directives, spoken } = this.#progress;
    const before = directives.at(-1);
    return (
      parts.length === 0 &&
      predicates.length > 0 &&
      predicates.every(({ sense }) => sense.role === 'mood' && sense.mood === 'modern') &&
      !hasRole(items, 'unknown') &&
      before?.kind === 'typeface' &&
      before.typeface === 'geometric' &&
      spoken.length > 0 &&
      spoken.every((part) => part === 'font')
    );
  }

  #readSegment(
    segment: Segment,
    clause: Clause,
    carries: boolean,
    next: Clause | undefined,
    following: Segment | undefined,
  ): void {
    const { waiting, last } = this.#progress;
    if (isForeign(segment)) {
      this.#dropWaiting();
      this.#refuse(segment.items);
      return;
    }
    const borrowed =
      segment.parts.length === 0 &&
      waiting.parts.length === 0 &&
      last === null &&
      next?.join === 'and'
        ? borrowable(segment, following)
        : [];
    const parts = [...new Set([...waiting.parts, ...segment.parts, ...borrowed])];
    const full: Segment = { ...segment, parts };
    const first = this.#progress.directives.length;
    const { spoken } = this.#progress;
    const reading = interpret(full, { carried: carries ? spoken : [], last: spoken });
    if (reading?.directives.length === 0) this.#progress.isKept = true;
    if (reading === null || isStray(full, clause)) {
      this.#dropWaiting();
      this.#refuse(segment.items);
      // "Price in the middle and larger": the second half speaks of the price too.
      if (segment.parts.length > 0) this.#progress.spoken = segment.parts;
      return;
    }
    this.#progress.waiting = { parts: [], items: [] };
    this.#take(carries && segment.parts.length === 0 ? this.#pair(reading) : reading, segment);
    if (parts.length > 0) this.#progress.spoken = parts;
    if (reading.directives.length > 0) this.#progress.last = { segment: full, first };
  }

  #take(reading: Reading, segment: Segment): void {
    this.#progress.directives.push(...reading.directives);
    for (const item of reading.unused) this.#refuse([item]);
    let run: Item[] = [];
    for (const [at, item] of [...segment.items, null].entries()) {
      // "Vert sapin", "rosso mattone": the word after a colour is a shade of it.
      const before = segment.items[at - 1];
      if (item?.sense.role === 'unknown' && before?.sense.role === 'color') continue;
      if (item !== null && (item.sense.role === 'unknown' || item.sense.role === 'scenery')) {
        run.push(item);
        continue;
      }
      this.#refuse(run);
      run = [];
    }
  }

  /** "remove the logo | and the price": the same again; "price and logo | bigger": wait. */
  #readNames(
    segment: Segment,
    clause: Clause,
    next: Clause | undefined,
    following: Segment | undefined,
  ): void {
    const { last, waiting } = this.#progress;
    const isContinued =
      clause.join !== 'stop' && waiting.parts.length === 0 && last?.segment.isAskedFirst === true;
    if (isContinued && last !== null) {
      const reading = interpret(
        { ...last.segment, parts: segment.parts },
        { carried: [], last: [] },
      );
      if (reading !== null) {
        this.#progress.directives.push(...reading.directives);
        this.#progress.spoken = [...this.#progress.spoken, ...segment.parts];
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
    this.#progress.waiting = {
      parts: [...waiting.parts, ...segment.parts],
      items: [...waiting.items, ...segment.items],
    };
  }

  /** Reads the last segment again, with a grade that followed it. */
  #again(grading: Segment): void {
    const { last, spoken } = this.#progress;
    if (last === null) return;
    const added = grading.items.flatMap(({ sense }) =>
      sense.role === 'degree' || sense.role === 'share' ? [sense] : [],
    );
    const segment: Segment = {
      ...last.segment,
      predicates: last.segment.predicates.map((predicate) => ({
        ...predicate,
        modifiers: [...predicate.modifiers, ...added],
      })),
      loose: [...last.segment.loose, ...added],
    };
    const reading = interpret(segment, { carried: spoken, last: spoken });
    if (reading === null) return;
    this.#progress.directives.splice(last.first, Number.POSITIVE_INFINITY, ...reading.directives);
  }

  #dropWaiting(): void {
    this.#refuse(this.#progress.waiting.items);
    this.#progress.waiting = { parts: [], items: [] };
  }

  /** Notes words that were not used, unless they ask for nothing. */
  #refuse(items: readonly Item[]): void {
    const first = items.at(0);
    const last = items.at(-1);
    if (first === undefined || last === undefined) return;
    const asks = items.some(
      ({ sense }) => !['filler', 'article', 'preposition', 'use', 'style'].includes(sense.role),
    );
    if (!asks) return;
    this.#progress.notUnderstood.push({
      start: first.start,
      text: this.#prompt.slice(first.start, last.end),
    });
  }
}

/** Chroma in OKLCH below which a colour reads as grey, black or white. */
const GREY_CHROMA = 0.03;

function isGrey(color: string): boolean {
  return oklchOf(color).chroma < GREY_CHROMA;
}

/** Of several colours or sizes for the same thing, the last: "logo enormous, reduce it". */
function withoutOverruled(directives: readonly Directive[]): Directive[] {
  return directives.filter(
    (directive, at) =>
      !['color', 'scale'].includes(directive.kind) ||
      !directives
        .slice(at + 1)
        .some(
          (later) =>
            (directive.kind === 'color' || directive.kind === 'scale') &&
            later.kind === directive.kind &&
            later.part === directive.part,
        ),
  );
}

/** "bigger and bolder price": the second request names the thing. */
function borrowable(segment: Segment, following: Segment | undefined): readonly Part[] {
  if (following === undefined || !following.isAskedFirst) return [];
  const isShared = segment.predicates.every(({ sense }) =>
    ['size', 'weight', 'color'].includes(sense.role),
  );
  return isShared ? following.parts : [];
}

/**
 * Reads the requests of a prompt in one of the languages of showcases. Deterministic, without a network; any text is
 * data. Parts that are not understood are listed and change nothing.
 */
export function understandPrompt(prompt: string): Understanding {
  return new PromptReading(prompt).read();
}
