import path from 'node:path';
import { run } from '../processes/run.mjs';
import { ensureSystemTools } from '../tools/system-tools.mjs';
import { build } from '../workspace/build.mjs';
import { installPackages } from '../workspace/install.mjs';
import { inRoot } from '../workspace/paths.mjs';
import { runOnTerminal } from './on-terminal.mjs';
import { withTestServers } from './test-surroundings.mjs';

/**
 * npm run test:surroundings: a fleet under load beside what operators put between it and its servers, which fails
 * meanwhile; see tests/src/surroundings.
 * @param {string[]} args `--help` tells them
 * @param {import('../terminal/command.mjs').CommandContext} context
 * @returns {Promise<number>} the exit code: 0 when nothing was lost
 */
export async function runSurroundings(args, context) {
  await installPackages(context);
  const tools = await ensureSystemTools(
    { postgres: true, redis: true, ffprobe: false, browser: false },
    context,
  );
  await build(context);
  return withTestServers(context, tools, async ({ env, directory, records }) => {
    const certificate = await makeCertificate(directory);
    const code = await runOnTerminal({
      name: 'surroundings',
      args: ['--enable-source-maps', inRoot('tests', 'dist', 'surroundings', 'main.js'), ...args],
      env: { ...env, ...certificate },
      records,
      signal: context.signal,
    });
    context.signal.throwIfAborted();
    return code ?? 1;
  });
}

/** A certificate of localhost that signs itself and that Node believes. @param {string} directory */
async function makeCertificate(directory) {
  const key = path.join(directory, 'certificate.key');
  const cert = path.join(directory, 'certificate.pem');
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  await run(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...name],
      ...['-keyout', key, '-out', cert],
    ],
    { log: 'certificate', failure: 'No certificate could be made: openssl is needed.' },
  );
  return { NODE_EXTRA_CA_CERTS: cert, TEST_CERTIFICATE: cert, TEST_CERTIFICATE_KEY: key };
}
