import type { Size } from '../camera/view.js';
import type { Arena } from '../warp/arena.js';
import type { Kernel } from '../warp/kernel.js';
import type { OverlayPlane, OverlayPlanes } from './overlay-planes.js';

/** A place in the kernel's memory for one overlay at a time, as large as the frame when no size is given. */
export class OverlaySlot {
  readonly #kernel: Kernel;
  readonly #arena: Arena;
  readonly #frame: Size;
  readonly #address: number;
  #loaded: OverlayPlanes | null = null;

  constructor(kernel: Kernel, arena: Arena, frame: Size, room: Size = frame) {
    this.#kernel = kernel;
    this.#arena = arena;
    this.#frame = frame;
    const width = Math.ceil(room.width / 16) * 16 + 16;
    // Samples and alpha of luma, and of chroma two samples and an alpha a quarter as large.
    this.#address = arena.allocate(width * (room.height + 1) * 3);
  }

  /** Lays the overlay over the frame at this address; opacity 0 to 1. */
  draw(target: number, planes: OverlayPlanes, opacity: number): void {
    if (this.#loaded !== planes) this.#load(planes);
    const { width, height } = this.#frame;
    const { x, y, luma, chroma } = planes;
    const chromaStride = width / 2;
    const blue = target + width * height;
    const red = blue + (width * height) / 4;
    const chromaAt = (y / 2) * chromaStride + x / 2;
    let at = this.#address;
    at = this.#lay(target + y * width + x, width, luma, 0, at, opacity);
    const chromaAlphas = at;
    at = this.#lay(blue + chromaAt, chromaStride, chroma, 0, chromaAlphas, opacity);
    this.#lay(red + chromaAt, chromaStride, chroma, 1, chromaAlphas, opacity);
  }

  /** Returns the address behind the plane's alpha and samples. */
  #lay(
    target: number,
    stride: number,
    plane: OverlayPlane,
    set: number,
    alphas: number,
    opacity: number,
  ): number {
    const size = plane.width * plane.height;
    this.#kernel.layOver(
      target,
      stride,
      alphas + size * (1 + set),
      alphas,
      plane.width,
      plane.height,
      Math.round(opacity * 256),
    );
    return alphas + size * (1 + plane.samples.length);
  }

  #load(planes: OverlayPlanes): void {
    let at = this.#address;
    for (const plane of [planes.luma, planes.chroma]) {
      for (const bytes of [plane.alphas, ...plane.samples]) {
        this.#arena.bytes(at, bytes.length).set(bytes);
        at += bytes.length;
      }
    }
    this.#loaded = planes;
  }
}
