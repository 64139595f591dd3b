import { expect, it } from '@jest/globals';
import { namedJsonSchemas } from '../json-schemas.js';
import { describedPaths, descriptionOf, eachField } from './describe-fields.js';
import { everywhere } from './everywhere.js';

const fields: { path: string; name: string }[] = [];
for (const [component, schema] of Object.entries(namedJsonSchemas())) {
  eachField(component, schema, (path, name) => fields.push({ path, name }));
}

it('says of every field what it is', () => {
  expect(fields.length).toBeGreaterThan(300);
  const silent = fields.filter(({ path, name }) => descriptionOf(path, name) === undefined);
  expect(silent.map(({ path }) => path)).toEqual([]);
});

it('describes no field that there is not', () => {
  const paths = new Set(fields.map(({ path }) => path));
  const names = new Set(fields.map(({ name }) => name));
  expect(describedPaths.filter((path) => !paths.has(path))).toEqual([]);
  expect(Object.keys(everywhere).filter((name) => !names.has(name))).toEqual([]);
});
