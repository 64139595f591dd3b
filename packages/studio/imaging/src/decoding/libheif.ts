import { createRequire } from 'node:module';
import { z } from 'zod';
import { ImageRejected } from '../image-rejected.js';
import type { Raster } from '../raster.js';

const require = createRequire(import.meta.url);

/** The part of libheif's WebAssembly build that is used here. Handles are opaque. */
interface Libheif {
  heif_context_alloc(): unknown;
  heif_context_read_from_memory(context: unknown, bytes: Uint8Array): unknown;
  heif_js_context_get_primary_image_handle(context: unknown): unknown;
  heif_js_decode_image2(handle: unknown, colourSpace: unknown, chroma: unknown): unknown;
  readonly heif_error_code: { readonly heif_error_Ok: unknown };
  readonly heif_colorspace: { readonly heif_colorspace_RGB: unknown };
  readonly heif_chroma: {
    readonly heif_chroma_interleaved_RGB: unknown;
    readonly heif_chroma_interleaved_RGBA: unknown;
  };
}

const errorSchema = z.object({ code: z.unknown(), message: z.string() });
const decodedSchema = z.object({
  channels: z.tuple([
    z.object({
      width: z.int().positive(),
      height: z.int().positive(),
      stride: z.int().positive(),
      data: z.instanceof(Uint8Array),
    }),
  ]),
});
const PAGE_BYTES = 65_536;

/**
 * Decodes a HEIC's first picture to 8 bits, turned as `irot` and `imir` say, in the file's own colours. It works for
 * hundreds of milliseconds without a pause: call it in a thread of its own, once.
 *
 * @param mostBytes memory that the decoder may have; a file whose pictures are larger than it says fails there
 * @throws ImageRejected with reason `damaged`
 */
export function decodeHeic(
  bytes: Uint8Array,
  { alpha, mostBytes }: { readonly alpha: boolean; readonly mostBytes: number },
): Raster {
  limitWasmMemory(mostBytes);
  const start: () => Libheif = require('libheif-js/libheif-wasm/libheif-bundle.js');
  const libheif = start();
  const channels = alpha ? 4 : 3;
  const { heif_chroma_interleaved_RGB: rgb, heif_chroma_interleaved_RGBA: rgba } =
    libheif.heif_chroma;
  let decoded: unknown;
  try {
    const context = libheif.heif_context_alloc();
    const read = errorSchema.parse(libheif.heif_context_read_from_memory(context, bytes));
    if (read.code !== libheif.heif_error_code.heif_error_Ok) throw new Error(read.message);
    const handle = libheif.heif_js_context_get_primary_image_handle(context);
    decoded = libheif.heif_js_decode_image2(
      handle,
      libheif.heif_colorspace.heif_colorspace_RGB,
      alpha ? rgba : rgb,
    );
  } catch (cause) {
    // Also where WebAssembly traps, as it does when the memory does not suffice.
    throw new ImageRejected('damaged', "The HEIC's picture can't be decoded.", { cause });
  }
  const picture = decodedSchema.safeParse(decoded);
  if (!picture.success) {
    const fault = errorSchema.safeParse(decoded);
    throw new ImageRejected('damaged', "The HEIC's picture can't be decoded.", {
      cause: fault.success ? new Error(fault.data.message) : picture.error,
    });
  }
  const [{ width, height, stride, data }] = picture.data.channels;
  return { width, height, channels, data: copied(data, stride, width * channels, height) };
}

/** Rows without gaps, out of the decoder's memory, which would cross to other threads as a whole. */
function copied(data: Uint8Array, stride: number, rowBytes: number, rows: number): Uint8Array {
  const packed = new Uint8Array(rowBytes * rows);
  for (let y = 0; y < rows; y += 1) {
    packed.set(data.subarray(y * stride, y * stride + rowBytes), y * rowBytes);
  }
  return packed;
}

/** Node has it; the type library of browsers, which describes it, is not loaded. */
declare const WebAssembly: { readonly Memory: { readonly prototype: WasmMemory } };

interface WasmMemory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}

/** The build requests up to 2 GB and has no limit of its own; this one applies to the whole thread. */
function limitWasmMemory(mostBytes: number): void {
  const grow = WebAssembly.Memory.prototype.grow;
  WebAssembly.Memory.prototype.grow = function limited(this: WasmMemory, pages: number) {
    if (this.buffer.byteLength + pages * PAGE_BYTES > mostBytes) {
      throw new RangeError(`WebAssembly may not have more than ${mostBytes} bytes here.`);
    }
    return grow.call(this, pages);
  };
}
