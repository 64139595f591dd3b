import type { VideoFormat } from '@groundwork/contract/films/fields';
import { type Framing, type RestOnSubject, restOnSubject } from '@groundwork/film';
import type { PicturePart } from '@groundwork/imaging';
import {
  HOUSE_SHARE,
  LEAST_HOUSE_SHARE,
  type PhotoWindow,
  type PhotoWindows,
} from './photo-windows.js';

/** A rectangle of a picture, as shares of its size. */
export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

type Band = Parameters<typeof restOnSubject>[0]['captions'];

/** The shares of the frame's width that a proposal takes, and a plot that is shown before it is built on. */
const HOUSE = { best: HOUSE_SHARE, least: LEAST_HOUSE_SHARE, most: 0.55 } as const;
const PLOT = { best: 0.66, least: 0.4, most: 0.9 } as const;
/** Of widths that are the same but for their arithmetic. */
const ROUNDING = 1e-3;

/** How the scenes of a film are framed in the photo that it is made of. */
export class SceneFraming {
  readonly #photo: Framing['photo'];
  readonly #windows: PhotoWindows;
  readonly #format: VideoFormat;

  constructor(photo: Framing['photo'], windows: PhotoWindows, format: VideoFormat) {
    this.#photo = photo;
    this.#windows = windows;
    this.#format = format;
  }

  /** The view of a house with its terrace, and of the next reveal; all in the plot's picture. */
  ofProposal(subject: Rectangle, coming: readonly Rectangle[], captions: Band): RestOnSubject {
    return this.#rest(subject, HOUSE, coming, captions);
  }

  /** The view of the plot, and of the first reveal on it. */
  ofPlot(subject: Rectangle, coming: readonly Rectangle[], captions: Band): RestOnSubject {
    return this.#rest(subject, PLOT, coming, captions);
  }

  /** As the storyboard has it, for a scene that shows the opening's picture or the plot's. */
  framing(shows: 'opening' | 'plot', { rest }: RestOnSubject, by: number): Framing {
    const { part }: PhotoWindow = this.#windows[shows];
    const { left, top, width, height }: PicturePart = part;
    return { photo: this.#photo, window: { left, top, width, height }, rest: { ...rest, by } };
  }

  /** Whether a house is blurred, or smaller than wanted, because the photo has no more pixels. */
  lacksResolution({ share, rest }: RestOnSubject): boolean {
    const { finest } = this.#windows;
    const isNearest = rest.width <= finest * (1 + ROUNDING);
    return rest.width < finest * (1 - ROUNDING) || (isNearest && share < HOUSE.least);
  }

  #rest(
    subject: Rectangle,
    share: typeof HOUSE | typeof PLOT,
    coming: readonly Rectangle[],
    captions: Band,
  ): RestOnSubject {
    const whole = { left: 0, top: 0, right: 1, bottom: 1 };
    return restOnSubject({
      subject: this.#inPhoto(subject),
      coming: coming.map((box) => this.#inPhoto(box)),
      window: this.#inPhoto(whole),
      format: this.#format,
      share,
      finest: this.#windows.finest,
      nearest: this.#windows.nearest,
      captions,
    });
  }

  /** A rectangle of the plot's picture in pixels of the photo. */
  #inPhoto({ left, top, right, bottom }: Rectangle): Rectangle {
    const { part } = this.#windows.plot;
    return {
      left: part.left + left * part.width,
      right: part.left + right * part.width,
      top: part.top + top * part.height,
      bottom: part.top + bottom * part.height,
    };
  }
}
