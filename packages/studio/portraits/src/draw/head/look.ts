export const eyesStates = ['open', 'half', 'closed'] as const;
type EyesState = (typeof eyesStates)[number];

/** A facial expression: `mouth` takes precedence; half and closed eyes are for blinking. */
export interface Look {
  readonly expression: Expression;
  readonly mouth: MouthShape | null;
  readonly eyes: EyesState;
}

export const expressions = ['smile', 'neutral', 'laugh'] as const;
export type Expression = (typeof expressions)[number];

/**
 * Positions of a speaking mouth: at rest or m, b, p; half open as in schwa, d, t, n; wide open as in a;
 * round as in o, u, w; spread as in e, i, s; the lower lip under the teeth as in f, v.
 */
export const mouthShapes = ['closed', 'small', 'wide', 'round', 'spread', 'teeth_on_lip'] as const;
export type MouthShape = (typeof mouthShapes)[number];
