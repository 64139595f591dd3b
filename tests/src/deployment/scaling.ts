import { type JobKind, jobKinds } from '@groundwork/database/jobs/catalogue';
import { z } from 'zod';
import type { Manifest } from './kustomize.js';
import { textOf } from './repository.js';

const count = z.string().regex(/^[1-9]\d*$/);

const triggerSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('redis'),
    name: z.string(),
    metricType: z.literal('AverageValue'),
    metadata: z.strictObject({
      listName: z.string(),
      /** Waiting jobs for one replica. */
      listLength: count,
      databaseIndex: count.or(z.literal('0')),
    }),
    authenticationRef: z.strictObject({ name: z.literal('queues') }),
  }),
  z.strictObject({
    type: z.literal('postgresql'),
    name: z.literal('age'),
    metricType: z.literal('Value'),
    metadata: z.strictObject({
      /** Seconds. */
      targetQueryValue: count,
      activationTargetQueryValue: count,
      query: z.string(),
    }),
    authenticationRef: z.strictObject({ name: z.literal('waiting-work') }),
  }),
]);

const scalerSchema = z.strictObject({
  scaleTargetRef: z.strictObject({ name: z.string() }),
  pollingInterval: z.int(),
  minReplicaCount: z.int().min(1),
  maxReplicaCount: z.int().min(2),
  advanced: z.looseObject({}),
  triggers: z.array(triggerSchema),
});

export interface Scaler {
  readonly service: string;
  /** Where jobs wait in Redis. */
  readonly lists: readonly string[];
  /** Where jobs lie that are worked on. */
  readonly active: readonly string[];
  /** SQL for the seconds that the oldest work has waited. */
  readonly ages: readonly string[];
}

export function scalersOf(manifests: readonly Manifest[]): Scaler[] {
  return manifests
    .filter(({ kind }) => kind === 'ScaledObject')
    .map((manifest) => {
      const { scaleTargetRef, triggers } = scalerSchema.parse(manifest.spec);
      const names = triggers.flatMap((one) =>
        one.type === 'redis' ? [one.metadata.listName] : [],
      );
      return {
        service: scaleTargetRef.name,
        lists: names.filter((name) => !name.endsWith(':active')),
        active: names.filter((name) => name.endsWith(':active')),
        ages: triggers.flatMap((one) => (one.type === 'postgresql' ? [one.metadata.query] : [])),
      };
    });
}

/** The queues that a service works on, as its entry names them. */
export function queuesOf(service: string): readonly JobKind[] {
  const entry = textOf(`services/${service}/src/main.ts`);
  return jobKinds.filter((kind) => entry.includes(`'${kind}'`));
}
