import type { Reading } from './reading.js';
import type { ThingsSaid } from './said.js';
import { moodWords } from './vocabulary/looks.js';

/** Of "tired but happy" the second is meant. */
export function readMood(reading: Reading): ThingsSaid['mood'] {
  const [first, second] = reading.all(moodWords);
  if (first === undefined || second === undefined) return first?.value;
  const isBut = /^,? (?:but|yet|aber|doch|mais|pero|mas|ma|sino)(?: [a-z]+)? $/u.test(
    reading.text.slice(first.end, second.start),
  );
  if (!isBut) return first.value;
  reading.tell(first);
  return second.value;
}
