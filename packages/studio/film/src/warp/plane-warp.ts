import { projectionOf, type Size, type View } from '../camera/view.js';
import type { Arena } from './arena.js';
import type { Kernel } from './kernel.js';

/** assembly/columns.ts: COLUMN_GROUP_BYTES. */
const COLUMN_GROUP_BYTES = 112;
const LAYER_BYTES = 80;
const WHOLE = 16384;

/** One plane of a decoded picture in the kernel's memory. */
export interface SourcePlane {
  /** Address of the first sample. */
  readonly address: number;
  readonly stride: number;
  readonly rows: number;
}

/** A decoded picture and the position of its samples in the original, which views refer to. */
export interface SourcePicture {
  readonly luma: SourcePlane;
  readonly blue: SourcePlane;
  readonly red: SourcePlane;
  /** Luma samples for one pixel of the original, and the sample's coordinate of the original's corner. */
  readonly scaleX: number;
  readonly scaleY: number;
  readonly offsetX: number;
  readonly offsetY: number;
}

/** Position of a plane's samples in the frame and in the picture's luma grid. */
interface Sampling {
  readonly width: number;
  readonly height: number;
  /** Frame pixels from sample to sample, and of the first sample's centre. */
  readonly pitch: number;
  readonly firstX: number;
  readonly firstY: number;
  readonly planes: readonly ('luma' | 'blue' | 'red')[];
}

/** Working memory of one of the two pictures that a frame may show. */
interface LayerMemory {
  readonly record: number;
  readonly columns: number;
  readonly starts: number;
  readonly slopes: number;
  readonly ring: number;
  readonly ringRows: number;
}

export interface ShownPicture {
  readonly picture: SourcePicture;
  readonly view: View;
  /** Share of the picture in the frame; the shares of a frame sum up to 1. */
  readonly share: number;
}

/** Makes planar 4:2:0 frames from decoded pictures. Chroma sits at the left of its two columns, as players expect. */
export class PlaneWarp {
  readonly #kernel: Kernel;
  readonly #arena: Arena;
  readonly #frame: Size;
  readonly #samplings: readonly Sampling[];
  readonly #layers: readonly [LayerMemory, LayerMemory];
  readonly #sums: number;

  constructor(kernel: Kernel, arena: Arena, frame: Size) {
    this.#kernel = kernel;
    this.#arena = arena;
    this.#frame = frame;
    this.#samplings = [
      { ...frame, pitch: 1, firstX: 0.5, firstY: 0.5, planes: ['luma'] },
      {
        width: frame.width / 2,
        height: frame.height / 2,
        pitch: 2,
        firstX: 0.5,
        firstY: 1,
        planes: ['blue', 'red'],
      },
    ];
    this.#layers = [this.#allocateLayer(), this.#allocateLayer()];
    this.#sums = arena.allocate(frame.width * 2 + 32);
  }

  /** Writes one frame, which is `width * height * 3 / 2` bytes; 16 bytes behind it are overwritten too. */
  render(
    target: number,
    shown: readonly [ShownPicture] | readonly [ShownPicture, ShownPicture],
  ): void {
    let at = target;
    const [below, above] = shown;
    for (const sampling of this.#samplings) {
      this.#aim(this.#layers[0], sampling, below);
      if (above !== undefined) this.#aim(this.#layers[1], sampling, above);
      for (const plane of sampling.planes) {
        this.#select(this.#layers[0], below, plane);
        if (above !== undefined) this.#select(this.#layers[1], above, plane);
        this.#kernel.warpPlane(
          at,
          sampling.width,
          sampling.height,
          this.#layers[0].record,
          above === undefined ? 0 : this.#layers[1].record,
          this.#sums,
        );
        at += sampling.width * sampling.height;
      }
    }
  }

  #allocateLayer(): LayerMemory {
    const width = this.#frame.width + 8;
    // A slanted row of the result spans up to 9 % of the frame's height in the source.
    const ringRows = 256;
    return {
      record: this.#arena.allocate(LAYER_BYTES),
      columns: this.#arena.allocate((width / 8) * COLUMN_GROUP_BYTES),
      starts: this.#arena.allocate(width * 4),
      slopes: this.#arena.allocate(width * 4),
      ring: this.#arena.allocate(ringRows * width * 2),
      ringRows,
    };
  }

  /** Columns and rows of a view in one sampling; the two chroma planes share them. */
  #aim(memory: LayerMemory, sampling: Sampling, { picture, view, share }: ShownPicture): void {
    const { stepX, stepY, perspective } = projectionOf(view, this.#frame);
    const toColumn = picture.scaleX / sampling.pitch;
    const toRow = picture.scaleY / sampling.pitch;
    const centreColumn = (view.centreX * picture.scaleX + picture.offsetX) / sampling.pitch - 0.5;
    const centreRow = (view.centreY * picture.scaleY + picture.offsetY) / sampling.pitch - 0.5;
    const firstColumn = sampling.firstX - this.#frame.width / 2;
    const centreLine = (this.#frame.height / 2 - sampling.firstY) / sampling.pitch;
    const rowStep = stepY * toRow * sampling.pitch;
    this.#kernel.buildColumns(
      memory.columns,
      memory.starts,
      memory.slopes,
      sampling.width,
      firstColumn,
      sampling.pitch,
      centreColumn,
      stepX * toColumn,
      perspective,
      rowStep,
      centreRow,
      centreLine,
    );
    const farthest = 1 / (1 - Math.abs(perspective) * (this.#frame.width / 2 + 16));
    const record = this.#arena.view(memory.record, LAYER_BYTES);
    record.setUint32(12, memory.columns, true);
    record.setUint32(16, memory.starts, true);
    record.setUint32(20, memory.slopes, true);
    record.setUint32(24, memory.ring, true);
    // Level rows need only four, and a small ring stays in the nearest cache.
    record.setInt32(28, perspective === 0 ? 7 : memory.ringRows - 1, true);
    record.setInt32(32, (sampling.width + 8) * 2, true);
    record.setInt32(36, perspective === 0 ? 0 : 1, true);
    record.setInt32(40, Math.round(share * WHOLE), true);
    record.setInt32(44, Math.floor(centreRow - centreLine * rowStep * farthest) - 2, true);
    record.setFloat64(48, centreRow, true);
    record.setFloat64(56, centreLine, true);
    record.setFloat64(64, rowStep, true);
  }

  #select(memory: LayerMemory, { picture }: ShownPicture, name: 'luma' | 'blue' | 'red'): void {
    const plane = picture[name];
    const record = this.#arena.view(memory.record, LAYER_BYTES);
    record.setUint32(0, plane.address, true);
    record.setInt32(4, plane.stride, true);
    record.setInt32(8, plane.rows - 1, true);
  }
}
