import { escapeHtml } from '../pages/html.js';
import type { Unit } from './dashboards.js';
import { formatValue, scaleFor } from './format-value.js';
import type { TimeSpan } from './prometheus.js';

export interface Line {
  readonly name: string;
  readonly points: readonly (readonly [number, number])[];
}

export interface ChartSize {
  readonly width: number;
  readonly height: number;
}

/** Pixels around the plot: room for the values at the left and the times below. */
const EDGE = { left: 58, right: 12, top: 8, bottom: 20 };
/** Classes of colours that the stylesheet has. */
export const COLOURS = 10;

/** 1, 2 or 5 times a power of ten, so that a handful of lines fit. */
function niceStep(most: number): number {
  const rough = most / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 2.5, 5, 10].find((candidate) => candidate * power >= rough) ?? 10;
  return factor * power;
}

function stacked(lines: readonly Line[]): { line: Line; base: Map<number, number> }[] {
  const base = new Map<number, number>();
  return lines.map((line) => {
    const below = new Map(line.points.map(([time]) => [time, base.get(time) ?? 0]));
    const points = line.points.map(([time, value]) => {
      const top = (base.get(time) ?? 0) + (Number.isFinite(value) ? value : 0);
      base.set(time, top);
      return [time, top] as const;
    });
    return { line: { name: line.name, points }, base: below };
  });
}

/** Runs of points without a hole between them. */
function runs(points: Line['points'], step: number): (readonly [number, number])[][] {
  const found: (readonly [number, number])[][] = [];
  for (const point of points) {
    if (!Number.isFinite(point[1])) continue;
    const last = found.at(-1);
    const previous = last?.at(-1);
    if (last && previous && point[0] - previous[0] <= step * 1.5) last.push(point);
    else found.push([point]);
  }
  return found;
}

const clock = (time: number, isLong: boolean) =>
  new Date(time * 1000)
    .toISOString()
    .slice(isLong ? 5 : 11, 16)
    .replace('T', ' ');

/** Lines over a span of time as SVG; stacked ones with their areas. Colours by class, in the order of the lines. */
export function drawChart(
  lines: readonly Line[],
  look: { readonly unit: Unit; readonly max?: number | undefined; readonly isStacked: boolean },
  span: TimeSpan,
  { width, height }: ChartSize,
): string {
  const drawn = look.isStacked ? stacked(lines) : lines.map((line) => ({ line, base: null }));
  const values = drawn.flatMap(({ line }) => line.points.map(([, value]) => value));
  const highest = look.max ?? Math.max(0, ...values.filter(Number.isFinite));
  const scale = scaleFor(highest, look.unit);
  const nice = niceStep((highest > 0 ? highest : 1) / scale.divisor) * scale.divisor;
  // Of what is counted there are no quarters.
  const isWhole = look.unit === 'short' && values.every((value) => Number.isInteger(value));
  const step = isWhole ? Math.max(1, Math.ceil(nice)) : nice;
  const top = look.max ?? step * Math.max(1, Math.ceil(highest / step - 1e-9));
  const plotWidth = width - EDGE.left - EDGE.right;
  const plotHeight = height - EDGE.top - EDGE.bottom;
  const x = (time: number) =>
    (EDGE.left + (plotWidth * (time - span.from)) / (span.to - span.from)).toFixed(1);
  const y = (value: number) => (EDGE.top + plotHeight * (1 - value / top)).toFixed(1);

  const grid = Array.from({ length: Math.round(top / step) + 1 }, (_, at) => at * step)
    .map(
      (value) =>
        `<path class="grid" d="M${EDGE.left} ${y(value)}H${width - EDGE.right}"/>` +
        `<text x="${EDGE.left - 8}" y="${y(value)}" dy="4" text-anchor="end">${formatValue(value, look.unit, scale)}</text>`,
    )
    .join('');
  const isLong = span.to - span.from > 86_400;
  const times = Array.from({ length: 5 }, (_, at) => span.from + ((span.to - span.from) * at) / 4)
    .map(
      (time, at) =>
        `<text x="${x(time)}" y="${height - 4}" text-anchor="${at === 0 ? 'start' : at === 4 ? 'end' : 'middle'}">${clock(time, isLong)}</text>`,
    )
    .join('');
  const shapes = drawn.map(({ line, base }, index) => {
    const colour = `c${index % COLOURS}`;
    const parts = runs(line.points, span.step).map((run) => {
      const path = run.map(([time, value]) => `${x(time)} ${y(value)}`).join('L');
      // One point alone is no line.
      const stroke = `<path class="line ${colour}" d="M${path}${run.length === 1 ? 'h.1' : ''}"/>`;
      if (base === null) return stroke;
      const back = run
        .toReversed()
        .map(([time]) => `${x(time)} ${y(base.get(time) ?? 0)}`)
        .join('L');
      return `<path class="area ${colour}" d="M${path}L${back}Z"/>${stroke}`;
    });
    return `<g><title>${escapeHtml(line.name)}</title>${parts.join('')}</g>`;
  });
  return `<svg viewBox="0 0 ${width} ${height}" aria-hidden="true">${grid}${times}${shapes.join('')}</svg>`;
}
