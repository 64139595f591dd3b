import { setTimeout as sleep } from 'node:timers/promises';
import { inRepository } from '../deployment/repository.js';
import type { ComposeFile, ComposeService } from './compose-file.js';
import type { Engine } from './engine.js';

/** Servers of the compose file that the services stand on, in the order in which they start. */
export const servers = ['postgres', 'redis'] as const;
/** Services with the port on which each is published. */
const PUBLISHED: Readonly<Record<string, number>> = {
  gateway: 3000,
  dashboard: 3001,
  'queue-boards': 3003,
};
const LIVEZ = ['node', '/usr/local/lib/groundwork/livez.mjs'];
const READYZ = [
  'node',
  '--eval',
  "fetch('http://127.0.0.1:9090/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))",
];

export interface FleetSettings {
  readonly engine: Engine;
  readonly compose: ComposeFile;
  /** Of its containers, network and volumes: none of another project are touched. */
  readonly project: string;
  /** The first of the ports on loopback. */
  readonly port: number;
  readonly baseImage: string;
  readonly log: (line: string) => void;
}

export interface Place {
  readonly name: string;
  readonly service: string;
  readonly publish: readonly string[];
}

/** The fleet of a compose file, from images. */
export class ContainerFleet {
  readonly places: Place[] = [];
  /** Of two gateways, on loopback. */
  readonly gateways: readonly string[];
  readonly #network: string;
  /** Images of the version that containers are started from. */
  #tag = '';

