import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { z } from 'zod';

const KEY_BYTES = 32;

export const sealingEnvironment = {
  /**
   * The key that seals customers' webhook secrets: 32 bytes in base64. Of several, separated by commas, the first seals
   * and all unseal.
   */
  MASTER_KEY: z
    .string()
    .transform((text) => text.split(',').map((key) => Buffer.from(key.trim(), 'base64')))
    .refine(
      (keys) => keys.every((key) => key.length === KEY_BYTES),
      'must be 32 bytes in base64, or several such keys parted by commas',
    )
    .transform((keys) => Buffer.concat(keys)),
};

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * AES-256-GCM: nonce, tag, ciphertext. `context` binds the value to its row, so it cannot be moved to another.
 *
 * @param masterKey one key, or several joined: the first is used
 */
export function seal(masterKey: Buffer, context: string, secret: string): Buffer<ArrayBuffer> {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', masterKey.subarray(0, KEY_BYTES), nonce).setAAD(
    Buffer.from(context),
  );
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/**
 * @param masterKey one key or several, one after the other: that which it was sealed with is found
 * @throws when no key or not the context is the one it was sealed with, or a bit was changed
 */
export function unseal(masterKey: Buffer, context: string, sealed: Uint8Array): string {
  const others = masterKey.subarray(KEY_BYTES);
  try {
    return unsealWith(masterKey.subarray(0, KEY_BYTES), context, sealed);
  } catch (error) {
    if (others.length === 0) throw error;
    return unseal(others, context, sealed);
  }
}

function unsealWith(key: Buffer, context: string, sealed: Uint8Array): string {
  const bytes = Buffer.from(sealed);
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES))
    .setAAD(Buffer.from(context))
    .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([
    decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)),
    decipher.final(),
  ]).toString('utf8');
}
