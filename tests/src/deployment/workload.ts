import { z } from 'zod';

/**
 * The shape that our Deployments must have. Strict, because Kubernetes' own schemas let a misspelt field
 * pass, and a misspelt `securityContext` protects nothing.
 */
const quantity = z.union([z.string(), z.number()]);
const resources = z.strictObject({
  cpu: quantity,
  memory: quantity,
  'ephemeral-storage': quantity,
});

const probe = (path: '/livez' | '/readyz') =>
  z.strictObject({
    httpGet: z.strictObject({ path: z.literal(path), port: z.literal('health') }),
    periodSeconds: z.int(),
    timeoutSeconds: z.int(),
    failureThreshold: z.int(),
  });

const environmentVariable = z.union([
  z.strictObject({ name: z.string(), value: z.string() }),
  z.strictObject({
    name: z.string(),
    valueFrom: z.strictObject({
      secretKeyRef: z.strictObject({
        name: z.literal('groundwork'),
        key: z.string(),
        optional: z.literal(true).optional(),
      }),
    }),
  }),
]);

/** The rules of the namespace's pod security level `restricted`, and a root file system that is read-only. */
export const lockedContainer = z.strictObject({
  allowPrivilegeEscalation: z.literal(false),
  privileged: z.literal(false),
  readOnlyRootFilesystem: z.literal(true),
  capabilities: z.strictObject({ drop: z.tuple([z.literal('ALL')]) }),
});

const container = z.strictObject({
  name: z.literal('service'),
  image: z.string(),
  imagePullPolicy: z.literal('IfNotPresent'),
  env: z.array(environmentVariable),
  envFrom: z.tuple([z.strictObject({ configMapRef: z.strictObject({ name: z.string() }) })]),
  ports: z.array(z.strictObject({ name: z.enum(['http', 'health']), containerPort: z.int() })),
  resources: z.strictObject({ requests: resources.partial(), limits: resources }),
  lifecycle: z
    .strictObject({
      preStop: z.strictObject({ sleep: z.strictObject({ seconds: z.int().positive() }) }),
    })
    .optional(),
  startupProbe: probe('/readyz'),
  livenessProbe: probe('/livez'),
  readinessProbe: probe('/readyz'),
  securityContext: lockedContainer,
  volumeMounts: z.array(
    z.strictObject({ name: z.enum(['scratch', 'objects']), mountPath: z.string() }),
  ),
});

const selector = z.strictObject({
  matchLabels: z.strictObject({ 'app.kubernetes.io/name': z.string() }),
});

const podSpec = z.strictObject({
  serviceAccountName: z.string(),
  automountServiceAccountToken: z.literal(false),
  enableServiceLinks: z.literal(false),
  terminationGracePeriodSeconds: z.int(),
  securityContext: z.strictObject({
    runAsNonRoot: z.literal(true),
    runAsUser: z.int().positive(),
    runAsGroup: z.int().positive(),
    fsGroup: z.int().positive(),
    fsGroupChangePolicy: z.literal('OnRootMismatch'),
    seccompProfile: z.strictObject({ type: z.literal('RuntimeDefault') }),
  }),
  topologySpreadConstraints: z
    .array(
      z.strictObject({
        maxSkew: z.literal(1),
        topologyKey: z.enum(['topology.kubernetes.io/zone', 'kubernetes.io/hostname']),
        whenUnsatisfiable: z.enum(['ScheduleAnyway', 'DoNotSchedule']),
        labelSelector: selector,
      }),
    )
    .length(2),
  containers: z.tuple([container]),
  volumes: z.array(
    z.union([
      z.strictObject({
        name: z.literal('scratch'),
        emptyDir: z.strictObject({ sizeLimit: quantity }),
      }),
      z.strictObject({
        name: z.literal('objects'),
        persistentVolumeClaim: z.strictObject({ claimName: z.literal('objects') }),
      }),
      // Beside an S3 store nothing is written there.
      z.strictObject({
        name: z.literal('objects'),
        emptyDir: z.strictObject({ sizeLimit: z.literal('1Mi') }),
      }),
    ]),
  ),
});

export const deploymentSchema = z.looseObject({
  metadata: z.looseObject({ name: z.string() }),
  spec: z.strictObject({
    replicas: z.int().optional(),
    revisionHistoryLimit: z.int(),
    strategy: z.strictObject({
      type: z.literal('RollingUpdate'),
      rollingUpdate: z.strictObject({ maxSurge: quantity, maxUnavailable: quantity }),
    }),
    selector,
    template: z.strictObject({
      metadata: z.strictObject({
        labels: z.record(z.string(), z.string()),
        annotations: z.strictObject({
          'prometheus.io/scrape': z.literal('true'),
          'prometheus.io/port': z.literal('9090'),
          'prometheus.io/path': z.literal('/metrics'),
        }),
      }),
      spec: podSpec,
    }),
  }),
});
export type Deployment = z.output<typeof deploymentSchema>;

/** Bytes of a quantity of memory, such as 512Mi. */
export function bytesOf(amount: string | number): number {
  const [, digits, unit] = /^(\d+)(Mi|Gi)$/.exec(String(amount)) ?? [];
  if (digits === undefined) throw new Error(`${amount} is not in Mi or Gi`);
  return Number(digits) * 1024 ** (unit === 'Gi' ? 3 : 2);
}
