import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  plannedOutput,
  type ShowcaseFormat,
  type ShowcaseOutput,
} from '@groundwork/contract/showcase/formats';
import { parsedUrl } from '@groundwork/contract/words/parsed-url';
import { isObjectKey, requireObjectKey, showcaseOutputKey } from './object-keys.js';

export interface AssetUrlsOptions {
  /** `PUBLIC_URL`, parsed. A proxy in front strips its path. */
  publicUrl: string;
  /** `ASSET_SIGNING_SECRET`, parsed: the first signs, all verify. */
  secrets: readonly string[];
}

export interface VerifiedAsset {
  key: string;
  expiresAt: Date;
}

const ASSETS_PATH = '/assets/';
/** Exactly as `sign` writes it: no other order, no second parameter of a name, no escapes, no capitals. */
const SIGNED = /^\/assets\/([a-z0-9._/-]+)\?expires=([1-9]\d{0,10})&signature=([0-9a-f]{64})$/;

/** Signs URLs that give their bearer one object until a given second, and verifies them. */
export class AssetUrls {
  readonly #publicUrl: URL;
  readonly #signingSecret: string;
  readonly #secrets: readonly string[];

  constructor({ publicUrl, secrets }: AssetUrlsOptions) {
    const [signingSecret] = secrets;
    if (signingSecret === undefined) {
      throw new TypeError('asset URLs need a secret');
    }
    this.#publicUrl = new URL(publicUrl);
    this.#signingSecret = signingSecret;
    this.#secrets = secrets;
  }

  /** @throws InvalidObjectKey */
  sign(key: string, expiresAt: Date): string {
    const expires = String(Math.floor(expiresAt.getTime() / 1_000));
    const signature = signatureOf(this.#signingSecret, requireObjectKey(key), expires);
    return `${this.#base()}${key}?expires=${expires}&signature=${signature.toString('hex')}`;
  }

  /** @param pathAndQuery the target of the request, as `request.url` has it */
  verify(pathAndQuery: string, now: Date): VerifiedAsset | 'expired' | 'forged' {
    const [, key = '', expires = '', signature = ''] = SIGNED.exec(pathAndQuery) ?? [];
    if (!isObjectKey(key)) {
      return 'forged';
    }
    const given = Buffer.from(signature, 'hex');
    // No early end: the time this takes reveals nothing about which secret fitted.
    const fits = this.#secrets
      .map((secret) => timingSafeEqual(signatureOf(secret, key, expires), given))
      .includes(true);
    if (!fits) {
      return 'forged';
    }
    const expiresAt = new Date(Number(expires) * 1_000);
    return now < expiresAt ? { key, expiresAt } : 'expired';
  }

  /**
   * The key in a URL of our own, whether its signature is valid or not: the object's owner decides about access, not
   * the URL. Null for any other URL, including those with credentials.
   */
  keyOfOwnUrl(text: string): string | null {
    const url = parsedUrl(text);
    if (url === null) return null;
    const base = new URL(this.#base());
    const ours =
      hostOf(url) === hostOf(base) &&
      (url.protocol === 'https:' || url.protocol === 'http:') &&
      url.username === '' &&
      url.password === '' &&
      url.pathname.startsWith(base.pathname);
    const key = ours ? unescaped(url.pathname.slice(base.pathname.length)) : '';
    return isObjectKey(key) ? key : null;
  }

  #base(): string {
    return `${this.#publicUrl.href.replace(/\/+$/, '')}${ASSETS_PATH}`;
  }
}

function signatureOf(secret: string, key: string, expires: string): Buffer {
  return createHmac('sha256', secret).update(`${key}\n${expires}`).digest();
}

/** With the port, without the root's dot. */
function hostOf(url: URL): string {
  return `${url.hostname.replace(/\.$/, '')}:${url.port}`;
}

function unescaped(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // A broken escape is in no key.
    return '';
  }
}

/** The files of a showcase in several formats, with links that work until they expire. */
export function linkedOutputs(
  assetUrls: AssetUrls,
  jobId: string,
  formats: readonly ShowcaseFormat[],
  expiresAt: Date,
): ShowcaseOutput[] {
  return formats.map((format) => {
    const { content_type, ...size } = plannedOutput(format);
    const url = assetUrls.sign(showcaseOutputKey(jobId, format), expiresAt);
    return { ...size, url, content_type };
  });
}
