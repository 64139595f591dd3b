import type { VideoFormat } from '@groundwork/contract';
import { type Framing, type RestOnSubject, restOnSubject } from '@groundwork/film';
import type { PicturePart } from '@groundwork/imaging';
import type { PhotoWindow, PhotoWindows } from './photo-windows.js';

/** A rectangle of a picture, as shares of its size. */
export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

type Band = Parameters<typeof restOnSubject>[0]['captions'];

/** What a proposal takes of the frame's width, and a plot that is shown before it is built on. */
const HOUSE = { best: 0.45, least: 0.35, most: 0.55 } as const;
const PLOT = { best: 0.66, least: 0.4, most: 0.9 } as const;

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

  /** The view of a house with its terrace; `subject` lies in the plot's picture. */
  ofProposal(subject: Rectangle, captions: Band): RestOnSubject {
    return this.#rest(subject, HOUSE, captions);
  }

  /** The view of the plot, which lies in the plot's picture. */
  ofPlot(subject: Rectangle, captions: Band): RestOnSubject {
    return this.#rest(subject, PLOT, captions);
  }

  /** As the storyboard has it, for a scene that shows the opening's picture or the plot's. */
  framing(shows: 'opening' | 'plot', { rest }: RestOnSubject, by: number): Framing {
    const { part }: PhotoWindow = this.#windows[shows];
    const { left, top, width, height }: PicturePart = part;
    return { photo: this.#photo, window: { left, top, width, height }, rest: { ...rest, by } };
  }

  /** Whether a house is smaller than wanted because the photo has no more pixels. */
  lacksResolution({ share, rest }: RestOnSubject): boolean {
    return share < HOUSE.least && rest.width <= this.#windows.finest * 1.001;
  }

  #rest(subject: Rectangle, share: typeof HOUSE | typeof PLOT, captions: Band): RestOnSubject {
    const { part } = this.#windows.plot;
    return restOnSubject({
      subject: {
        left: part.left + subject.left * part.width,
        right: part.left + subject.right * part.width,
        top: part.top + subject.top * part.height,
        bottom: part.top + subject.bottom * part.height,
      },
      window: {
        left: part.left,
        top: part.top,
        right: part.left + part.width,
        bottom: part.top + part.height,
      },
      format: this.#format,
      share,
      finest: this.#windows.finest,
      captions,
    });
  }
}
