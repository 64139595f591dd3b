import { useEffect, useReducer } from 'react';
import {
  type Corner,
  moved,
  placeOf,
  withCorner,
  without,
} from '../../../src/playground/polygon.js';
import { useDraft } from '../api/draft.js';

interface Drawing {
  readonly corners: readonly Corner[];
  readonly past: readonly (readonly Corner[])[];
  /** The corner that a key was last held on or that a pointer holds: its way is one step back, not many. */
  readonly moving: number | null;
}

type Step =
  | { readonly do: 'add'; readonly corner: Corner; readonly ratio: number; readonly most: number }
  | { readonly do: 'move'; readonly at: number; readonly to: Corner }
  | { readonly do: 'rest' }
  | { readonly do: 'remove'; readonly at: number }
  | { readonly do: 'clear' }
  | { readonly do: 'take'; readonly corners: readonly Corner[] }
  | { readonly do: 'undo' };

const nothing: Drawing = { corners: [], past: [], moving: null };

function changed({ corners, past }: Drawing, next: readonly Corner[]): Drawing {
  return { corners: next, past: [...past, corners], moving: null };
}

function drawn(before: Drawing, step: Step): Drawing {
  const { corners, past, moving } = before;
  switch (step.do) {
    case 'add': {
      if (corners.length >= step.most) return before;
      const at = placeOf(corners, step.corner, step.ratio);
      return changed(before, withCorner(corners, at, step.corner));
    }
    case 'move': {
      const next = moved(corners, step.at, step.to);
      return moving === step.at
        ? { ...before, corners: next }
        : { ...changed(before, next), moving: step.at };
    }
    case 'rest':
      return { ...before, moving: null };
    case 'remove':
      return changed(before, without(corners, step.at));
    case 'clear':
      return corners.length === 0 ? before : changed(before, []);
    case 'take':
      return changed(before, step.corners);
    case 'undo': {
      const last = past.at(-1);
      return last === undefined ? before : { corners: last, past: past.slice(0, -1), moving: null };
    }
  }
}

/** The plot's corners as they are drawn, and every step back. */
export function useCorners() {
  const [kept, keep] = useDraft<readonly Corner[]>('corners', []);
  const [{ corners, past }, step] = useReducer(drawn, { ...nothing, corners: kept });
  useEffect(() => keep(corners), [corners, keep]);
  return { corners, mayUndo: past.length > 0, step };
}

export type Corners = ReturnType<typeof useCorners>;
