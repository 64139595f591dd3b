import type { Reading } from './reading.js';

/** Metres, from "1.80 m", "1,80", "180 cm" or 5'11". */
export function readHeight(reading: Reading): number | null {
  const metric =
    /(?<![0-9])([12])[.,](\d{2})(?![0-9])(?:\s?m(?:etros|etres|eters|eter|etri)?(?![a-z]))?/u.exec(
      reading.text,
    );
  const centimetres = /(?<![0-9])(\d{2,3})\s?cm(?![a-z])/u.exec(reading.text);
  const feet = /(?<![0-9])([3-6])\s?(?:ft|feet|foot)\s?(\d{1,2})?/u.exec(reading.text);
  const found = metric ?? centimetres ?? feet;
  if (found === null) return null;
  reading.understand(found.index, found.index + found[0].length);
  const metres =
    metric !== null
      ? Number(`${metric[1]}.${metric[2]}`)
      : centimetres !== null
        ? Number(centimetres[1]) / 100
        : Number(feet?.[1]) * 0.3048 + Number(feet?.[2] ?? 0) * 0.0254;
  return metres >= 0.6 && metres <= 2.1 ? metres : null;
}
