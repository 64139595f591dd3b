import { openDatabase } from '@groundwork/database/connection/client';
import { createTestDatabase } from '@groundwork/testing';
import { afterAll, describe, expect, it } from '@jest/globals';
import { agreedTime } from './every.js';

const testDatabase = await createTestDatabase();
const database = openDatabase({ url: testDatabase.url });
afterAll(async () => {
  await database.$disconnect();
  await testDatabase.close();
});

const MINUTE_MS = 60_000;

describe('the time by which things are deleted', () => {
  it.each([-55, 0, 55])(
    'is the database’s where the clocks are %d minutes apart',
    async (apart) => {
      const now = Date.now();
      const time = await agreedTime(database, 3_600, new Date(now + apart * MINUTE_MS));
      expect(Math.abs(time.getTime() - now)).toBeLessThan(MINUTE_MS);
    },
  );

  it.each([-65, 65, 8 * 24 * 60])(
    'is nobody’s where they are %d minutes apart: nothing is deleted',
    async (apart) => {
      const own = new Date(Date.now() + apart * MINUTE_MS);
      await expect(agreedTime(database, 3_600, own)).rejects.toThrow(/nothing is deleted/);
    },
  );
});
