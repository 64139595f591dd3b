import { BlockList, isIPv6 } from 'node:net';
import { z } from 'zod';
import type { Manifest } from './kustomize.js';

const selectorSchema = z.strictObject({
  matchLabels: z.record(z.string(), z.string()).default({}),
  matchExpressions: z
    .array(
      z.strictObject({ key: z.string(), operator: z.literal('In'), values: z.array(z.string()) }),
    )
    .default([]),
});
type Selector = z.output<typeof selectorSchema>;

const peerSchema = z.strictObject({
  podSelector: selectorSchema.optional(),
  namespaceSelector: selectorSchema.optional(),
  ipBlock: z.strictObject({ cidr: z.string(), except: z.array(z.string()).default([]) }).optional(),
});
const portsSchema = z
  .array(
    z.strictObject({
      protocol: z.enum(['TCP', 'UDP']),
      port: z.union([z.int(), z.string()]),
      endPort: z.int().optional(),
    }),
  )
  .min(1);

const policySchema = z.strictObject({
  podSelector: selectorSchema,
  policyTypes: z.array(z.enum(['Ingress', 'Egress'])).min(1),
  egress: z
    .array(z.strictObject({ to: z.array(peerSchema).min(1), ports: portsSchema }))
    .default([]),
  ingress: z
    .array(z.strictObject({ from: z.array(peerSchema).min(1), ports: portsSchema }))
    .default([]),
});

export interface Policy {
  readonly name: string;
  readonly rules: z.output<typeof policySchema>;
}

export function policiesOf(manifests: readonly Manifest[]): Policy[] {
  return manifests
    .filter(({ kind }) => kind === 'NetworkPolicy')
    .map((manifest) => ({
      name: manifest.metadata.name,
      rules: policySchema.parse(manifest.spec),
    }));
}

export function selects(
  { matchLabels, matchExpressions }: Selector,
  labels: Readonly<Record<string, string>>,
): boolean {
  return (
    Object.entries(matchLabels).every(([key, value]) => labels[key] === value) &&
    matchExpressions.every(({ key, values }) => values.includes(labels[key] ?? ''))
  );
}

/** Whether pods with these labels may speak to an address outside of the cluster. */
export function mayReach(
  policies: readonly Policy[],
  labels: Readonly<Record<string, string>>,
  address: string,
): boolean {
  return policies
    .filter(({ rules }) => selects(rules.podSelector, labels))
    .flatMap(({ rules }) => rules.egress.flatMap(({ to }) => to))
    .some(
      ({ ipBlock }) =>
        ipBlock !== undefined &&
        contains([ipBlock.cidr], address) &&
        !contains(ipBlock.except, address),
    );
}

function contains(blocks: readonly string[], address: string): boolean {
  const list = new BlockList();
  const family = (text: string) => (isIPv6(text) ? 'ipv6' : 'ipv4');
  for (const block of blocks) {
    const [network = '', prefix = ''] = block.split('/');
    list.addSubnet(network, Number(prefix), family(network));
  }
  return list.check(address, family(address));
}
