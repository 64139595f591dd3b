import { readdirSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { z } from 'zod';
import { sharedFleet } from '../fixtures/shared-fleet.js';
import { inRepository, textOf } from './repository.js';

const filesIn = (folder: string, end: string) =>
  readdirSync(inRepository(folder))
    .filter((name) => name.endsWith(end))
    .map((name) => `${folder}/${name}`);

const rulesSchema = z.object({
  groups: z.array(
    z.object({
      name: z.string(),
      rules: z.array(
        z.strictObject({
          alert: z.string(),
          expr: z.string(),
          for: z.string().optional(),
          labels: z.strictObject({ severity: z.enum(['critical', 'warning']) }),
          annotations: z.strictObject({
            summary: z.string().min(1),
            description: z.string().min(1),
            runbook_url: z.string(),
          }),
        }),
      ),
    }),
  ),
});
const rules = filesIn('infra/prometheus/rules', '.yml').flatMap((file) =>
  rulesSchema.parse(parse(textOf(file))).groups.flatMap((group) => group.rules),
);

const dashboardSchema = z.looseObject({
  uid: z.string().min(1),
  title: z.string(),
  panels: z.array(
    z.looseObject({
      id: z.number(),
      title: z.string(),
      datasource: z.object({ type: z.literal('prometheus'), uid: z.string() }),
      gridPos: z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() }),
      targets: z.array(z.looseObject({ expr: z.string().min(1) })).min(1),
    }),
  ),
});
const dashboards = filesIn('infra/grafana/dashboards', '.json').map((file) =>
  dashboardSchema.parse(JSON.parse(textOf(file))),
);

/** The metrics that an expression names; ALERTS and up are Prometheus' own. */
function metricsIn(expression: string): string[] {
  const names = expression.replaceAll(/"[^"]*"/g, '').match(/\b(groundwork|nodejs|process)_\w+/g);
  return (names ?? []).map((name) => name.replace(/_(bucket|sum|count)$/, ''));
}

/** The heading's anchor, as it is made of its words. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .trim()
    .replaceAll(/\s/g, '-');

describe('the alert rules', () => {
  it.each(rules)('$alert leads to its part of the runbook', ({ annotations }) => {
    const anchors = textOf('docs/run.md')
      .split('\n')
      .filter((line) => line.startsWith('### '))
      .map((line) => `docs/run.md#${anchorOf(line)}`);
    expect(anchors).toContain(annotations.runbook_url);
  });

  it('are each tested and each called one thing', () => {
    const names = rules.map(({ alert }) => alert);
    expect(names).toHaveLength(new Set(names).size);
    const tests = filesIn('infra/prometheus/tests', '.yml').map(textOf).join('\n');
    expect(names.filter((name) => !tests.includes(name))).toEqual([]);
  });
});

describe('the dashboards', () => {
  it('have a uid of their own, panels that do not overlap, and the data source that is provisioned', () => {
    expect(dashboards.map(({ title }) => title).toSorted()).toEqual([
      'Customers',
      'Fleet',
      'Media',
      'Queues',
    ]);
    expect(new Set(dashboards.map(({ uid }) => uid)).size).toBe(dashboards.length);
    const source = z
      .looseObject({ datasources: z.array(z.looseObject({ uid: z.string() })) })
      .parse(parse(textOf('infra/grafana/provisioning/datasources/prometheus.yml')));
    for (const { panels } of dashboards) {
      expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
      const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
        Array.from({ length: w * h }, (_, at) => `${x + (at % w)},${y + Math.floor(at / w)}`),
      );
      expect(new Set(cells).size).toBe(cells.length);
      for (const { datasource } of panels) {
        expect(source.datasources.map(({ uid }) => uid)).toContain(datasource.uid);
      }
    }
  });
});

describe('what rules and dashboards ask for', () => {
  let exported: Set<string>;
  beforeAll(async () => {
    const services = ['gateway', 'scheduler', 'webhook-dispatcher', 'land-renderer'];
    const { fleet } = await sharedFleet(...services);
    const pages = await Promise.all(
      services.map(async (name) => {
        const running = fleet.processes.findLast(({ service }) => service === name);
        return (await fetch(`${running?.healthUrl}/metrics`)).text();
      }),
    );
    const named = pages.flatMap((page) => [...page.matchAll(/^# TYPE (\S+) /gmu)]);
    exported = new Set(named.map(([, name = '']) => name));
  });

  it('is exported by the services', () => {
    const asked = [
      ...rules.map(({ expr }) => expr),
      ...dashboards.flatMap(({ panels }) =>
        panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
      ),
    ].flatMap(metricsIn);
    expect(asked.length).toBeGreaterThan(50);
    expect([...new Set(asked)].filter((name) => !exported.has(name))).toEqual([]);
  });

  it('is described in docs/run.md, as is every other metric of ours', () => {
    const described = textOf('docs/run.md');
    const ours = [...exported].filter((name) => name.startsWith('groundwork_'));
    expect(ours.filter((name) => !described.includes(name))).toEqual([]);
  });
});
