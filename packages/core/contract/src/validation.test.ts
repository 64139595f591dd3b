import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { parseRequest } from './validation.js';

const schema = z.object({ num_constructions: z.int().optional(), format: z.string().optional() });
const messageOf = (body: object): string | null => {
  try {
    parseRequest(schema, body);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

describe('a field that is nearly a known one', () => {
  it.each(['num_construction', 'numConstructions', 'num-constructions', 'nun_constructions'])(
    '%s is refused with that name',
    (name) => {
      expect(messageOf({ [name]: 2 })).toBe(`${name} is no field; did you mean num_constructions?`);
    },
  );

  it.each(['num', 'constructions', 'utm_source', 'form', 'platform'])(
    '%s is any other and ignored',
    (name) => {
      expect(messageOf({ [name]: 2 })).toBeNull();
    },
  );

  it('is ignored beside the field itself', () => {
    expect(messageOf({ num_constructions: 2, numConstructions: 2 })).toBeNull();
  });
});
