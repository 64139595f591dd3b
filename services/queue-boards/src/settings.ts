import { queuesEnvironment } from '@groundwork/queues/connection';
import { z } from 'zod';
import { type Operator, parseOperators } from './operators/operators.js';

const operators = z
  .string()
  .default('')
  .transform((text, context): readonly Operator[] => {
    try {
      return parseOperators(text);
    } catch (error) {
      context.addIssue({
        code: 'custom',
        message: error instanceof Error ? error.message : 'cannot be read',
      });
      return z.NEVER;
    }
  });

export const boardsEnvironment = {
  ...queuesEnvironment,
  QUEUE_BOARDS_PORT: z.coerce.number().int().min(0).max(65535).default(3003),
  /** Where operators reach the boards: their browsers' requests must come from it. */
  QUEUE_BOARDS_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => new URL(url).origin)
    .default('http://localhost:3003'),
  /**
   * Operators who may sign in, as `node dist/hash-password.js` prints them, comma-separated. Without any, the boards
   * are off.
   */
  OPERATORS: operators,
  /** Signs the cookies of sessions; a new one signs everybody out. Needed where there are operators. */
  OPERATORS_SESSION_SECRET: z.string().min(32).optional(),
  /** Reverse proxies in front that add the caller's address to X-Forwarded-For. */
  QUEUE_BOARDS_TRUSTED_PROXIES: z.coerce.number().int().min(0).max(8).default(0),
};

export type BoardsSettings = z.output<z.ZodObject<typeof boardsEnvironment>>;
