import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { ScaledObject } from '@kubernetes-models/keda/keda.sh/v1alpha1/ScaledObject';
import { TriggerAuthentication } from '@kubernetes-models/keda/keda.sh/v1alpha1/TriggerAuthentication';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { StatefulSet } from 'kubernetes-models/apps/v1/StatefulSet';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { Job } from 'kubernetes-models/batch/v1/Job';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { Namespace } from 'kubernetes-models/v1/Namespace';
import { PersistentVolumeClaim } from 'kubernetes-models/v1/PersistentVolumeClaim';
import { Service } from 'kubernetes-models/v1/Service';
import { ServiceAccount } from 'kubernetes-models/v1/ServiceAccount';
import { parse } from 'yaml';
import { z } from 'zod';
import { type Manifest, readDocuments, renderKustomization } from './kustomize.js';
import { mayReach, policiesOf, selects } from './network.js';
import { inRepository, secretVariables, services, servicesUsing } from './repository.js';
import { bytesOf, deploymentSchema, lockedContainer } from './workload.js';

/** The kinds that we deploy, with the schemas that Kubernetes and KEDA publish. */
const models: Readonly<Record<string, new (data: never) => { validate(): void }>> = {
  ConfigMap,
  Deployment,
  HorizontalPodAutoscaler,
  Ingress,
  Job,
  Namespace,
  NetworkPolicy,
  PersistentVolumeClaim,
  PodDisruptionBudget,
  ScaledObject,
  Service,
  ServiceAccount,
  StatefulSet,
  TriggerAuthentication,
};

function validate(manifest: Pick<Manifest, 'kind'> & { readonly spec?: unknown }): void {
  const Model = models[manifest.kind];
  if (Model === undefined) throw new Error(`no schema for ${manifest.kind}`);
  // The constructor's type is each kind's own; the schema is what judges.
  new Model(manifest as never).validate();
}

function one(manifests: readonly Manifest[], kind: string, name: string): Manifest {
  const [found, ...more] = manifests.filter(
    (manifest) => manifest.kind === kind && manifest.metadata.name === name,
  );
  if (found === undefined || more.length > 0) throw new Error(`not one ${kind} ${name}`);
  return found;
}

const composeSchema = z.looseObject({
  services: z.record(z.string(), z.looseObject({ profiles: z.array(z.string()).optional() })),
});
const settingsSchema = z.looseObject({ data: z.record(z.string(), z.string()) });

it('a manifest with a wrong type or without a required field is refused', () => {
  const manifests = renderKustomization(inRepository('k8s/overlays/production'));
  const good = one(manifests, 'PodDisruptionBudget', 'gateway');
  expect(() => validate(good)).not.toThrow();
  expect(() => validate({ ...good, spec: { maxUnavailable: true } })).toThrow('maxUnavailable');
  const deployment = one(manifests, 'Deployment', 'gateway');
  expect(() => validate({ ...deployment, spec: {} })).toThrow('selector');
});

