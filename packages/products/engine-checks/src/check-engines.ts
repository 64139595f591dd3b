import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type EngineCapability, engineCapabilities } from '@groundwork/contract/warnings';
import { noPhotoMetadata, type Raster } from '@groundwork/imaging';
import type { EngineEnvironment } from '@groundwork/providers/engine-environment';
import { engineSettings } from '@groundwork/providers/settings';
import { engineChecks, openAll } from './engine-checks.js';

export interface CheckReport {
  readonly check: string;
  readonly ok: boolean;
  /** Time of the providers, with retries and waits, without our own work. */
  readonly seconds: number;
  /** A summary of the answer, or the reason why it cannot be used. */
  readonly detail: string;
  /** HTTP dealings, repeated ones included. */
  readonly attempts: number;
  readonly cost_usd: number | null;
  /** What came, where it was saved. */
  readonly file?: string;
}

/**
 * Makes one call of each kind as the products do, through the same ports, without fallback.
 *
 * @param tell called after each check
 * @param photo of a plot
 * @param only these capabilities; all where there are none
 * @param folder what came is saved there; null: nowhere
 * @throws EnvironmentError
 */
export async function checkEngines(
  environment: EngineEnvironment & { readonly ESPEAK_PATH?: string },
  tell: (capability: EngineCapability, report: CheckReport) => void,
  photo: Raster,
  {
    only = engineCapabilities,
    folder = null,
  }: { only?: readonly string[]; folder?: string | null } = {},
) {
  const { signal } = new AbortController();
  const strict = Object.fromEntries(
    engineCapabilities.map((capability) => [`${capability.toUpperCase()}_FALLBACK`, 'fail']),
  );
  const { capabilities: configured } = engineSettings(environment);
  const engines = await openAll({
    ...environment,
    ESPEAK_PATH: environment.ESPEAK_PATH ?? 'espeak-ng',
    ...strict,
    // Each check is to be tried, however the one before it ended.
    ENGINE_CIRCUIT_FAILURES: Number.MAX_SAFE_INTEGER,
  });
  const plot = await (await engines.plot()).read({
    ...{ photo, metadata: noPhotoMetadata, area: null, terrainHint: null, signal },
  });
  const reports = new Map<EngineCapability, CheckReport[]>();
  for (const { capability, name, run } of engineChecks) {
    if (configured[capability] === undefined || !only.includes(capability)) continue;
    const task = await engines.forCheck(signal);
    let result: Pick<CheckReport, 'ok' | 'detail' | 'file'>;
    try {
      const { detail, made } = await run({ ...task.ports, photo, plot, signal });
      const file = folder !== null && made ? path.join(folder, made.name) : undefined;
      if (file !== undefined && made) {
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, made.bytes);
      }
      result = { ok: true, detail, ...(file === undefined ? {} : { file }) };
    } catch (error) {
      result = { ok: false, detail: error instanceof Error ? error.message : String(error) };
    }
    // A capability is judged by its own calls: others may be asked on the way.
    const calls = task.calls().filter((call) => call.capability === capability);
    const costs = calls.flatMap(({ costUsd }) => costUsd ?? []);
    const report: CheckReport = {
      check: name,
      ...result,
      seconds: Math.round(calls.reduce((sum, { seconds }) => sum + seconds, 0) * 1000) / 1000,
      attempts: calls.reduce((sum, { attempts }) => sum + attempts, 0),
      cost_usd: costs.length === 0 ? null : costs.reduce((sum, cost) => sum + cost, 0),
    };
    reports.set(capability, [...(reports.get(capability) ?? []), report]);
    tell(capability, report);
  }
  /** In their order, and the providers of each in the order in which they are asked. */
  const capabilities = engineCapabilities.map((capability) => {
    const { providers = [] } = configured[capability] ?? {};
    const checks = reports.get(capability);
    if (checks === undefined) return [capability, { state: 'embedded' }] as const;
    const state = checks.every(({ ok }) => ok) ? 'works' : 'fails';
    const asked = providers.map(({ driver, baseUrl: base_url, model, profile }) => ({
      // A model that nobody declared is asked carefully.
      ...{ driver, base_url, model, careful: profile.careful },
    }));
    return [capability, { state, providers: asked, checks }] as const;
  });
  const ok = capabilities.every(([, { state }]) => state !== 'fails');
  return { ok, capabilities: Object.fromEntries(capabilities) };
}
