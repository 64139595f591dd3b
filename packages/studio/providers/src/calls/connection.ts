import type { EngineCapability } from '@groundwork/contract/warnings';
import OpenAI from 'openai';
import type { CapabilitySettings } from '../settings.js';

export interface EngineConnection {
  readonly capability: EngineCapability;
  /** Speaks OpenAI's shapes to the base URL; of no use to the other drivers. */
  readonly client: OpenAI;
  readonly driver: string;
  /** Without a slash at its end. */
  readonly baseUrl: string;
  /** Null when the server needs none. */
  readonly apiKey: string | null;
  readonly model: string;
  /** Further fields of each request. */
  readonly options: CapabilitySettings['options'];
}

/** So that the SDK's own time-out, which ends at the answer's head, never comes before ours. */
const BEYOND_TIMEOUT_MS = 5_000;

/**
 * The official client for one capability, without retries: the task counts, spaces and pays for attempts. It reads no
 * OPENAI_ variables from the environment and writes nothing to the console.
 */
export function connect(
  capability: EngineCapability,
  { driver, baseUrl, apiKey, model, timeoutMs, options }: CapabilitySettings,
): EngineConnection {
  const client = new OpenAI({
    baseURL: baseUrl,
    // The SDK insists on a key where the header is not taken away by name.
    apiKey: apiKey ?? 'none',
    ...(apiKey === null ? { defaultHeaders: { Authorization: null } } : {}),
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    maxRetries: 0,
    timeout: timeoutMs + BEYOND_TIMEOUT_MS,
    logLevel: 'off',
  });
  return { capability, client, driver, baseUrl, apiKey, model, options };
}
