import type { Operation, Parameter } from '../operation.js';
import { curlSample, pythonSample, type SampledRequest, typeScriptSample } from './samples.js';

/** As `x-codeSamples` has it, which most references know. */
export interface CodeSample {
  readonly lang: 'Shell' | 'TypeScript' | 'Python';
  readonly label: string;
  readonly source: string;
}

/** Fields that name receivers which only the customer has. */
const leftOut: ReadonlySet<string> = new Set(['webhook_url', 'webhook_retry']);

/** An example that runs as pasted, with a test key; it leaves webhooks out. */
export function runnable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(runnable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) =>
      leftOut.has(name) ? [] : [[name, runnable(part)]],
    ),
  );
}

/** Queries that an operation cannot do without. */
const queries: Readonly<Record<string, string>> = {
  listAvatars: '?type=realistic',
  getAsset: '?expires=1773047921&signature=9f2c',
};

function sampledRequest(operation: Operation): SampledRequest {
  const { id, method, path, parameters = [], body, authenticated } = operation;
  const values = new Map(
    parameters
      .filter((parameter) => parameter.in === 'path')
      .map((one) => [one.name, exampleOf(one)]),
  );
  const [example] = Object.values(body?.examples ?? {});
  return {
    id,
    method,
    path:
      path.replace(/\{(\w+)\}/g, (_whole, name: string) => String(values.get(name))) +
      (queries[id] ?? ''),
    parts: [...values.values()],
    authenticated,
    ...(body?.required && example ? { body: runnable(example.value) } : {}),
  };
}

/** An index is a number in programs. */
function exampleOf({ name, example }: Parameter): string | number {
  return name === 'index' ? Number(example) : String(example);
}

/** The same request in every language that the reference shows. */
export function operationSamples(operation: Operation, apiUrl: string): CodeSample[] {
  const request = sampledRequest(operation);
  return [
    { lang: 'Shell', label: 'curl', source: curlSample(apiUrl, request) },
    { lang: 'TypeScript', label: 'TypeScript', source: typeScriptSample(apiUrl, request) },
    { lang: 'Python', label: 'Python', source: pythonSample(apiUrl, request) },
  ];
}
