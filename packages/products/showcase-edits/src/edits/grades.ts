import type { ModifierSense } from './clauses.js';

/** How far and in which direction something is to go. */
export interface Grade {
  readonly sign: 1 | -1;
  /** 1 unless said: "a little" is less, "much" more. */
  readonly degree: number;
  /** "20 %" or "twice", where it is said. */
  readonly share: number | null;
}

export function gradeOf(modifiers: readonly ModifierSense[]): Grade {
  let sign: 1 | -1 = 1;
  let degree = 1;
  let share: number | null = null;
  let isEnough = false;
  let isNegative = false;
  for (const modifier of modifiers) {
    if (modifier.role === 'sign' && modifier.sign === -1) sign = sign === 1 ? -1 : 1;
    if (modifier.role === 'degree') degree = modifier.degree;
    if (modifier.role === 'share') {
      share = Math.abs(modifier.share);
      isNegative = modifier.share < 0;
    }
    if (modifier.role === 'enough') isEnough = true;
  }
  // "half as big" and "-20 %" are less whatever else is said.
  if (isNegative) sign = -1;
  // "not bright enough" wants it brighter.
  return { sign: isEnough && sign === -1 ? 1 : sign, degree, share };
}

/** The first step of a tone: a quarter of the way. */
const TONE_STEP = 0.25;
const SCALE_STEP = 0.2;

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** A signed change of a tone, at most 1. */
export function changeBy(direction: 1 | -1, { degree, share }: Grade): number {
  const size = share === null ? TONE_STEP * degree : Math.min(1, share);
  return rounded(direction * size);
}

/** A factor on a size, between a half and two. */
export function factorBy(direction: 1 | -1, { degree, share }: Grade): number {
  const step = share ?? SCALE_STEP * degree;
  const factor = direction === 1 ? 1 + step : share === null ? 1 / (1 + step) : 1 - step;
  return rounded(Math.min(2, Math.max(0.5, factor)));
}
