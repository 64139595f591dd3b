const steps = [
  { unit: 'year', seconds: 31_536_000 },
  { unit: 'month', seconds: 2_592_000 },
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
] as const;

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const whole = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });
const dayOnly = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

function distance(from: Date, now: Date): string {
  const seconds = (from.getTime() - now.getTime()) / 1000;
  const step = steps.find((one) => Math.abs(seconds) >= one.seconds);
  return step === undefined
    ? 'just now'
    : relative.format(Math.round(seconds / step.seconds), step.unit);
}

/** A moment as people say it; the exact one on hover, and for machines. */
export function Ago({ at }: { readonly at: string }) {
  const date = new Date(at);
  return (
    <time dateTime={at} title={whole.format(date)}>
      {distance(date, new Date())}
    </time>
  );
}

export function Moment({ at }: { readonly at: string }) {
  return <time dateTime={at}>{whole.format(new Date(at))}</time>;
}

export function Day({ at }: { readonly at: string }) {
  return <time dateTime={at}>{dayOnly.format(new Date(at))}</time>;
}
