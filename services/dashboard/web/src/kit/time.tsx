import shared from '../words/shared.json';
import { say } from '../words.js';

const steps = [
  { unit: 'year', seconds: 31_536_000 },
  { unit: 'month', seconds: 2_592_000 },
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
] as const;

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const looks = {
  day: new Intl.DateTimeFormat('en', { dateStyle: 'medium' }),
  minute: new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }),
  /** With the zone, to compare with a log. */
  second: new Intl.DateTimeFormat('en', {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'short',
  }),
};

/** A moment, to the day, the minute or the second. */
export function Moment(props: { readonly at: string; readonly to?: keyof typeof looks }) {
  const { at, to = 'minute' } = props;
  return <time dateTime={at}>{looks[to].format(new Date(at))}</time>;
}

/** A moment as people say it; the exact one on hover, and for machines. */
export function Ago({ at }: { readonly at: string }) {
  const date = new Date(at);
  const seconds = (date.getTime() - Date.now()) / 1000;
  const step = steps.find((one) => Math.abs(seconds) >= one.seconds);
  return (
    <time dateTime={at} title={looks.second.format(date)}>
      {step ? relative.format(Math.round(seconds / step.seconds), step.unit) : shared.justNow}
    </time>
  );
}

/** `41 s`, `1 min 52 s`, `6 min`. */
export function secondsWords(all: number): string {
  const [minutes, seconds] = [Math.floor(all / 60), all % 60];
  const form = minutes === 0 ? 0 : seconds === 0 ? 2 : 1;
  return say(shared.duration[form] ?? '', { minutes, seconds });
}

/** How long something took. */
export const durationWords = (from: string, to: string): string =>
  secondsWords(Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 1000)));

/** The last moment of a day that a date input gives, in the person's own time zone, as ISO 8601; null for none. */
export function endOfDay(day = ''): string | null {
  const end = new Date(`${day}T23:59:59`);
  return Number.isNaN(end.getTime()) ? null : end.toISOString();
}

/** A day as a date input writes it, in the person's own time zone. */
export function dayOf(moment: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}
