import { engineEnvironment } from '@groundwork/providers/engine-environment';
import { engineSettings } from '@groundwork/providers/settings';
import { EnvironmentError, loadEnvironment } from '@groundwork/runtime';
import { speechEnvironment } from '@groundwork/speech/espeak';
import { type CheckReport, checkEngines } from './check-engines.js';
import { samplePlot } from './engine-checks.js';

// Standard output is one JSON object; progress goes to standard error. Exit codes: 0 every engine that is
// set works, 1 one does not, 2 bad environment.
try {
  const environment = loadEnvironment({ ...speechEnvironment, ...engineEnvironment });
  const tell = (capability: string, { check, ok, seconds, detail }: CheckReport) => {
    const mark = ok ? 'ok  ' : 'FAIL';
    const excerpt = detail.slice(0, 300);
    process.stderr.write(`${mark} ${capability} ${check} (${seconds.toFixed(1)} s): ${excerpt}\n`);
  };
  const settings = engineSettings(environment);
  if (Object.keys(settings.capabilities).length === 0) {
    process.stderr.write('no engine is set: everything is embedded (docs/engines.md)\n');
  }
  const report = await checkEngines(environment, tell, await samplePlot());
  process.stdout.write(`${JSON.stringify(report)}\n`);
  process.exit(report.ok ? 0 : 1);
} catch (error) {
  if (!(error instanceof EnvironmentError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(2);
}
