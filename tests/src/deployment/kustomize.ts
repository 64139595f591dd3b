import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { isObject, type Json, type JsonObject, strategicMerge } from './strategic-merge.js';

/** The fields that our kustomizations use. Any other is refused, since this renderer would ignore it. */
const kustomizationSchema = z.strictObject({
  apiVersion: z.string(),
  kind: z.enum(['Kustomization', 'Component']),
  namespace: z.string().optional(),
  resources: z.array(z.string()).default([]),
  components: z.array(z.string()).default([]),
  images: z
    .array(z.strictObject({ name: z.string(), newName: z.string(), newTag: z.string() }))
    .default([]),
  replicas: z.array(z.strictObject({ name: z.string(), count: z.int() })).default([]),
  configMapGenerator: z
    .array(
      z.strictObject({
        name: z.string(),
        behavior: z.literal('merge').optional(),
        literals: z.array(z.string().regex(/^[A-Z][A-Z0-9_]*=/)),
      }),
    )
    .default([]),
  patches: z
    .array(
      z.strictObject({
        path: z.string(),
        target: z
          .strictObject({ kind: z.string(), labelSelector: z.string().optional() })
          .optional(),
      }),
    )
    .default([]),
});
type Kustomization = z.output<typeof kustomizationSchema>;

const documentSchema = z.record(z.string(), z.json()).and(
  z.object({
    apiVersion: z.string(),
    kind: z.string(),
    metadata: z.looseObject({
      name: z.string(),
      labels: z.record(z.string(), z.string()).optional(),
    }),
  }),
);
export type Manifest = z.output<typeof documentSchema>;

/** Every document of a YAML file. @throws when it is not YAML, or not a Kubernetes document */
export function readDocuments(file: string): Manifest[] {
  return parseAllDocuments(readFileSync(file, 'utf8')).map((document) => {
    if (document.errors[0]) throw document.errors[0];
    return documentSchema.parse(document.toJS());
  });
}

/**
 * Renders a folder as `kubectl kustomize` does, for the part of kustomize that is used here, so that what is
 * deployed is tested where there is no kubectl. Generated names stay without their hash.
 */
export function renderKustomization(folder: string): Manifest[] {
  return apply(folder, []);
}

function apply(folder: string, before: readonly Manifest[]): Manifest[] {
  const text = readFileSync(join(folder, 'kustomization.yaml'), 'utf8');
  const kustomization = kustomizationSchema.parse(parse(text));
  let documents = [
    ...before,
    ...kustomization.resources.flatMap((name) => {
      const path = join(folder, name);
      return statSync(path).isDirectory() ? renderKustomization(path) : readDocuments(path);
    }),
  ];
  for (const component of kustomization.components) {
    documents = apply(join(folder, component), documents);
  }
  documents = generateMaps(documents, kustomization);
  for (const { path, target } of kustomization.patches) {
    documents = patched(documents, join(folder, path), target);
  }
  return documents.map((document) => transformed(document, kustomization));
}

function generateMaps(documents: readonly Manifest[], kustomization: Kustomization): Manifest[] {
  const result = [...documents];
  for (const { name, behavior, literals } of kustomization.configMapGenerator) {
    const data = Object.fromEntries(literals.map((line) => line.split(/=(.*)/s).slice(0, 2)));
    const at = result.findIndex(
      ({ kind, metadata }) => kind === 'ConfigMap' && metadata.name === name,
    );
    const present = result[at];
    if ((behavior === 'merge') !== (present !== undefined)) {
      throw new Error(`map ${name}: ${behavior ?? 'create'} does not fit what is there`);
    }
    if (present) result[at] = documentSchema.parse(strategicMerge(present, { data }));
    else {
      result.push(
        documentSchema.parse({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name }, data }),
      );
    }
  }
  return result;
}

function patched(
  documents: readonly Manifest[],
  file: string,
  target: { kind: string; labelSelector?: string | undefined } | undefined,
): Manifest[] {
  const [patch, ...more] = readDocuments(file);
  if (patch === undefined || more.length > 0) throw new Error(`${dirname(file)}: one patch a file`);
  const [label, value] = target?.labelSelector?.split('=') ?? [];
  let used = 0;
  const result = documents.map((document) => {
    const { kind, metadata } = document;
    const chosen = target
      ? kind === target.kind && (label === undefined || metadata.labels?.[label] === value)
      : kind === patch.kind && metadata.name === patch.metadata.name;
    if (!chosen) return document;
    used += 1;
    const merged = strategicMerge(document, patch);
    const name = { ...(isObject(merged.metadata) ? merged.metadata : {}), name: metadata.name };
    return documentSchema.parse({ ...merged, metadata: name });
  });
  if (used === 0) throw new Error(`${file} patches nothing`);
  return result;
}

function transformed(document: Manifest, { namespace, images, replicas }: Kustomization): Manifest {
  let result: JsonObject = document;
  if (namespace !== undefined && document.kind !== 'Namespace') {
    result = strategicMerge(result, { metadata: { namespace } });
  }
  const count = replicas.find(({ name }) => name === document.metadata.name)?.count;
  if (count !== undefined && document.kind === 'Deployment') {
    result = strategicMerge(result, { spec: { replicas: count } });
  }
  const renamed = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(renamed);
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => {
        const image = key === 'image' ? images.find(({ name }) => name === inner) : undefined;
        return [key, image ? `${image.newName}:${image.newTag}` : renamed(inner)];
      }),
    );
  };
  return documentSchema.parse(renamed(result));
}
