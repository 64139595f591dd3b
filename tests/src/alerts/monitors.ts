import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { chooseFreePort, ownServers } from '@groundwork/testing';
import { stringify } from 'yaml';
import { z } from 'zod';

const LOOK_MS = 200;
const READY_MS = 30_000;

/** The body that Alertmanager posts to a receiver. */
const notificationSchema = z.object({
  alerts: z.array(
    z.object({
      status: z.enum(['firing', 'resolved']),
      labels: z.looseObject({ alertname: z.string() }),
      fingerprint: z.string(),
    }),
  ),
});

/** A process whose metrics are read. */
export interface Target {
  readonly service: string;
  readonly healthUrl: string;
}

/** Prometheus and Alertmanager as they stand beside a fleet, and a receiver of alerts. */
export interface Monitors {
  /** Which processes are read from now on. */
  watch(targets: readonly Target[]): void;
  /** Resolves when Alertmanager has reported that it fires. @throws after so many ms */
  fired(alert: string, limitMs: number): Promise<void>;
  /** Resolves when Alertmanager has reported that no instance of it fires. @throws after so many ms */
  ended(alert: string, limitMs: number): Promise<void>;
  close(): Promise<void>;
}

/** @param rules text of a file of rules */
export async function startMonitors(rules: string): Promise<Monitors> {
  const processes = ownServers.testProcesses();
  const name = ownServers.uniqueName('monitors');
  const directory = ownServers.runDirectory(name);
  const at = (file: string) => path.join(directory, file);
  /** Fingerprints of what fires, by the alert's name. */
  const firing = new Map<string, Set<string>>();
  const receiver = createServer(async (request, response) => {
    const { alerts } = notificationSchema.parse(JSON.parse(await text(request)));
    for (const { status, labels, fingerprint } of alerts) {
      const instances = firing.get(labels.alertname) ?? new Set();
      firing.set(labels.alertname, instances);
      if (status === 'firing') instances.add(fingerprint);
      else instances.delete(fingerprint);
    }
    response.end();
  });
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const { port: receiverPort } = receiver.address() as AddressInfo;
  const [prometheusPort, managerPort] = [await chooseFreePort(), await chooseFreePort()];

  const watch = (targets: readonly Target[]) => {
    const groups = targets.map(({ service, healthUrl }) => ({
      targets: [new URL(healthUrl).host],
      labels: { service },
    }));
    writeFileSync(at('targets.json'), JSON.stringify(groups));
  };
  watch([]);
  writeFileSync(at('rules.yml'), rules);
  writeFileSync(
    at('prometheus.yml'),
    stringify({
      global: { scrape_interval: '1s', scrape_timeout: '1s', evaluation_interval: '1s' },
      rule_files: [at('rules.yml')],
      alerting: {
        alertmanagers: [{ static_configs: [{ targets: [`127.0.0.1:${managerPort}`] }] }],
      },
      scrape_configs: [
        {
          job_name: 'groundwork',
          file_sd_configs: [{ files: [at('targets.json')], refresh_interval: '1s' }],
        },
      ],
    }),
  );
  writeFileSync(
    at('alertmanager.yml'),
    stringify({
      route: {
        receiver: 'receiver',
        group_by: ['...'],
        group_wait: '0s',
        group_interval: '1s',
        repeat_interval: '1h',
      },
      receivers: [
        {
          name: 'receiver',
          webhook_configs: [{ url: `http://127.0.0.1:${receiverPort}/`, send_resolved: true }],
        },
      ],
    }),
  );
  const start = (command: string, args: readonly string[]) =>
    processes.spawn({
      ...{ name: `${name}-${command}`, command, args: [...args] },
      ...{
        env: { PATH: process.env.PATH },
        rank: 2,
        log: ownServers.testLog(`${name}-${command}`),
      },
    });
  start(process.env.ALERTMANAGER ?? 'prometheus-alertmanager', [
    `--config.file=${at('alertmanager.yml')}`,
    `--storage.path=${at('alertmanager')}`,
    `--web.listen-address=127.0.0.1:${managerPort}`,
    '--cluster.listen-address=',
  ]);
  start(process.env.PROMETHEUS ?? 'prometheus', [
    `--config.file=${at('prometheus.yml')}`,
    `--storage.tsdb.path=${at('prometheus')}`,
    `--web.listen-address=127.0.0.1:${prometheusPort}`,
    '--rules.alert.resend-delay=1s',
  ]);
  for (const port of [managerPort, prometheusPort]) await untilReady(port);

  const until = async (what: string, holds: () => boolean, limitMs: number) => {
    const deadline = Date.now() + limitMs;
    while (!holds()) {
      if (Date.now() > deadline) throw new Error(`${what} within ${limitMs / 1000} s`);
      await sleep(LOOK_MS);
    }
  };
  const count = (alert: string) => firing.get(alert)?.size ?? 0;
  return {
    watch,
    fired: (alert, limitMs) => until(`${alert} did not fire`, () => count(alert) > 0, limitMs),
    ended: (alert, limitMs) => until(`${alert} did not end`, () => count(alert) === 0, limitMs),
    close: async () => {
      await processes.stopAll();
      receiver.closeAllConnections();
      receiver.close();
    },
  };
}

async function untilReady(port: number): Promise<void> {
  const deadline = Date.now() + READY_MS;
  for (;;) {
    const isReady = await fetch(`http://127.0.0.1:${port}/-/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    if (Date.now() > deadline) {
      throw new Error('Prometheus and Alertmanager were not ready: both must be installed');
    }
    await sleep(LOOK_MS);
  }
}
