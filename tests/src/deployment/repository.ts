import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const root = new URL('../../../', import.meta.url);

/** Absolute path of a file or folder of the repository. */
export function inRepository(path: string): string {
  return fileURLToPath(new URL(path, root));
}

export function textOf(path: string): string {
  return readFileSync(inRepository(path), 'utf8');
}

/** Names of the folders under services/. */
export const services: readonly string[] = readdirSync(inRepository('services'), {
  withFileTypes: true,
})
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
  .toSorted();

const manifestSchema = z.object({ dependencies: z.record(z.string(), z.string()) });

/** The services that use a package of ours, such as `safe-fetch`. */
export function servicesUsing(name: string): readonly string[] {
  return services.filter((service) => usedBy(`services/${service}`).has(`@groundwork/${name}`));
}

/** What a service or product names in its manifest, and its products in theirs: a service is a thin main. */
function usedBy(folder: string): ReadonlySet<string> {
  const manifest: unknown = JSON.parse(textOf(`${folder}/package.json`));
  const used = Object.keys(manifestSchema.parse(manifest).dependencies);
  const products = used
    .map((dependency) => dependency.replace('@groundwork/', 'packages/products/'))
    .filter((product) => existsSync(inRepository(`${product}/package.json`)));
  return new Set([...used, ...products.flatMap((product) => [...usedBy(product)])]);
}

/** Variables that must reach a process from a secret only. */
export const secretVariables = [
  'DATABASE_URL',
  'REDIS_URL',
  'MASTER_KEY',
  'ASSET_SIGNING_SECRET',
  'DASHBOARD_SESSION_SECRET',
  'OPERATORS',
  'OPERATORS_SESSION_SECRET',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
] as const;
