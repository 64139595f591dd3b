import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { drawChart } from './chart.js';
import { readDashboards } from './dashboards.js';
import { figuresPage } from './figures-page.js';
import { formatValue } from './format-value.js';
import { Prometheus } from './prometheus.js';

const folder = fileURLToPath(new URL('../../../../infra/grafana/dashboards', import.meta.url));
const dashboards = readDashboards(folder);
const now = new Date('2026-11-22T12:00:00Z');
const seconds = now.getTime() / 1000;

/** A Prometheus as far as it is asked here: the same answer to everything. */
let server: Server;
let prometheus: Prometheus;
let asked: { path: string; query: URLSearchParams }[];
let answer: { status: number; body: unknown };
const series = (labels: Record<string, string>, value: string) => ({
  metric: labels,
  value: [seconds, value],
  values: [0, 1, 2].map((at) => [seconds - (2 - at) * 15, value]),
});
const result = (...found: object[]) => ({ status: 'success', data: { result: found } });

beforeAll(async () => {
  server = createServer(async (request, response) => {
    asked.push({ path: request.url ?? '', query: new URLSearchParams(await text(request)) });
    response.writeHead(answer.status).end(JSON.stringify(answer.body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  prometheus = new Prometheus(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
beforeEach(() => {
  asked = [];
  answer = { status: 200, body: result() };
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const page = (name: string) => {
  const dashboard = dashboards.find((one) => one.name === name);
  if (!dashboard) throw new Error(`no dashboard ${name}`);
  return figuresPage(dashboards, dashboard, '1h', prometheus, now);
};

describe('a page of figures', () => {
  it.each(dashboards)('$title has every panel, and asks for each of its figures', async (one) => {
    answer.body = result(series({ queue: 'land-prepare', service: 'gateway' }, '3'));
    const html = await page(one.name);
    for (const { title } of one.panels) expect(html).toContain(`<h2>${title}</h2>`);
    expect(html).not.toContain('Nothing to show');
    const wanted = one.panels.flatMap(({ targets }) => targets);
    expect(asked).toHaveLength(wanted.length);
    for (const { path, query } of asked) {
      expect(path).toMatch(/^\/api\/v1\/query(_range)?$/);
      expect(query.get('query')).not.toContain('$__');
      const [from, to] = [query.get('start'), query.get('end') ?? query.get('time')];
      expect(Number(to)).toBe(seconds);
      if (from !== null) expect(Number(to) - Number(from)).toBe(3600);
    }
  });

  it('says so where there is nothing, and where Prometheus is away', async () => {
    expect(await page('queues')).toContain('Nothing to show in this time.');
    answer = { status: 503, body: {} };
    expect(await page('queues')).toContain('role="alert">Error: Prometheus answers 503<');
  });

  it('shows labels as text, whatever they hold', async () => {
    answer.body = result(series({ queue: '<script>alert(1)</script>' }, '3'));
    const html = await page('queues');
    expect(html).not.toContain('<script');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; <b>3</b>');
  });
});

describe('a chart', () => {
  const span = { from: 0, to: 100, step: 10 };
  const size = { width: 200, height: 100 };
  const look = { unit: 'short', isStacked: false } as const;
  const points = (...values: number[]) => values.map((value, at) => [at * 10, value] as const);

  it('leaves a hole where there are no figures', () => {
    const line = { name: 'a', points: points(1, 2, Number.NaN, 2, 1) };
    expect(drawChart([line], look, span, size).match(/class="line/g)).toHaveLength(2);
    const late = { name: 'b', points: [...points(1, 2), [90, 1] as const] };
    expect(drawChart([late], look, span, size).match(/class="line/g)).toHaveLength(2);
  });

  it('puts what is stacked on what is below', () => {
    const lines = [
      { name: 'a', points: points(1, 1) },
      { name: 'b', points: points(2, 2) },
    ];
    const heights = (isStacked: boolean) =>
      [
        ...drawChart(lines, { ...look, isStacked }, span, size).matchAll(
          /line c\d" d="M[\d.]+ ([\d.]+)/g,
        ),
      ].map(([, y]) => Number(y));
    const [low = 0, high = 0] = heights(true);
    const ground = 80;
    expect(ground - high).toBeCloseTo(3 * (ground - low), 0);
  });

  it('counts in whole numbers, and in one unit from top to bottom', () => {
    const labels = (unit: 's' | 'short' | 'bytes', ...values: number[]) =>
      [
        ...drawChart(
          [{ name: 'a', points: points(...values) }],
          { unit, isStacked: false },
          span,
          size,
        ).matchAll(/text-anchor="end">([^<]+)<\/text/g),
      ]
        .map(([, label]) => label)
        .slice(0, -1);
    expect(labels('short', 1, 0)).toEqual(['0', '1']);
    expect(labels('s', 150, 20)).toEqual(['0 min', '1 min', '2 min', '3 min']);
    expect(labels('bytes', 500 * 1024 ** 2)).toEqual(['0 MiB', '200 MiB', '400 MiB', '600 MiB']);
  });
});

it.each([
  [0, 's', '0 s'],
  [0.0123, 's', '12.3 ms'],
  [90, 's', '90 s'],
  [600, 's', '10 min'],
  [1536, 'bytes', '1.5 KiB'],
  [0.256, 'percentunit', '25.6 %'],
  [12345, 'short', '12.3 K'],
  [0.004, 'reqps', '0.004/s'],
  [Number.NaN, 'short', '–'],
] as const)('%d in %s is written as %s', (value, unit, written) => {
  expect(formatValue(value, unit)).toBe(written);
});
