import type { Raster } from '@groundwork/imaging';
import type { TextBlock, Typesetter } from '@groundwork/typesetting';
import { blendMask, type Mask } from './canvas.js';
import { rasterise } from './rasterise.js';

const TILT = -24;
/** Smaller pictures carry no mark: it would be noise. */
const SMALLEST = 160;

/** The word that marks pictures made with a test key. */
export class SampleMark {
  private readonly masks = new Map<number, Mask | null>();

  constructor(
    private readonly word: string,
    private readonly language: string,
    private readonly typesetter: Typesetter,
  ) {}

  /** Lays the word over a picture in tilted rows, light with a dark edge so that it is seen on any photo. */
  lay(picture: Raster): void {
    const shorter = Math.min(picture.width, picture.height);
    if (shorter < SMALLEST) return;
    const size = Math.round(Math.min(64, Math.max(20, shorter * 0.075)));
    const mask = this.maskAt(size);
    if (mask === null) return;
    const across = mask.width + size * 2.2;
    const down = mask.height + size * 0.6;
    for (let row = 0; row * down < picture.height + down; row += 1) {
      const shift = row % 2 === 0 ? 0 : across / 2;
      for (let x = -shift; x < picture.width; x += across) {
        const place = { x: Math.round(x + size), y: Math.round((row - 0.3) * down) };
        const offset = Math.max(1, Math.round(size / 28));
        blendMask(picture, { ...mask, x: place.x + offset, y: place.y + offset }, [0, 0, 0], 0.2);
        blendMask(picture, { ...mask, ...place }, [255, 255, 255], 0.4);
      }
    }
  }

  private maskAt(size: number): Mask | null {
    const known = this.masks.get(size);
    if (known !== undefined) return known;
    const made = maskOf(
      this.typesetter.set(
        this.word,
        { width: 2000, height: 2000 },
        {
          typeface: 'geometric',
          weight: 600,
          size,
          minSize: size,
          maxLines: 1,
          letterSpacing: 0.18,
          uppercase: true,
          language: this.language,
        },
      ),
    );
    this.masks.set(size, made);
    return made;
  }
}

function maskOf(block: TextBlock): Mask | null {
  const layer = {
    kind: 'text',
    id: 'sample',
    x: 0,
    y: 0,
    block,
    color: '#ffffff',
    rotation: TILT,
  } as const;
  const masks = rasterise([layer]);
  return masks.get(layer)?.fill ?? null;
}
