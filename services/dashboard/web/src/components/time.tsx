import { shared } from '../text.js';

const steps = [
  { unit: 'year', seconds: 31_536_000 },
  { unit: 'month', seconds: 2_592_000 },
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
] as const;

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const whole = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });
/** To the second, with the zone, to compare with a log. */
const exact = new Intl.DateTimeFormat('en', {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
  timeZoneName: 'short',
});
const dayOnly = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

function distance(from: Date, now: Date): string {
  const seconds = (from.getTime() - now.getTime()) / 1000;
  const step = steps.find((one) => Math.abs(seconds) >= one.seconds);
  return step === undefined
    ? shared.justNow
    : relative.format(Math.round(seconds / step.seconds), step.unit);
}

/** A moment as people say it; the exact one on hover, and for machines. */
export function Ago({ at }: { readonly at: string }) {
  const date = new Date(at);
  return (
    <time dateTime={at} title={exact.format(date)}>
      {distance(date, new Date())}
    </time>
  );
}

export function Moment({ at }: { readonly at: string }) {
  return <time dateTime={at}>{whole.format(new Date(at))}</time>;
}

/** A moment to the second, such as when a request came or an attempt was made. */
export function ExactMoment({ at }: { readonly at: string }) {
  return <time dateTime={at}>{exact.format(new Date(at))}</time>;
}

/** How long something took: `41 s`, `1 min 52 s`. */
export function durationWords(from: string, to: string): string {
  const seconds = Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 1000));
  const minutes = Math.floor(seconds / 60);
  return shared.duration(minutes, seconds % 60);
}

export function Day({ at }: { readonly at: string }) {
  return <time dateTime={at}>{dayOnly.format(new Date(at))}</time>;
}
