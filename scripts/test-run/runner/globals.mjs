import { jestGlobal } from './current-globals.mjs';

/** What tests import from `@jest/globals`. */
export const afterAll = jestGlobal('afterAll');
export const afterEach = jestGlobal('afterEach');
export const beforeAll = jestGlobal('beforeAll');
export const beforeEach = jestGlobal('beforeEach');
export const describe = jestGlobal('describe');
export const expect = jestGlobal('expect');
export const it = jestGlobal('it');
export const test = jestGlobal('test');
