import type { PhotoFacts } from '../template.js';

/** A photo whose colours are read only when they are asked for, as most designs do without. */
export interface LateColors {
  readColors(): Promise<void>;
}

/** Says that a photo's lightness or palette was asked for before it was read. */
export class ColorsNotRead extends Error {
  override readonly name = 'ColorsNotRead';

  constructor(readonly photo: LateColors) {
    super('The colours of the photo are not read yet.');
  }
}

/** A photo's facts, of which the colours come from `colors`; asking for them throws ColorsNotRead while it gives none. */
export function lateFacts(
  size: Pick<PhotoFacts, 'width' | 'height'>,
  photo: LateColors,
  colors: () => Pick<PhotoFacts, 'lightness' | 'palette'> | null,
): PhotoFacts {
  const read = () => {
    const known = colors();
    if (known === null) throw new ColorsNotRead(photo);
    return known;
  };
  return {
    width: size.width,
    height: size.height,
    get lightness() {
      return read().lightness;
    },
    get palette() {
      return read().palette;
    },
  };
}

/** What `draw` gives, drawn anew after the colours are read of a photo that it asked for. */
export async function withColors<T>(draw: () => T): Promise<T> {
  for (;;) {
    try {
      return draw();
    } catch (error) {
      if (!(error instanceof ColorsNotRead)) throw error;
      await error.photo.readColors();
    }
  }
}
