import { statfs } from 'node:fs/promises';
import { Gauge, type Registry } from 'prom-client';

export { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Exports size and free bytes of the file system under a folder, read at each scrape. */
export function exportDisk(registry: Registry, disk: 'objects' | 'scratch', folder: string): void {
  const free = new Gauge({
    name: 'groundwork_disk_free_bytes',
    help: 'Bytes of a disk that may still be written, by what it holds',
    labelNames: ['disk'],
    registers: [registry],
  });
  new Gauge({
    name: 'groundwork_disk_size_bytes',
    help: 'Bytes of a disk, by what it holds',
    labelNames: ['disk'],
    registers: [registry],
    async collect() {
      const { bsize, blocks, bavail } = await statfs(folder);
      this.set({ disk }, blocks * bsize);
      free.set({ disk }, bavail * bsize);
    },
  });
}
