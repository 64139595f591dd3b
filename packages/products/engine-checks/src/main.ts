import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { engineCapabilities } from '@groundwork/contract/warnings';
import { makeCertificate } from '@groundwork/imaging/sign-picture';
import { engineEnvironment } from '@groundwork/providers/engine-environment';
import { EnvironmentError, loadEnvironment } from '@groundwork/runtime';
import { speechEnvironment } from '@groundwork/speech/espeak';
import { type CheckReport, checkEngines } from './check-engines.js';
import { samplePlot } from './engine-checks.js';

// Standard output is one JSON object; progress goes to standard error. Exit codes: 0 every engine that is
// set works, 1 one does not, 2 bad environment or words.
const [verb, ...args] = process.argv.slice(2);
if (verb === 'make-certificate') {
  const folder = resolve(args[0] ?? 'certificate');
  const files = { C2PA_CERTIFICATE: join(folder, 'c2pa.pem'), C2PA_KEY: join(folder, 'c2pa.key') };
  const { certificates, key } = await makeCertificate();
  await mkdir(folder, { recursive: true });
  // An earlier certificate is not lost by mistake.
  await writeFile(files.C2PA_CERTIFICATE, certificates, { flag: 'wx' });
  await writeFile(files.C2PA_KEY, key, { flag: 'wx', mode: 0o600 });
  process.stdout.write(`${JSON.stringify(files)}\n`);
  process.exit(0);
}
const { values, positionals } = parseArgs({
  args,
  allowPositionals: true,
  options: { save: { type: 'string' } },
});
try {
  const names: readonly string[] = engineCapabilities;
  const unknown = positionals.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    throw new EnvironmentError([`${unknown.join(', ')}: one of ${names.join(', ')} is expected`]);
  }
  const environment = loadEnvironment({ ...speechEnvironment, ...engineEnvironment });
  const tell = (capability: string, { check, ok, seconds, detail, ...report }: CheckReport) => {
    const mark = ok ? 'ok  ' : 'FAIL';
    const cost = report.cost_usd === null ? '' : `, $${report.cost_usd.toFixed(4)}`;
    const about = `${capability} ${check} (${seconds.toFixed(1)} s${cost})`;
    process.stderr.write(`${mark} ${about}: ${detail.slice(0, 300)} ${report.file ?? ''}\n`);
  };
  const report = await checkEngines(environment, tell, await samplePlot(), {
    ...(positionals.length === 0 ? {} : { only: positionals }),
    folder: values.save ?? null,
  });
  process.stdout.write(`${JSON.stringify(report)}\n`);
  process.exit(report.ok ? 0 : 1);
} catch (error) {
  if (!(error instanceof EnvironmentError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(2);
}
