import { statfs } from 'node:fs/promises';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import table from './metrics-table.json' with { type: 'json' };

export { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Metrics by their name in the table of all: a label that it does not name is an error when it is counted. */
export const counter = (registry: Registry, name: keyof typeof table.counters) =>
  new Counter({ name, ...table.counters[name], registers: [registry] });
export const gauge = (registry: Registry, name: keyof typeof table.gauges) =>
  new Gauge({ name, ...table.gauges[name], registers: [registry] });
export const histogram = (registry: Registry, name: keyof typeof table.histograms) =>
  new Histogram({ name, ...table.histograms[name], registers: [registry] });

/** Exports size and free bytes of the file system under a folder, read at each scrape. */
export function exportDisk(registry: Registry, disk: 'objects' | 'scratch', folder: string): void {
  const free = gauge(registry, 'groundwork_disk_free_bytes');
  new Gauge({
    name: 'groundwork_disk_size_bytes',
    ...table.gauges.groundwork_disk_size_bytes,
    registers: [registry],
    async collect() {
      const { bsize, blocks, bavail } = await statfs(folder);
      this.set({ disk }, blocks * bsize);
      free.set({ disk }, bavail * bsize);
    },
  });
}
