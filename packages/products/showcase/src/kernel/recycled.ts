/** Blocks that wait for their next use: a picture and its canvas, for two images that are made at once. */
const KEPT = 4;
/** Bytes from which a block is worth keeping. */
const LARGE = 1024 * 1024;
/** Times the wanted size that a block may have. */
const ROOMY = 2;

const blocks: ArrayBuffer[] = [];

/**
 * Bytes with any content, in a block that was given back where one has the size. New blocks of megabytes for each image
 * would make the collector run for each.
 */
export function takeBytes(length: number): Uint8Array {
  const at = blocks.findIndex(
    ({ byteLength }) => byteLength >= length && byteLength <= length * ROOMY,
  );
  const [block] = at === -1 ? [] : blocks.splice(at, 1);
  return new Uint8Array(block ?? new ArrayBuffer(length), 0, length);
}

/** Gives bytes from `takeBytes` back, which must not be read any more. Others are left to the collector. */
export function giveBack({ buffer, byteOffset }: Uint8Array): void {
  const isWhole = buffer instanceof ArrayBuffer && byteOffset === 0;
  if (!isWhole || buffer.byteLength < LARGE || blocks.includes(buffer)) return;
  blocks.push(buffer);
  if (blocks.length > KEPT) blocks.shift();
}
