import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chooseFreePort, ownServers } from '@groundwork/testing';
import { inRepository } from '../deployment/repository.js';
import { testCertificate } from './certificate.js';
import { type FleetUnderLoad, underLoad } from './fleet-under-load.js';

/** Between the API's own limit and the proxy's. */
const TOO_LARGE_FOR_API = 300 * 1024;
const TOO_LARGE_FOR_PROXY = 2 * 1024 * 1024;

/** infra/nginx/groundwork.conf in front of the gateway, which is killed and restarted behind it. */
export async function nginxStandsInFront(log: (line: string) => void): Promise<string> {
  const processes = ownServers.testProcesses();
  let proxy = '';
  try {
    return await underLoad(
      {
        publicUrl: async (gateway) => {
          proxy = await startNginx(processes, gateway);
          return proxy;
        },
      },
      async (running) => {
        await sleep(3_000);
        await limitsHold(proxy, running);
        const seconds = await streamIsHeard(proxy, running);
        log(`a stream's first event came after ${seconds.toFixed(1)} s, and the stream went on`);
        log('the gateway is killed');
        await running.fleet.kill('gateway');
        await sleep(2_000);
        await running.fleet.start('gateway');
        log('it is back');
        await sleep(6_000);
      },
    );
  } finally {
    await processes.stopAll();
  }
}

async function startNginx(
  processes: ReturnType<typeof ownServers.testProcesses>,
  gateway: string,
): Promise<string> {
  const name = ownServers.uniqueName('nginx');
  const directory = ownServers.runDirectory(name);
  const [port, plain] = [await chooseFreePort(), await chooseFreePort()];
  const { cert, key } = testCertificate();
  const site = readFileSync(inRepository('infra/nginx/groundwork.conf'), 'utf8')
    .replace('server 127.0.0.1:3000', `server ${new URL(gateway).host}`)
    .replaceAll(/listen 443\b/g, `listen 127.0.0.1:${port}`)
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replaceAll('api.example.com', 'localhost')
    .replaceAll(/ssl_certificate \S+;/g, `ssl_certificate ${cert};`)
    .replaceAll(/ssl_certificate_key \S+;/g, `ssl_certificate_key ${key};`);
  writeFileSync(path.join(directory, 'site.conf'), site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${directory}/${kind};`,
  );
  const config = path.join(directory, 'nginx.conf');
  writeFileSync(
    config,
    [
      ...['daemon off;', `pid ${directory}/pid;`, 'error_log stderr warn;', 'events {}', 'http {'],
      ...[...temporary, 'access_log off;', `include ${directory}/site.conf;`, '}', ''],
    ].join('\n'),
  );
  processes.spawn({
    ...{ name, command: process.env.NGINX ?? '/usr/sbin/nginx', args: ['-c', config] },
    ...{ env: { PATH: process.env.PATH }, log: ownServers.testLog(name), rank: 0 },
  });
  const url = `https://localhost:${port}`;
  for (let tries = 0; tries < 100; tries += 1) {
    const answers = await fetch(`${url}/v1/voices`).then(
      ({ status }) => status < 500,
      () => false,
    );
    if (answers) return url;
    await sleep(100);
  }
  throw new Error(`nginx does not answer: ${ownServers.testLog(name)}`);
}

/** A body that is too large gets the API's own answer; one that nobody means is cut off before it. */
async function limitsHold(proxy: string, { customer }: FleetUnderLoad): Promise<void> {
  const post = async (bytes: number) => {
    const answer = await fetch(`${proxy}/v1/families`, {
      method: 'POST',
      headers: { authorization: `Bearer ${customer.apiKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'x'.repeat(bytes) }),
    });
    return { status: answer.status, body: await answer.text() };
  };
  const own = await post(TOO_LARGE_FOR_API);
  const cut = await post(TOO_LARGE_FOR_PROXY);
  if (own.status !== 413 || !own.body.includes('"error"') || cut.status !== 413) {
    throw new Error(`bodies that are too large: ${own.status} ${own.body}, ${cut.status}`);
  }
}

/** @returns seconds until the first event, of a stream that had not ended by then */
async function streamIsHeard(proxy: string, { customer }: FleetUnderLoad): Promise<number> {
  const taskId = await customer.askForFamily();
  const began = Date.now();
  const answer = await fetch(`${proxy}/v1/tasks/${taskId}/events`, {
    headers: { authorization: `Bearer ${customer.apiKey}` },
  });
  const reader = answer.body?.getReader();
  const first = await reader?.read();
  await reader?.cancel();
  const text = Buffer.from(first?.value ?? []).toString();
  if (!text.includes('event:') || first?.done === true) throw new Error(`no event: ${text}`);
  return (Date.now() - began) / 1000;
}
