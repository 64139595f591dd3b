import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

const condition = z.enum(['service_started', 'service_healthy', 'service_completed_successfully']);

const serviceSchema = z.looseObject({
  profiles: z.array(z.string()).default([]),
  image: z.string(),
  build: z.object({ context: z.string(), dockerfile: z.string(), target: z.string() }).optional(),
  command: z.array(z.string()).default([]),
  environment: z.record(z.string(), z.string()).default({}),
  ports: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  tmpfs: z.array(z.string()).default([]),
  read_only: z.boolean().default(false),
  cap_drop: z.array(z.string()).default([]),
  security_opt: z.array(z.string()).default([]),
  restart: z.string(),
  cpus: z.string(),
  mem_limit: z.string(),
  stop_grace_period: z.string().default('10s'),
  healthcheck: z.looseObject({ test: z.array(z.string()) }).optional(),
  depends_on: z.record(z.string(), z.object({ condition })).default({}),
});

const fileSchema = z.looseObject({
  name: z.string(),
  services: z.record(z.string(), serviceSchema),
});

/** A service as compose would start it, its variables filled in. */
export type ComposeService = z.output<typeof serviceSchema>;

export interface ComposeFile {
  readonly name: string;
  /** Those without a profile. */
  readonly services: ReadonlyMap<string, ComposeService>;
}

/**
 * Reads a compose file as `docker compose --env-file` does, as far as ours goes: anchors and merges, variables with
 * their defaults and their demands.
 *
 * @throws when a variable that it demands is not there
 */
export function readCompose(
  path: string,
  variables: Readonly<Record<string, string>>,
): ComposeFile {
  const document: unknown = parse(readFileSync(path, 'utf8'), { merge: true });
  const { name, services } = fileSchema.parse(filledIn(document, variables));
  return {
    name,
    services: new Map(Object.entries(services).filter(([, { profiles }]) => profiles.length === 0)),
  };
}

/** A value with the variables of all its texts filled in. */
function filledIn(value: unknown, variables: Readonly<Record<string, string>>): unknown {
  if (typeof value === 'string') return interpolate(value, variables);
  if (Array.isArray(value)) return value.map((one) => filledIn(one, variables));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, filledIn(one, variables)]),
  );
}

/** `${NAME}`, `${NAME:-default}`, `${NAME:?demand}` and `$$`, as the Compose Specification has them. */
export function interpolate(text: string, variables: Readonly<Record<string, string>>): string {
  return text.replaceAll(
    /\$(?:\$|\{([A-Z_][A-Z0-9_]*)(?::([-?])([^}]*))?\})/g,
    (_whole, name: string | undefined, operator: string | undefined, rest: string | undefined) => {
      if (name === undefined) return '$';
      const value = variables[name] ?? '';
      if (value !== '' || operator === undefined) return value;
      if (operator === '?') throw new Error(`${name} is not set: ${rest ?? ''}`);
      return rest ?? '';
    },
  );
}
