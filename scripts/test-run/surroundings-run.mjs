import path from 'node:path';
import { run } from '../processes/run.mjs';
import { runTestsProgram } from './tests-program.mjs';

/**
 * npm run test:surroundings: a fleet under load beside what operators put between it and its servers, which fails
 * meanwhile; see tests/src/surroundings.
 * @param {string[]} args `--help` tells them
 * @param {import('../terminal/command.mjs').CommandContext} context
 * @returns {Promise<number>} the exit code: 0 when nothing was lost
 */
export async function runSurroundings(args, context) {
  return runTestsProgram(
    { name: 'surroundings', file: ['surroundings', 'main.js'], args, environment: makeCertificate },
    context,
  );
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
