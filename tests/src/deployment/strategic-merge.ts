import type { z } from 'zod';

export type Json = z.infer<ReturnType<typeof z.json>>;
export type JsonObject = { [key: string]: Json };

/** Lists whose items are merged by a field; all others are replaced whole. */
const mergeKeys: Readonly<Record<string, string>> = {
  containers: 'name',
  env: 'name',
  volumes: 'name',
  volumeMounts: 'mountPath',
  ports: 'containerPort',
};

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A patch on a document, as Kubernetes merges the kinds that are used here. Null removes. */
export function strategicMerge(base: JsonObject, patch: JsonObject): JsonObject {
  const merged: JsonObject = { ...base };
  for (const [key, value] of Object.entries(patch)) {
    const present = merged[key];
    if (value === null) delete merged[key];
    else if (isObject(value) && isObject(present)) merged[key] = strategicMerge(present, value);
    else if (Array.isArray(value) && Array.isArray(present)) {
      merged[key] = mergeLists(key, present, value);
    } else merged[key] = value;
  }
  return merged;
}

function mergeLists(name: string, base: readonly Json[], patch: readonly Json[]): Json[] {
  const field = mergeKeyOf(name, [...base, ...patch]);
  if (field === null) return [...patch];
  const merged = base.filter(isObject);
  for (const item of patch.filter(isObject)) {
    const at = merged.findIndex((one) => one[field] === item[field]);
    const present = merged[at];
    if (present === undefined) merged.push(item);
    else merged[at] = strategicMerge(present, item);
  }
  return merged;
}

/** The field that identifies the items of a list, or null when the list is one value. */
export function mergeKeyOf(name: string, items: readonly Json[]): string | null {
  const field = mergeKeys[name];
  if (field === undefined) return null;
  return items.every((item) => isObject(item) && field in item) ? field : null;
}
