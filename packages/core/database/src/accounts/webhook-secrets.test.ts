import { afterAll, describe, expect, it } from '@jest/globals';
import { masterKey, openAccount, openTestDatabase } from '../fixtures/rows.js';
import {
  forgetPreviousSecrets,
  RotationInProgress,
  rotateWebhookSecret,
  webhookSecretsOf,
} from './webhook-secrets.js';

const { database, close } = await openTestDatabase();
afterAll(() => close());

const now = new Date('2026-03-04T05:06:07Z');
const after = (seconds: number) => new Date(now.getTime() + seconds * 1_000);

async function openKey() {
  const { accountId, apiKeyId: keyId } = await openAccount(database, 'pro', 0);
  const secrets = async (at: Date) =>
    webhookSecretsOf(
      masterKey,
      await database.apiKey.findUniqueOrThrow({ where: { id: keyId } }),
      at,
    );
  return { accountId, keyId, secrets };
}

describe('rotateWebhookSecret', () => {
  it('lets the previous secret sign until the overlap ends, and not a moment longer', async () => {
    const { accountId, keyId, secrets } = await openKey();
    const { current: first } = await secrets(now);
    const rotated = await rotateWebhookSecret(database, masterKey, { accountId, keyId }, 600, now);
    expect(rotated).toEqual({
      keyId,
      webhookSecret: expect.stringMatching(/^whsec_[0-9a-z]{32}$/),
      previousUntil: after(600),
    });
    const next = rotated?.webhookSecret;
    expect(next).not.toBe(first);
    expect(await secrets(after(599))).toEqual({ current: next, previous: first });
    expect(await secrets(after(600))).toEqual({ current: next, previous: null });
  });

  it('forgets a previous secret when its overlap has ended, and leaves others', async () => {
    const ended = await openKey();
    const lasting = await openKey();
    await rotateWebhookSecret(database, masterKey, ended, 10, now);
    await rotateWebhookSecret(database, masterKey, lasting, 1_000, now);
    await forgetPreviousSecrets(database, after(500));
    const sealedOf = async ({ keyId }: { keyId: string }) =>
      (await database.apiKey.findUniqueOrThrow({ where: { id: keyId } }))
        .previousWebhookSecretSealed;
    expect(await sealedOf(ended)).toBeNull();
    expect(await sealedOf(lasting)).not.toBeNull();
  });

  it('without an overlap stops the previous one at once, and one that still overlapped', async () => {
    const { keyId, secrets } = await openKey();
    await rotateWebhookSecret(database, masterKey, { keyId }, 600, now);
    const rotated = await rotateWebhookSecret(database, masterKey, { keyId }, 0, after(1));
    expect(rotated?.previousUntil).toBeNull();
    expect(await secrets(after(2))).toEqual({ current: rotated?.webhookSecret, previous: null });
  });

  it('refuses a second overlap while one lasts, because receivers may know only the first secret', async () => {
    const { keyId, secrets } = await openKey();
    await rotateWebhookSecret(database, masterKey, { keyId }, 600, now);
    const before = await secrets(after(1));
    await expect(
      rotateWebhookSecret(database, masterKey, { keyId }, 600, after(1)),
    ).rejects.toThrow(RotationInProgress);
    expect(await secrets(after(1))).toEqual(before);
    expect(await rotateWebhookSecret(database, masterKey, { keyId }, 600, after(600))).toBeTruthy();
  });

  it('of two rotations at once one wins, and the winner’s secret is the one that signs', async () => {
    const { keyId, secrets } = await openKey();
    const rotations = await Promise.allSettled(
      [0, 1].map(() => rotateWebhookSecret(database, masterKey, { keyId }, 600, now)),
    );
    const won = rotations.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(won).toHaveLength(1);
    expect((await secrets(after(1))).current).toBe(won[0]?.webhookSecret);
  });

  it.each([-1, 1.5, Number.NaN, 30 * 24 * 3_600 + 1])(
    'refuses an overlap of %s',
    async (seconds) => {
      const { keyId } = await openKey();
      await expect(
        rotateWebhookSecret(database, masterKey, { keyId }, seconds, now),
      ).rejects.toThrow(RangeError);
    },
  );

  it('knows neither another account’s key nor a revoked one', async () => {
    const mine = await openKey();
    const { keyId } = await openKey();
    const key = { accountId: mine.accountId, keyId };
    expect(await rotateWebhookSecret(database, masterKey, key, 0, now)).toBeNull();
    await database.apiKey.update({ where: { id: mine.keyId }, data: { revokedAt: now } });
    expect(await rotateWebhookSecret(database, masterKey, mine, 0, now)).toBeNull();
  });
});
