import { propertyFields } from '@groundwork/contract/showcase/templates';
import type { Directive, ResettablePart } from './directives.js';
import { gradeOf } from './grades.js';
import { isHideable, type Outcome, once } from './parts.js';
import type { Predicate, Segment } from './segments.js';
import type { Part } from './senses.js';

function reset(parts: readonly Part[], isOfColors: boolean): Directive[] {
  const of: Partial<Record<Part, ResettablePart>> = {
    photo: 'photo',
    ground: 'colors',
    accent: 'colors',
    font: 'typeface',
    text: 'text',
    price: 'price',
    logo: 'logo',
  };
  const named = once(parts.flatMap((part) => of[part] ?? []));
  if (isOfColors && named.length === 0) return [{ kind: 'reset', part: 'colors' }];
  const chosen: readonly ResettablePart[] = named.length > 0 ? named : ['all'];
  return chosen.map((part): Directive => ({ kind: 'reset', part }));
}

export function visibility(parts: readonly Part[], visible: boolean): Directive[] {
  // "Hide that text" may be any one of them; "hide all text" is all.
  const areTexts = parts.includes('text') && parts.includes('all') && parts.length === 2;
  const whole = areTexts ? propertyFields : parts.filter(isHideable);
  return whole.map((part): Directive => ({ kind: 'visibility', part, visible }));
}

/** "only the price", "no text except the price" */
function onlyShown(parts: readonly Part[]): Outcome {
  const shown = propertyFields.filter((field) => parts.includes(field));
  if (shown.length === 0) return null;
  const rest = propertyFields.filter((field) => !shown.includes(field));
  return [...visibility(shown, true), ...visibility(rest, false)];
}

interface Acts {
  readonly outcome: Outcome;
  /** The requests next to a "remove" are inverted. */
  readonly isTaken: boolean;
  /** The acts are complete: other words only describe ("the big logo"). */
  readonly isWhole: boolean;
}

/** The effect of "remove", "show", "keep" and "reset". */
export function actsOf(acts: readonly Predicate[], segment: Segment, parts: readonly Part[]): Acts {
  const others = segment.predicates.some(({ sense }) => sense.role !== 'act');
  const isOfColors = segment.items.some(({ sense }) => sense.role === 'color_noun');
  const nothing: Acts = { outcome: others ? [] : null, isTaken: false, isWhole: false };
  const named = segment.items.some(({ sense }) => sense.role === 'size_noun')
    ? once<Part>([...parts, 'size'])
    : parts;
  const act = (name: string) =>
    acts.find(({ sense }) => sense.role === 'act' && sense.act === name);
  const taking = act('hide');
  const showing = act('show');
  const isKept = act('keep') !== undefined && act('reset') === undefined;
  const kept = isKept && taking === undefined && !others;
  if (kept) return { outcome: [], isTaken: false, isWhole: true };
  const has = (role: string) => segment.items.some(({ sense }) => sense.role === role);
  if (has('except') || (has('only') && showing !== undefined)) {
    const kept = has('only') ? showing : taking;
    const outcome = kept === undefined || others ? null : onlyShown(named);
    return { outcome, isTaken: false, isWhole: true };
  }
  // "Put everything back as it was at the start"
  if (showing !== undefined && act('reset') !== undefined && !parts.some(isHideable)) {
    return { outcome: reset(parts, isOfColors), isTaken: false, isWhole: false };
  }
  if (taking !== undefined || showing !== undefined) {
    const isHidden = taking !== undefined;
    const sign = gradeOf((taking ?? showing)?.modifiers ?? []).sign;
    // "Don't hide it": two that deny may say either.
    if (isHidden && sign === -1) return { outcome: null, isTaken: false, isWhole: true };
    const visible = !isHidden && sign === 1;
    if (named.includes('scrim') && isHidden) {
      return { outcome: [{ kind: 'scrim', change: -0.5 }], isTaken: false, isWhole: true };
    }
    const seen = visibility(named, visible);
    const isWhole = isHidden && named.some(isHideable);
    if (seen.length > 0 && (isWhole || !others)) return { outcome: seen, isTaken: false, isWhole };
    if (isHidden && isOfColors && !others && parts.every((part) => part === 'photo')) {
      return { outcome: [{ kind: 'monochrome', on: true }], isTaken: false, isWhole: true };
    }
    return { ...nothing, outcome: seen.length > 0 ? seen : nothing.outcome, isTaken: isHidden };
  }
  const isAll = act('undo') !== undefined && parts.includes('all');
  if (isAll || act('reset') !== undefined) {
    return { outcome: reset(parts, isOfColors), isTaken: false, isWhole: false };
  }
  return nothing;
}
