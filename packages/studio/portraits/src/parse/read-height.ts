import type { Reading } from './reading.js';

/** Metres, from "1.80 m", "1,80", "1m80", "two metres", "180 cm" or 5'11". */
export function readHeight(reading: Reading): number | null {
  const metric =
    /(?<![0-9])([12])[.,](\d{2})(?![0-9])(?:\s?m(?:etros|etres|eters|eter|etri)?(?![a-z]))?/u.exec(
      reading.text,
    );
  const centimetres = /(?<![0-9])(\d{2,3})\s?cm(?![a-z])/u.exec(reading.text);
  const feet =
    /(?<![0-9a-z])([3-6]|four|five|six)[ -]?(?:ft|feet|foot)(?:[ -]?(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven)(?![a-z0-9]))?/u.exec(
      reading.text,
    );
  const french = /(?<![0-9])([12]) ?m ?(\d{2})(?![0-9])/u.exec(reading.text);
  const two =
    /(?<![a-z])(?:zwei meter|two met(?:re|er)s|dos metros|deux metres|due metri|dois metros|dos metres)(?![a-z])/u.exec(
      reading.text,
    );
  if (two !== null && metric === null) {
    reading.understand(two.index, two.index + two[0].length);
    return 2;
  }
  const found = metric ?? french ?? centimetres ?? feet;
  if (found === null) return null;
  reading.understand(found.index, found.index + found[0].length);
  const metres =
    metric !== null || french !== null
      ? Number(`${(metric ?? french)?.[1]}.${(metric ?? french)?.[2]}`)
      : centimetres !== null
        ? Number(centimetres[1]) / 100
        : inWords(feet?.[1]) * 0.3048 + inWords(feet?.[2] ?? '0') * 0.0254;
  return metres >= 0.6 && metres <= 2.1 ? metres : null;
}

const numbers = 'zero one two three four five six seven eight nine ten eleven'.split(' ');

function inWords(number: string | undefined): number {
  const place = numbers.indexOf(number ?? '');
  return place < 0 ? Number(number) : place;
}
