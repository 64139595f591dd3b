import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const unitSchema = z.enum(['short', 's', 'bytes', 'percentunit', 'reqps']);
export type Unit = z.output<typeof unitSchema>;

const panelSchema = z.object({
  type: z.enum(['stat', 'timeseries']),
  title: z.string(),
  description: z.string().default(''),
  gridPos: z.object({ x: z.int(), y: z.int(), w: z.int(), h: z.int() }),
  fieldConfig: z.object({
    defaults: z.object({
      unit: unitSchema,
      max: z.number().optional(),
      custom: z.object({ stacking: z.object({ mode: z.enum(['none', 'normal']) }) }).optional(),
    }),
  }),
  targets: z
    .array(
      z.object({ expr: z.string(), legendFormat: z.string(), instant: z.boolean().optional() }),
    )
    .min(1),
});
export type Panel = z.output<typeof panelSchema>;

const dashboardSchema = z.object({
  title: z.string(),
  description: z.string().default(''),
  panels: z.array(panelSchema),
});

export interface Dashboard extends z.output<typeof dashboardSchema> {
  /** The file's name, for its address. */
  readonly name: string;
}

/** The dashboards of Grafana in a folder, of which the kinds of panels that ours have are known. */
export function readDashboards(folder: string): Dashboard[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return files.toSorted().map((file) => ({
    name: file.replace(/\.json$/, ''),
    ...dashboardSchema.parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))),
  }));
}
