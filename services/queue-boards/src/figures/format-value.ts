import type { Unit } from './dashboards.js';

/** What a value is divided by, and what stands behind it then. */
export interface Scale {
  readonly divisor: number;
  readonly suffix: string;
}

const scale = (divisor: number, suffix: string): Scale => ({ divisor, suffix });

/** From small to large: the largest that fits is taken. */
const scales: Readonly<Record<Unit, readonly Scale[]>> = {
  s: [
    scale(0.001, ' ms'),
    scale(1, ' s'),
    scale(60, ' min'),
    scale(3_600, ' h'),
    scale(86_400, ' d'),
  ],
  bytes: ['B', 'KiB', 'MiB', 'GiB', 'TiB'].map((name, power) => scale(1024 ** power, ` ${name}`)),
  percentunit: [scale(0.01, ' %')],
  reqps: [scale(1, '/s')],
  short: ['', ' K', ' M', ' G'].map((name, power) => scale(1000 ** power, name)),
};

/** How values up to this one are written, so that all of an axis look alike. */
export function scaleFor(highest: number, unit: Unit): Scale {
  const size = Math.abs(highest);
  // Two of a kind read better in the smaller unit: 90 s, not 1.5 min.
  const most = unit === 's' ? 2 : 1;
  const fitting = scales[unit].findLast(
    ({ divisor }) => size >= divisor * (divisor <= 1 ? 1 : most),
  );
  return fitting ?? scales[unit][unit === 's' && size === 0 ? 1 : 0] ?? scale(1, '');
}

/** Three digits at most, and no zeros that say nothing. */
function digits(value: number): string {
  const size = Math.abs(value);
  if (size > 0 && size < 0.01) return value.toPrecision(1);
  return String(Number(value.toFixed(size >= 100 ? 0 : size >= 10 ? 1 : 2)));
}

/** A value as people read it, in the unit that Grafana calls by this name. */
export function formatValue(
  value: number,
  unit: Unit,
  { divisor, suffix } = scaleFor(value, unit),
): string {
  return Number.isFinite(value) ? `${digits(value / divisor)}${suffix}` : '–';
}
