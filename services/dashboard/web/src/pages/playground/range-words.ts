import { text } from './text.js';

/** At most this is `a few seconds`. */
const FEW = 8;
const MINUTE = 60;
/** From here on nobody counts seconds. */
const LONG = 5 * MINUTE;

/** Steps in which a time is shown: seconds by fives, a few minutes by quarters, many by whole ones. */
const stepOf = (seconds: number) => (seconds < MINUTE ? 5 : seconds < LONG ? 15 : MINUTE);
const down = (seconds: number) => Math.floor(seconds / stepOf(seconds)) * stepOf(seconds);
const up = (seconds: number) => Math.ceil(seconds / stepOf(seconds)) * stepOf(seconds);

function words(seconds: number): string {
  const minutes = Math.floor(seconds / MINUTE);
  const rest = seconds % MINUTE;
  return [
    minutes > 0 ? text.range.minutesOf(minutes) : '',
    rest > 0 ? text.range.secondsOf(rest) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** How long work takes, in seconds: `25 to 40 s`, `45 s to 1 min 15 s`, `6 to 9 min`. */
export function rangeWords({ min, max }: { readonly min: number; readonly max: number }): string {
  if (max <= FEW) return text.range.moment;
  const [from, to] = [down(min), up(max)];
  if (from === 0) return text.range.upTo(words(to));
  if (from === to) return text.range.about(words(to));
  if (to < MINUTE) return text.range.seconds(from, to);
  if (from % MINUTE === 0 && to % MINUTE === 0)
    return text.range.minutes(from / MINUTE, to / MINUTE);
  return text.range.between(words(from), words(to));
}
