import type { Readable } from 'node:stream';
import { z } from 'zod';

const bytesSchema = z.instanceof(Uint8Array);

/** Cuts a stream of bytes into parts of this size; the last may be shorter, and of an empty stream there is none. */
export async function* partsOf(source: Readable, partBytes: number): AsyncGenerator<Buffer> {
  let pieces: Uint8Array[] = [];
  let held = 0;
  for await (const chunk of source) {
    let rest = bytesSchema.parse(chunk);
    while (held + rest.length >= partBytes) {
      const taken = partBytes - held;
      yield Buffer.concat([...pieces, rest.subarray(0, taken)]);
      pieces = [];
      held = 0;
      rest = rest.subarray(taken);
    }
    if (rest.length > 0) {
      pieces.push(rest);
      held += rest.length;
    }
  }
  if (held > 0) {
    yield Buffer.concat(pieces);
  }
}