  constructor(private readonly settings: FleetSettings) {
    const { port, project } = settings;
    this.#network = `${project}_fleet`;
    this.gateways = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${port + 1}`];
  }

  /** The services that are built here, the migration left out. */
  get services(): string[] {
    return [...this.settings.compose.services]
      .filter(([name, { build }]) => build !== undefined && name !== 'migrate')
      .map(([name]) => name);
  }

  service(name: string): ComposeService {
    const found = this.settings.compose.services.get(name);
    if (found === undefined) throw new Error(`the compose file has no ${name}`);
    return found;
  }

  /** Makes the network. @returns the address of this machine in it */
  async openNetwork(): Promise<string> {
    const { engine } = this.settings;
    await engine.podman('network', 'create', this.#network);
    return engine.podman(
      ...['network', 'inspect', this.#network, '--format', '{{(index .Subnets 0).Gateway}}'],
    );
  }

  async startServers(): Promise<void> {
    const { engine, project } = this.settings;
    for (const name of servers) {
      const service = this.service(name);
      const published = `docker.io/library/${service.image}`;
      const image = (await engine.hasImage(published)) ? published : await this.#standIn(name);
      const container = `${project}-${name}`;
      const common = { network: this.#network, project, image, service };
      await engine.run({ ...common, name: container, alias: name });
      await engine.untilReady(container, () => this.isServerReady(name));
    }
  }

  /** Whether the health check of the compose file holds. */
  isServerReady(name: string): Promise<boolean> {
    const [kind, ...test] = this.service(name).healthcheck?.test ?? [];
    const command = kind === 'CMD-SHELL' ? ['sh', '-c', ...test] : test;
    return this.settings.engine.exec(`${this.settings.project}-${name}`, ...command);
  }

  async #standIn(target: string): Promise<string> {
    const { engine, baseImage } = this.settings;
    const image = `localhost/groundwork-stand-in/${target}`;
    const folder = inRepository('tests/src/containers/stand-ins');
    await engine.build([
      ...['--build-arg', `BASE_IMAGE=${baseImage}`, '--target', target],
      ...['--tag', image, folder],
    ]);
    return image;
  }

  /** Runs the migration of a version to its end, and takes that version for what is started from now on. */
  async migrate(tag: string): Promise<void> {
    const { engine, project } = this.settings;
    this.#tag = tag;
    const name = `${project}-migrate`;
    await engine.run({
      ...{ name, alias: 'migrate', network: this.#network, project },
      image: this.#imageOf('migrate'),
      service: this.service('migrate'),
    });
    const code = await engine.podman('wait', name);
    if (code !== '0') throw new Error(`migrate ended with ${code}`);
    await engine.podman('rm', name);
  }

  /** An operators' command. @returns what it printed, as JSON */
  async admin(...command: string[]): Promise<unknown> {
    const { engine, project } = this.settings;
    const name = `${project}-admin`;
    const service = { ...this.service('migrate'), command: ['node', 'dist/admin.js', ...command] };
    await engine.run({
      ...{ name, alias: 'admin', network: this.#network, project, service },
      image: this.#imageOf('migrate'),
    });
    const code = await engine.podman('wait', name);
    const printed = await engine.podman('logs', name);
    await engine.podman('rm', name);
    if (code !== '0') throw new Error(`${command.join(' ')} ended with ${code}: ${printed}`);
    return JSON.parse(printed.split('\n').at(-1) ?? '');
  }

  /** Starts all services at once, the gateway twice. @returns seconds until the last was ready */
  async startServices(): Promise<number> {
    const began = Date.now();
    for (const service of this.services) await this.add(service, 1);
    await this.add('gateway', 2);
    for (const place of this.places) await this.untilReady(place);
    return (Date.now() - began) / 1000;
  }

  /** One more container of a service; not waited for. */
  async add(service: string, replica: number): Promise<Place> {
    const { project, port } = this.settings;
    const inside = PUBLISHED[service];
    // The second gateway has the port behind the first one's, and the pages come after it.
    const outside = service === 'gateway' ? port + replica - 1 : port + (inside ?? 0) - 2999;
    const publish = inside === undefined ? [] : [`127.0.0.1:${outside}:${inside}`];
    const place = { name: `${project}-${service}-${replica}`, service, publish };
    await this.#start(place);
    this.places.push(place);
    return place;
  }

  #start(place: Place): Promise<void> {
    const { engine, project } = this.settings;
    return engine.run({
      ...{ network: this.#network, project, name: place.name, alias: place.service },
      ...{ image: this.#imageOf(place.service), service: this.service(place.service) },
      publish: place.publish,
    });
  }

  #imageOf(service: string): string {
    return `localhost/groundwork/${service}:${this.#tag}`;
  }

  /** Live by its image's own health check, and ready. */
  async untilReady({ name }: Place): Promise<void> {
    const { engine } = this.settings;
    await engine.untilReady(
      name,
      async () => (await engine.exec(name, ...LIVEZ)) && (await engine.exec(name, ...READYZ)),
    );
  }

  /** Kills the first process and waits until the restart policy has brought the container back. @returns seconds */
  async crash(name: string, isReady: () => Promise<unknown>): Promise<number> {
    const { engine } = this.settings;
    const before = await engine.state(name);
    const began = Date.now();
    await engine.crash(name);
    for (;;) {
      const now = await engine.state(name);
      if (now.status === 'running' && now.pid !== before.pid && now.pid > 0) break;
      if (Date.now() - began > 120_000) throw new Error(`${name} did not come back`);
      await sleep(200);
    }
    await isReady();
    return (Date.now() - began) / 1000;
  }

  /** Drains a container, and starts the current version in its place. @returns seconds of the drain */
  async replace(place: Place): Promise<number> {
    const { engine } = this.settings;
    const began = Date.now();
    await engine.podman('stop', place.name);
    const seconds = (Date.now() - began) / 1000;
    const { exitCode } = await engine.state(place.name);
    if (exitCode !== 0) throw new Error(`${place.name} ended with ${exitCode} when it was stopped`);
    await engine.podman('rm', place.name);
    await this.#start(place);
    await this.untilReady(place);
    return seconds;
  }

  /** Ends and removes all that the project has. */
  async close(): Promise<void> {
    const { engine, project } = this.settings;
    const names = (await engine.podman('ps', '--all', '--format', '{{.Names}}')).split('\n');
    const own = names.filter((name) => name.startsWith(`${project}-`));
    if (own.length > 0) await engine.podman('rm', '--force', '--time', '5', '--volumes', ...own);
    if (await engine.succeeds('network', 'exists', this.#network)) {
      await engine.podman('network', 'rm', this.#network);
    }
    const volumes = (await engine.podman('volume', 'ls', '--format', '{{.Name}}')).split('\n');
    const kept = volumes.filter((name) => name.startsWith(`${project}_`));
    if (kept.length > 0) await engine.podman('volume', 'rm', '--force', ...kept);
  }
}
