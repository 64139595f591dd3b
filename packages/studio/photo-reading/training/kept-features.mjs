import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { wideFeatures } from '../dist/perception/whole-photo/wide-features.js';

/** Features of pictures by their names, taken once and kept in `cache`. */
export function keptFeatures(cache) {
  mkdirSync(cache, { recursive: true });
  return async (name, make) => {
    const file = join(cache, `land-${name}.bin`);
    if (!existsSync(file)) writeFileSync(file, Buffer.from(wideFeatures(await make()).buffer));
    const { buffer, byteOffset, length } = readFileSync(file);
    return new Float32Array(buffer.slice(byteOffset, byteOffset + length));
  };
}