describe.each(['development', 'production', 'production-s3'])('the overlay %s', (overlay) => {
  const manifests = renderKustomization(inRepository(`k8s/overlays/${overlay}`));
  const policies = policiesOf(manifests);
  const settings = settingsSchema.parse(one(manifests, 'ConfigMap', 'settings')).data;

  it('holds only what the schemas of Kubernetes and KEDA allow', () => {
    expect(manifests.length).toBeGreaterThan(services.length * 3);
    for (const manifest of manifests) validate(manifest);
  });

  it('has a Deployment for each service, and for nothing else', () => {
    const names = manifests
      .filter(({ kind }) => kind === 'Deployment')
      .map(({ metadata }) => metadata.name);
    expect(names.toSorted()).toEqual(services);
  });

  it('has a namespace for all that has one', () => {
    const [namespace, ...more] = new Set(manifests.map(({ metadata }) => metadata.namespace));
    const named = manifests.find(({ kind }) => kind === 'Namespace')?.metadata.name;
    // The Namespace itself is in none.
    expect([namespace, ...more].filter((name) => name !== undefined)).toEqual([named]);
  });

  it.each(services)('%s: runs locked up, probed, bounded, and ends in its own time', (service) => {
    const { spec } = deploymentSchema.parse(one(manifests, 'Deployment', service));
    const pod = spec.template.spec;
    const [container] = pod.containers;
    const labels = spec.template.metadata.labels;
    expect(selects({ ...spec.selector, matchExpressions: [] }, labels)).toBe(true);
    expect(container.image).toMatch(new RegExp(`(^|/)groundwork/${service}(:[0-9.]+)?$`));
    expect(container.envFrom[0].configMapRef.name).toBe('settings');
    expect(container.resources.requests).toMatchObject({ cpu: expect.anything() });
    expect(bytesOf(container.resources.requests.memory ?? 0)).toBeLessThanOrEqual(
      bytesOf(container.resources.limits.memory),
    );
    const drain =
      Number(settings.SHUTDOWN_SECONDS) + (container.lifecycle?.preStop.sleep.seconds ?? 0);
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(drain);
    expect(container.ports).toContainEqual({
      name: 'health',
      containerPort: Number(settings.HEALTH_PORT),
    });
    expect(one(manifests, 'ServiceAccount', pod.serviceAccountName)).toMatchObject({
      automountServiceAccountToken: false,
    });
    const storesObjects =
      servicesUsing('storage').includes(service) && service !== 'webhook-dispatcher';
    expect(container.volumeMounts).toEqual(
      expect.arrayContaining([
        { name: 'scratch', mountPath: '/tmp' },
        ...(storesObjects ? [{ name: 'objects', mountPath: settings.STORAGE_DIR }] : []),
      ]),
    );
    expect(pod.volumes.map(({ name }) => name).toSorted()).toEqual(
      container.volumeMounts.map(({ name }) => name).toSorted(),
    );
  });

  it.each(services)('%s: keeps enough pods while nodes are emptied', (service) => {
    const budget = one(manifests, 'PodDisruptionBudget', service);
    expect(budget.spec).toEqual({
      maxUnavailable: expect.anything(),
      selector: { matchLabels: { 'app.kubernetes.io/name': service } },
    });
  });

  it('keeps secrets in secrets', () => {
    for (const name of secretVariables) expect(settings).not.toHaveProperty(name);
    const text = JSON.stringify(manifests);
    expect(text).not.toMatch(/(postgres(ql)?|rediss?):\/\//);
    for (const service of services) {
      const { spec } = deploymentSchema.parse(one(manifests, 'Deployment', service));
      for (const variable of spec.template.spec.containers[0].env) {
        const secret = secretVariables.some((name) => name === variable.name);
        expect([variable.name, 'valueFrom' in variable]).toEqual([variable.name, secret]);
      }
    }
    expect(manifests.map(({ kind }) => kind)).not.toContain('Secret');
  });

  it('migrates in a job that is locked up like the services', () => {
    const job = one(manifests, 'Job', 'migrate');
    const schema = z.looseObject({
      template: z.looseObject({
        spec: z.looseObject({
          automountServiceAccountToken: z.literal(false),
          securityContext: z.looseObject({ runAsNonRoot: z.literal(true) }),
          containers: z.tuple([z.looseObject({ securityContext: lockedContainer })]),
        }),
      }),
    });
    expect(() => schema.parse(job.spec)).not.toThrow();
  });

  it('lets nobody speak or be spoken to whom no policy names', () => {
    expect(policies.find(({ name }) => name === 'default-deny')?.rules).toEqual({
      podSelector: { matchLabels: {}, matchExpressions: [] },
      policyTypes: ['Ingress', 'Egress'],
      egress: [],
      ingress: [],
    });
  });

  it.each([...services, 'migrate'])('%s: may look names up and reach the data', (service) => {
    const labels = podLabels(service);
    const ports = policies
      .filter(({ rules }) => selects(rules.podSelector, labels))
      .flatMap(({ rules }) => rules.egress.flatMap(({ ports }) => ports.map(({ port }) => port)));
    expect(ports).toEqual(expect.arrayContaining([53, 5432, 6379]));
  });

  it('lets out to the internet only whoever opens addresses of customers, and never inside', () => {
    const out = [...services, 'migrate'].filter((service) =>
      mayReach(policies, podLabels(service), '93.184.215.14'),
    );
    // The dashboard only asks it which addresses are the machine's own, and opens none.
    expect(out).toEqual(servicesUsing('safe-fetch').filter((name) => name !== 'dashboard'));
    for (const service of out) {
      expect(mayReach(policies, podLabels(service), '2606:2800:21f:cb07::1')).toBe(true);
      for (const address of [
        '10.1.2.3',
        '100.64.0.1',
        '127.0.0.1',
        '169.254.169.254',
        '172.20.0.1',
        '192.168.1.1',
        '::1',
        '::ffff:10.1.2.3',
        'fd00:ec2::254',
        'fe80::1',
        '2002:a01:203::1',
      ]) {
        expect([service, address, mayReach(policies, podLabels(service), address)]).toEqual([
          service,
          address,
          false,
        ]);
      }
    }
  });

  it('lets in only the ingress and the page to the API, the ingress to the page, the monitoring to the health ports', () => {
    const heard = (service: string) =>
      policies
        .filter(({ rules }) => selects(rules.podSelector, podLabels(service)))
        .flatMap(({ rules }) => rules.ingress)
        .flatMap(({ from, ports }) =>
          from.map(({ namespaceSelector, podSelector, ipBlock }) => {
            expect([ipBlock, podSelector && namespaceSelector]).toEqual([undefined, undefined]);
            const from =
              namespaceSelector?.matchLabels['kubernetes.io/metadata.name'] ??
              podSelector?.matchLabels['app.kubernetes.io/name'];
            return `${from} ${ports.map(({ port }) => port).join()}`;
          }),
        );
    for (const service of [...services, 'migrate']) {
      const served: Readonly<Record<string, string[]>> = {
        gateway: ['ingress-nginx http', 'dashboard http'],
        dashboard: ['ingress-nginx http'],
      };
      expect([service, heard(service)]).toEqual([
        service,
        [...(served[service] ?? []), 'monitoring 9090'],
      ]);
    }
  });

  function podLabels(name: string): Record<string, string> {
    const kind = name === 'migrate' ? 'Job' : 'Deployment';
    const schema = z.looseObject({
      template: z.looseObject({
        metadata: z.looseObject({ labels: z.record(z.string(), z.string()) }),
      }),
    });
    return schema.parse(one(manifests, kind, name).spec).template.metadata.labels;
  }
});

describe('the overlay local-ai', () => {
  const files = ['ollama', 'kokoro', 'network'].map((name) => `k8s/local-ai/${name}.yaml`);
  const manifests = [...files, 'k8s/overlays/local-ai/namespace.yaml'].flatMap((file) =>
    readDocuments(inRepository(file)),
  );
  const compose = composeSchema.parse(
    parse(readFileSync(inRepository('docker-compose.yml'), 'utf8'), { merge: true }),
  );
  const environment = readFileSync(inRepository('infra/engines/local-ai.env'), 'utf8');
  const addresses = [...environment.matchAll(/^[A-Z]+_BASE_URL=(.+)$/gmu)].map(
    ([, url = '']) => new URL(url),
  );

  it('holds only what the schemas of Kubernetes allow, and lets the fleet to its engines', () => {
    for (const manifest of manifests) validate(manifest);
    const namespace = manifests.find(({ kind }) => kind === 'Namespace');
    expect(namespace).toMatchObject({ metadata: { labels: { 'groundwork/engines': 'true' } } });
    const overlay: unknown = parse(
      readFileSync(inRepository('k8s/overlays/local-ai/kustomization.yaml'), 'utf8'),
    );
    expect(overlay).toMatchObject({ components: ['../../engines', '../../local-ai'] });
  });

  it('and the profile of compose have a server at each address of the ready file', () => {
    expect(addresses).toHaveLength(3);
    for (const { hostname, port } of addresses) {
      expect(compose.services[hostname]).toMatchObject({ profiles: ['local-ai'] });
      expect(one(manifests, 'Service', hostname)).toMatchObject({
        spec: { ports: [{ port: Number(port) }] },
      });
      expect(one(manifests, 'Deployment', hostname)).toMatchObject({
        spec: { template: { metadata: { labels: { 'groundwork/engine': 'true' } } } },
      });
    }
  });
});
