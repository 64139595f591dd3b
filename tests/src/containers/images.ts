import { inRepository } from '../deployment/repository.js';
import type { Engine } from './engine.js';

/** Most that an image may add to its base image, in MB of 10^6 bytes. */
const MOST_MB: Readonly<Record<string, number>> = {
  gateway: 90,
  dashboard: 90,
  scheduler: 90,
  'webhook-dispatcher': 90,
  'land-renderer': 200,
  'property-films': 200,
};
const MB = 1e6;
/** The stages of the Dockerfile that programs are put on. */
const FILM_BASE = 'film-service';

export const imageOf = (target: string, tag: string) => `localhost/groundwork/${target}:${tag}`;

async function buildTarget(engine: Engine, baseImage: string, target: string, tag: string) {
  await engine.build([
    // The other format has no health checks.
    ...['--format', 'docker', '--build-arg', `NODE_IMAGE=${baseImage}`, '--target', target],
    ...['--file', inRepository('infra/Dockerfile'), '--tag', imageOf(target, tag)],
    inRepository('.'),
  ]);
  return engine.imageSize(imageOf(target, tag));
}

/**
 * Builds the image of every target; they share the stage that builds the workspace.
 *
 * @returns rows of a table in Markdown: image, MB of the program, MB in all, seconds
 * @throws when one weighs more than it may
 */
export async function buildImages(
  engine: Engine,
  baseImage: string,
  targets: readonly string[],
  log: (line: string) => void,
): Promise<string[]> {
  const rows: string[] = [];
  const heavy: string[] = [];
  const sizes = new Map<string, number>();
  for (const target of ['runtime', FILM_BASE, ...targets]) {
    const began = Date.now();
    const size = await buildTarget(engine, baseImage, target, '0.1.0');
    const seconds = ((Date.now() - began) / 1000).toFixed(0);
    sizes.set(target, size);
    const base = sizes.get(MOST_MB[target] === 200 ? FILM_BASE : 'runtime') ?? 0;
    const own = (size - base) / MB;
    const line = `| ${target} | ${own.toFixed(0)} | ${(size / MB).toFixed(0)} | ${seconds} |`;
    log(line);
    rows.push(line);
    if (own > (MOST_MB[target] ?? Number.POSITIVE_INFINITY)) heavy.push(line);
  }
  if (heavy.length > 0) throw new Error(`weigh more than they may:\n${heavy.join('\n')}`);
  return rows;
}

/** Makes images of a next version: the same programs under another id. */
export async function nextVersion(engine: Engine, targets: readonly string[]): Promise<void> {
  for (const target of targets) {
    const container = await engine.buildah('from', imageOf(target, '0.1.0'));
    await engine.buildah('config', '--label', 'org.opencontainers.image.version=next', container);
    await engine.buildah('commit', '--format', 'docker', container, imageOf(target, 'next'));
    await engine.buildah('rm', container);
  }
}
