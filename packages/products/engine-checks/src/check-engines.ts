import { type EngineCapability, engineCapabilities } from '@groundwork/contract/warnings';
import { noPhotoMetadata, type Raster } from '@groundwork/imaging';
import type { EngineCall } from '@groundwork/providers/calls/engine-call';
import type { EngineEnvironment } from '@groundwork/providers/engine-environment';
import { openEngines } from '@groundwork/providers/open-engines';
import { engineSettings } from '@groundwork/providers/settings';
import { allPorts, engineChecks } from './engine-checks.js';

export interface CheckReport {
  readonly check: string;
  readonly ok: boolean;
  /** Time of the engine, with retries and waits, without our own work. */
  readonly seconds: number;
  /** A summary of the answer, or the reason why it cannot be used. */
  readonly detail: string;
  /** HTTP dealings, repeated ones included. */
  readonly attempts: number;
  readonly cost_usd: number | null;
}

export type CapabilityReport =
  | { readonly state: 'embedded' }
  | {
      readonly state: 'works' | 'fails';
      readonly driver: string;
      readonly base_url: string;
      readonly model: string;
      readonly checks: readonly CheckReport[];
    };

export interface EnginesReport {
  /** Whether every capability that is set works. */
  readonly ok: boolean;
  readonly capabilities: Readonly<Record<EngineCapability, CapabilityReport>>;
}

const costOfAll = (calls: readonly EngineCall[]) => {
  const priced = calls.flatMap(({ costUsd }) => (costUsd === null ? [] : [costUsd]));
  return priced.length === 0 ? null : priced.reduce((sum, cost) => sum + cost, 0);
};

/**
 * Calls every configured engine as the products do, through the same ports, without fallback.
 *
 * @param tell called after each check
 * @param photo of a plot
 * @throws EnvironmentError
 */
export async function checkEngines(
  environment: EngineEnvironment & { readonly ESPEAK_PATH?: string },
  tell: (capability: EngineCapability, report: CheckReport) => void,
  photo: Raster,
): Promise<EnginesReport> {
  const { signal } = new AbortController();
  const strict = Object.fromEntries(
    engineCapabilities.map((capability) => [`${capability.toUpperCase()}_FALLBACK`, 'fail']),
  );
  const { capabilities: configured } = engineSettings(environment);
  // Each check is to be tried, however the one before it ended.
  const ENGINE_CIRCUIT_FAILURES = Number.MAX_SAFE_INTEGER;
  const ESPEAK_PATH = environment.ESPEAK_PATH ?? 'espeak-ng';
  const engines = await openEngines(allPorts({ ESPEAK_PATH }), {
    ...environment,
    ...strict,
    ENGINE_CIRCUIT_FAILURES,
  });
  const plot = await (await engines.embedded()).land.plot.read({
    ...{ photo, metadata: noPhotoMetadata, area: null, terrainHint: null, signal },
  });
  const reports = new Map<EngineCapability, CheckReport[]>();
  for (const { capability, name, run } of engineChecks) {
    if (configured[capability] === undefined) continue;
    const task = await engines.forTask({ signal });
    let result: Pick<CheckReport, 'ok' | 'detail'>;
    try {
      result = { ok: true, detail: await run({ ...task.ports, photo, plot, signal }) };
    } catch (error) {
      result = { ok: false, detail: error instanceof Error ? error.message : String(error) };
    }
    // A capability is judged by its own calls: others may be asked on the way.
    const calls = task.calls.filter((call) => call.capability === capability);
    const report: CheckReport = {
      check: name,
      ...result,
      seconds: Math.round(calls.reduce((sum, { seconds }) => sum + seconds, 0) * 1000) / 1000,
      attempts: calls.reduce((sum, { attempts }) => sum + attempts, 0),
      cost_usd: costOfAll(calls),
    };
    reports.set(capability, [...(reports.get(capability) ?? []), report]);
    tell(capability, report);
  }
  const reportOf = (capability: EngineCapability): CapabilityReport => {
    const settings = configured[capability];
    if (settings === undefined) return { state: 'embedded' };
    const checks = reports.get(capability) ?? [];
    const { driver, baseUrl: base_url, model } = settings.providers[0];
    const state = checks.every(({ ok }) => ok) ? 'works' : 'fails';
    return { state, driver, base_url, model, checks };
  };
  const capabilities = {
    vision: reportOf('vision'),
    text: reportOf('text'),
    image: reportOf('image'),
    speech: reportOf('speech'),
    video: reportOf('video'),
    presenter: reportOf('presenter'),
  };
  return { ok: Object.values(capabilities).every(({ state }) => state !== 'fails'), capabilities };
}
