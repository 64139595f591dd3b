import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { takeFeatures } from '../../packages/studio/photo-reading/dist/perception/features.js';
import { wideFeatures } from '../../packages/studio/photo-reading/dist/perception/wide-backbone.js';
import { decodePhoto, variation, vary } from './photos.mjs';

/** Of 16-bit numbers in which features are kept. */
const FEATURE_UNIT = 1 / 256;

export function versionFile(cache, id, version) {
  return join(cache, `${id}-${version}.bin`);
}

export async function extract({ photos, labels, cache, versions, backbone }) {
  mkdirSync(cache, { recursive: true });
  for (const photo of labels) {
    if (existsSync(versionFile(cache, photo.id, versions - 1))) continue;
    const whole = await decodePhoto(photos, photo.file);
    for (let version = 0; version < versions; version += 1) {
      const features = takeFeatures(vary(whole, variation(photo, version)), backbone);
      writeVersion(versionFile(cache, photo.id, version), features);
    }
  }
}

export function writeVersion(file, { width, height, maps, cells, lightness }) {
  const head = Buffer.from(
    JSON.stringify({
      width,
      height,
      maps: maps.map(({ width, height, channels }) => [width, height, channels]),
    }).padEnd(512),
  );
  const parts = maps.map(({ data }) => {
    const packed = new Int16Array(data.length);
    for (let i = 0; i < data.length; i += 1)
      packed[i] = Math.max(-32768, Math.min(32767, Math.round(data[i] / FEATURE_UNIT)));
    return Buffer.from(packed.buffer);
  });
  writeFileSync(
    file,
    Buffer.concat([head, Buffer.from(cells.buffer), Buffer.from(lightness.buffer), ...parts]),
  );
}

export function readVersion(file) {
  const bytes = readFileSync(file);
  const { width, height, maps: shapes } = JSON.parse(bytes.toString('utf8', 0, 512));
  let at = bytes.byteOffset + 512;
  const count = width * height;
  const copy = bytes.buffer.slice(at, bytes.byteOffset + bytes.length);
  at = 0;
  const cells = new Float32Array(copy, at, count * 16);
  at += count * 64;
  const lightness = new Float32Array(copy, at, count);
  at += count * 4;
  const maps = shapes.map(([w, h, channels]) => {
    const packed = new Int16Array(copy, at, w * h * channels);
    at += w * h * channels * 2;
    const data = new Float32Array(packed.length);
    for (let i = 0; i < data.length; i += 1) data[i] = packed[i] * FEATURE_UNIT;
    return { width: w, height: h, channels, data };
  });
  return { width, height, cells, lightness, maps };
}

/** Features of whole pictures by their names, taken once and kept in `cache`. */
export function keptFeatures(cache) {
  mkdirSync(cache, { recursive: true });
  return async (name, make) => {
    const file = join(cache, `whole-${name}.bin`);
    if (!existsSync(file)) writeFileSync(file, Buffer.from(wideFeatures(await make()).buffer));
    const { buffer, byteOffset, length } = readFileSync(file);
    return new Float32Array(buffer.slice(byteOffset, byteOffset + length));
  };
}
