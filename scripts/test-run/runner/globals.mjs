import { jestGlobal } from './current-globals.mjs';

/** The names that tests import from `@jest/globals`. */
export const afterAll = jestGlobal('afterAll', import.meta.url);
export const afterEach = jestGlobal('afterEach', import.meta.url);
export const beforeAll = jestGlobal('beforeAll', import.meta.url);
export const beforeEach = jestGlobal('beforeEach', import.meta.url);
export const describe = jestGlobal('describe', import.meta.url);
export const expect = jestGlobal('expect', import.meta.url);
export const it = jestGlobal('it', import.meta.url);
export const test = jestGlobal('test', import.meta.url);
