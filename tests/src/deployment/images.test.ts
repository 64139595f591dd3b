import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { DCLinter } from 'dclint';
import { parse } from 'yaml';
import { z } from 'zod';
import { builtFrom, lastOf, parseDockerfile } from './dockerfile.js';
import { inRepository, secretVariables, services, servicesUsing, textOf } from './repository.js';

const stages = parseDockerfile(textOf('infra/Dockerfile'));
const targets = [...services, 'migrate'];

describe('the images', () => {
  it.each(targets)('%s: runs as nobody, under tini, without what built it', (target) => {
    const image = builtFrom(stages, target);
    expect(lastOf(image, 'USER')).toBe('10001:10001');
    expect(lastOf(image, 'ENTRYPOINT')).toBe('["/usr/bin/tini", "--"]');
    expect(lastOf(image, 'STOPSIGNAL')).toBe('SIGTERM');
    expect(image.filter(({ name }) => name === 'COPY').map(({ value }) => value)).toEqual([
      'infra/image/livez.mjs /usr/local/lib/groundwork/livez.mjs',
      `--from=${target}-files /packed /app`,
    ]);
    const folder = target === 'migrate' ? 'packages/core/database' : `services/${target}`;
    expect(lastOf(builtFrom(stages, `${target}-files`), 'RUN')).toBe(
      `node infra/image/pack.mjs ${folder} /packed`,
    );
  });

  it('are built from every file that an installation reads', () => {
    const copied = builtFrom(stages, 'workspace')
      .filter(({ name }) => name === 'COPY')
      .flatMap(({ value }) => value.split(' '));
    const read = [
      'package.json',
      'pnpm-lock.yaml',
      'pnpm-workspace.yaml',
      '.pnpmfile.cjs',
      '.npmrc',
    ];
    expect(copied).toEqual(
      expect.arrayContaining(read.filter((file) => existsSync(inRepository(file)))),
    );
  });

  it.each(services)('%s: says whether it is live', (service) => {
    const image = builtFrom(stages, service);
    expect(lastOf(image, 'HEALTHCHECK')).toContain('livez.mjs');
    expect(lastOf(image, 'CMD')).toBe('["node", "--enable-source-maps", "dist/main.js"]');
  });

  it('have ffmpeg and espeak-ng where films are made, and nowhere else', () => {
    const films = services.filter((service) =>
      builtFrom(stages, service).some(({ value }) => /\bffmpeg espeak-ng\b/.test(value)),
    );
    expect(films).toEqual(servicesUsing('film-pipeline'));
  });
});

const composeSchema = z.looseObject({
  services: z.record(
    z.string(),
    z.looseObject({
      environment: z.record(z.string(), z.string()),
      stop_grace_period: z.string().optional(),
      read_only: z.boolean().optional(),
      build: z
        .object({ context: z.string(), dockerfile: z.string(), target: z.string() })
        .optional(),
      depends_on: z.record(z.string(), z.object({ condition: z.string() })).optional(),
      command: z.array(z.string()).optional(),
      volumes: z.array(z.string()).optional(),
      mem_limit: z.string(),
      cpus: z.string(),
    }),
  ),
});

describe('docker-compose.yml', () => {
  const text = textOf('docker-compose.yml');
  const compose = composeSchema.parse(parse(text, { merge: true })).services;
  const serviceOf = (name: string) => {
    const found = compose[name];
    if (found === undefined) throw new Error(`compose has no ${name}`);
    return found;
  };

  it('is as the Compose Specification says', () => {
    expect(faultsOf(inRepository('docker-compose.yml'))).toEqual([]);
    const folder = mkdtempSync(join(tmpdir(), 'compose-'));
    try {
      const wrong = join(folder, 'docker-compose.yml');
      writeFileSync(wrong, text.replace('stop_grace_period', 'stop_grace'));
      expect(faultsOf(wrong)).toHaveLength(1);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('starts each service from its image, after the migration and the servers', () => {
    for (const name of targets) {
      expect(serviceOf(name).build).toEqual({
        context: '.',
        dockerfile: 'infra/Dockerfile',
        target: name,
      });
      expect(serviceOf(name).read_only).toBe(true);
    }
    for (const name of services) {
      expect([name, serviceOf(name).depends_on]).toEqual([
        name,
        {
          migrate: { condition: 'service_completed_successfully' },
          postgres: { condition: 'service_healthy' },
          redis: { condition: 'service_healthy' },
        },
      ]);
    }
    expect(serviceOf('migrate').depends_on).toEqual({ postgres: { condition: 'service_healthy' } });
  });

  it('gives a service longer to end than it takes', () => {
    for (const name of services) {
      const { environment, stop_grace_period: grace = '10s' } = serviceOf(name);
      expect(Number.parseInt(grace, 10)).toBeGreaterThan(Number(environment.SHUTDOWN_SECONDS));
    }
  });

  it('shares one folder of objects among those that store', () => {
    const sharing = services.filter((name) =>
      serviceOf(name).volumes?.includes('objects:/var/lib/groundwork/objects'),
    );
    expect(sharing).toEqual(
      servicesUsing('storage').filter((name) => name !== 'webhook-dispatcher'),
    );
  });

  it('keeps every job: Redis writes to disk and throws nothing away', () => {
    expect(serviceOf('redis').command?.join(' ')).toMatch(
      /--appendonly yes .*--maxmemory-policy noeviction$/,
    );
  });

  it('holds no secret, and the example names every variable that it asks for', () => {
    for (const name of targets) {
      for (const secret of secretVariables) {
        const value = serviceOf(name).environment[secret];
        // Asked for, or without a value of its own.
        if (value !== undefined) expect(value).toMatch(/\$\{[A-Z_]+:(\?|-\})/);
      }
    }
    const asked = new Set([...text.matchAll(/\$\{([A-Z][A-Z0-9_]*)/g)].map(([, name]) => name));
    const named = textOf('infra/compose.env.example').match(/^[A-Z][A-Z0-9_]*(?==)/gm);
    expect(named?.toSorted()).toEqual([...asked].toSorted());
  });
});

const lintSchema = z.array(
  z.looseObject({ messages: z.array(z.looseObject({ rule: z.string(), message: z.string() })) }),
);

/** Errors that keep compose from reading a file; matters of style are ignored. */
function faultsOf(file: string): string[] {
  const linter = new DCLinter({ rules: {}, quiet: true, debug: false, exclude: [] });
  const found: unknown = linter.lintFiles([file], false);
  return lintSchema
    .parse(found)
    .flatMap(({ messages }) => messages)
    .filter(({ rule }) => ['invalid-yaml', 'invalid-schema', 'unknown-error'].includes(rule))
    .map(({ message }) => message);
}
