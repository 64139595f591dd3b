/** At most this is `a few seconds`. */
const FEW = 8;
const MINUTE = 60;
/** From here on nobody counts seconds. */
const LONG = 5 * MINUTE;

/** Steps that a time is told in: seconds by fives, a few minutes by quarters, many by whole ones. */
const stepOf = (seconds: number) => (seconds < MINUTE ? 5 : seconds < LONG ? 15 : MINUTE);
const down = (seconds: number) => Math.floor(seconds / stepOf(seconds)) * stepOf(seconds);
const up = (seconds: number) => Math.ceil(seconds / stepOf(seconds)) * stepOf(seconds);

function words(seconds: number): string {
  const minutes = Math.floor(seconds / MINUTE);
  const rest = seconds % MINUTE;
  return [minutes > 0 ? `${minutes} min` : '', rest > 0 ? `${rest} s` : '']
    .filter(Boolean)
    .join(' ');
}

/** How long work takes, in seconds: `25 to 40 s`, `45 s to 1 min 15 s`, `6 to 9 min`. */
export function rangeWords({ min, max }: { readonly min: number; readonly max: number }): string {
  if (max <= FEW) return 'a few seconds';
  const [from, to] = [down(min), up(max)];
  if (from === 0) return `up to ${words(to)}`;
  if (from === to) return `about ${words(to)}`;
  if (to < MINUTE) return `${from} to ${to} s`;
  if (from % MINUTE === 0 && to % MINUTE === 0) return `${from / MINUTE} to ${to / MINUTE} min`;
  return `${words(from)} to ${words(to)}`;
}
