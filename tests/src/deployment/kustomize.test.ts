import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { renderKustomization } from './kustomize.js';
import { inRepository } from './repository.js';
import { isObject, type Json, mergeKeyOf } from './strategic-merge.js';

const fixtures = inRepository('tests/src/deployment/fixtures');

/** Lists that are merged by a field, ordered by it: kustomize puts what a patch adds first. */
function ordered(value: Json, name = ''): Json {
  if (Array.isArray(value)) {
    const field = mergeKeyOf(name, value);
    const items = value.map((item) => ordered(item));
    if (field === null) return items;
    const key = (item: Json) => (isObject(item) ? String(item[field]) : '');
    return items.toSorted((a, b) => key(a).localeCompare(key(b)));
  }
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, ordered(inner, key)]),
  );
}

/** Documents by kind and name, whose order means nothing. */
function byName(documents: readonly unknown[]) {
  const named = z.looseObject({ kind: z.string(), metadata: z.looseObject({ name: z.string() }) });
  return Object.fromEntries(
    documents.map((document) => {
      const { kind, metadata } = named.parse(document);
      return [`${kind} ${metadata.name}`, ordered(z.json().parse(document))];
    }),
  );
}

it('all that our kustomizations use is rendered as kustomize renders it', () => {
  const rendered = parseAllDocuments(readFileSync(`${fixtures}/rendered.yaml`, 'utf8'));
  const theirs = rendered.map((document): unknown => document.toJS());
  const ours = renderKustomization(`${fixtures}/overlay`);
  expect(byName(ours)).toEqual(byName(theirs));
  expect(ours).toHaveLength(theirs.length);
});

/** A folder rendered by kustomize's own program, which ends the names of generated maps with a hash. */
function renderedByKubectl(folder: string): string {
  const { status, stdout, stderr } = spawnSync('kubectl', ['kustomize', folder], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`kubectl kustomize ${folder}: ${stderr}`);
  const hashed = [...stdout.matchAll(/^ {2}name: (\S+)-[2456789bcdfghkmt]{10}$/gm)].map(
    ([, name = '']) => name,
  );
  return hashed.reduce(
    (text, name) => text.replaceAll(new RegExp(`\\b${name}-[2456789bcdfghkmt]{10}\\b`, 'g'), name),
    stdout,
  );
}

const hasKubectl = spawnSync('kubectl', ['kustomize', '--help']).status === 0;
const itWithKubectl = hasKubectl ? it : it.skip;

itWithKubectl.each([
  'base',
  'overlays/development',
  'overlays/production',
  'overlays/production-s3',
])('k8s/%s is rendered as kubectl at hand renders it', (folder) => {
  const documents = parseAllDocuments(renderedByKubectl(inRepository(`k8s/${folder}`)));
  const theirs = documents.map((document): unknown => document.toJS());
  const ours = renderKustomization(inRepository(`k8s/${folder}`));
  expect(byName(ours)).toEqual(byName(theirs));
  expect(ours).toHaveLength(theirs.length);
});
