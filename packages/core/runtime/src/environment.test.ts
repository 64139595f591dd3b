import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { EnvironmentError, loadEnvironment, processEnvironment } from './environment.js';

const shape = {
  URL: z.string().regex(/^https:/, 'must be https'),
  COUNT: z.coerce.number().int().default(3),
  NAME: z.string().optional(),
};

describe('loadEnvironment', () => {
  it('gives parsed values and defaults, and nothing that was not asked for', () => {
    expect(loadEnvironment(shape, { URL: 'https://a', COUNT: '7', HOME: '/root' })).toEqual({
      URL: 'https://a',
      COUNT: 7,
    });
    expect(loadEnvironment(shape, { URL: 'https://a' })).toEqual({ URL: 'https://a', COUNT: 3 });
  });

  it.each(['', ' ', '\t\n'])('takes a blank value as not set: %j', (blank) => {
    expect(loadEnvironment(shape, { URL: 'https://a', COUNT: blank, NAME: blank })).toEqual({
      URL: 'https://a',
      COUNT: 3,
    });
    expect(() => loadEnvironment(shape, { URL: blank })).toThrow(EnvironmentError);
  });

  it('throws every fault at once, each with its variable', () => {
    const load = () => loadEnvironment(shape, { URL: 'ftp://a', COUNT: 'many' });
    expect(load).toThrow(EnvironmentError);
    expect(load).toThrow(/URL: must be https/);
    expect(load).toThrow(/COUNT: /);
  });

  it('never tells a value: it may be a secret', () => {
    const secret = { SECRET: z.string().min(100) };
    expect(() => loadEnvironment(secret, { SECRET: 'hunter2' })).toThrow(
      expect.not.objectContaining({ message: expect.stringContaining('hunter2') }),
    );
  });

  it('of every process has working defaults', () => {
    expect(loadEnvironment(processEnvironment, {})).toEqual({
      NODE_ENV: 'development',
      LOG_LEVEL: 'info',
      HEALTH_PORT: 9090,
      SHUTDOWN_SECONDS: 25,
      OTEL_TRACES_SAMPLER_ARG: 1,
    });
  });
});
