import { curlSample, pythonSample, typeScriptSample } from '../code-samples/samples.js';
import type { OperationObject } from '../document.js';
import type { Operation } from '../operation.js';
import { runnable } from '../runnable.js';

/** As `x-codeSamples` has it, which most references know. */
export interface CodeSample {
  readonly lang: 'Shell' | 'TypeScript' | 'Python';
  readonly label: string;
  readonly source: string;
}

/** Queries that an operation cannot do without. */
const queries: Readonly<Record<string, string>> = {
  listAvatars: '?type=custom',
  getAsset: '?expires=1773047921&signature=9f2c',
};

/** The same request in every language that the reference shows. @param program how the SDK calls it */
export function operationSamples(
  { id, method, path, isOpen = false }: Operation,
  { parameters = [], requestBody }: OperationObject,
  program: string,
  apiUrl: string,
): CodeSample[] {
  const values = new Map(
    parameters
      .filter((parameter) => parameter.in === 'path')
      // An index is a number in programs.
      .map(({ name, example }) => [name, name === 'index' ? Number(example) : String(example)]),
  );
  const [example] = Object.values(requestBody?.content['application/json']?.examples ?? {});
  const shown = requestBody?.required && example !== undefined && 'value' in example;
  const request = {
    id,
    method,
    path:
      path.replace(/\{(\w+)\}/g, (_whole, name: string) => String(values.get(name))) +
      (queries[id] ?? ''),
    parts: [...values.values()],
    authenticated: !isOpen,
    program,
    ...(shown ? { body: runnable(example.value) } : {}),
  };
  return [
    { lang: 'Shell', label: 'curl', source: curlSample(apiUrl, request) },
    { lang: 'TypeScript', label: 'TypeScript', source: typeScriptSample(apiUrl, request) },
    { lang: 'Python', label: 'Python', source: pythonSample(apiUrl, request) },
  ];
}
