import type { TextBlock, TextStyle, Typesetter } from '@groundwork/typesetting';

export interface AlikeText {
  readonly text: string;
  /** Room for it, px. */
  readonly width: number;
  readonly height: number;
}

/** Sets texts of one rank in one size: the largest, up to the style's own, at which each fits its room. */
export function setAlike(
  typesetter: Typesetter,
  texts: readonly AlikeText[],
  style: TextStyle,
): readonly TextBlock[] {
  const setAt = (size: number) =>
    texts.map(({ text, width, height }) =>
      typesetter.set(text, { width, height }, { ...style, size }),
    );
  const first = setAt(style.size);
  const least = Math.min(style.size, ...first.map(({ size }) => size));
  return least === style.size ? first : setAt(least);
}
