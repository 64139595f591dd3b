import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { ComposeService } from './compose-file.js';

const execute = promisify(execFile);
const MOST_OUTPUT = 64 * 1024 * 1024;

const imageSchema = z.array(z.looseObject({ Id: z.string(), Size: z.number() })).length(1);
const containerSchema = z
  .array(
    z.looseObject({
      Id: z.string(),
      RestartCount: z.number(),
      State: z.looseObject({ Status: z.string(), Pid: z.number(), ExitCode: z.number() }),
    }),
  )
  .length(1);

export interface ContainerState {
  /** Unlike any other's; a container that is started again keeps it. */
  readonly id: string;
  readonly status: string;
  /** Of its first process, on this machine; 0 when it does not run. */
  readonly pid: number;
  readonly exitCode: number;
  readonly restarts: number;
}

/** Podman, which takes what docker takes; images are built with buildah, which is the same program's other half. */
export class Engine {
  /** Arguments of `run` that a machine needs; runc works where crun does not find its control groups. */
  constructor(
    private readonly runArguments: readonly string[] = (process.env.PODMAN_RUN_ARGUMENTS ?? '')
      .split(' ')
      .filter((one) => one !== ''),
  ) {}

  /** @throws with what it wrote when it ends with anything but 0 */
  async podman(...args: string[]): Promise<string> {
    return (await execute('podman', args, { maxBuffer: MOST_OUTPUT })).stdout.trim();
  }

  /** Whether podman ended with 0. */
  async succeeds(...args: string[]): Promise<boolean> {
    return this.podman(...args).then(
      () => true,
      () => false,
    );
  }

  async buildah(...args: string[]): Promise<string> {
    return (await execute('buildah', args, { maxBuffer: MOST_OUTPUT })).stdout.trim();
  }

  async build(args: readonly string[]): Promise<void> {
    await this.buildah('bud', '--isolation', 'chroot', '--network', 'host', '--layers', ...args);
  }

  hasImage(image: string): Promise<boolean> {
    return this.succeeds('image', 'exists', image);
  }

  /** Bytes of an image with all its layers. */
  async imageSize(image: string): Promise<number> {
    const [found] = imageSchema.parse(JSON.parse(await this.podman('image', 'inspect', image)));
    return found?.Size ?? 0;
  }

  /** Starts a container of a service of a compose file. @returns when it runs, which is not when it is ready */
  async run(container: {
    readonly name: string;
    readonly alias: string;
    readonly network: string;
    readonly project: string;
    readonly image: string;
    readonly service: ComposeService;
    readonly publish?: readonly string[];
  }): Promise<void> {
    const { service, project } = container;
    const volumes = service.volumes.map((volume) =>
      /^[\w-]+:/.test(volume) ? `${project}_${volume}` : volume,
    );
    await this.podman(
      ...['run', '--detach', '--name', container.name, ...this.runArguments],
      ...['--network', container.network, '--network-alias', container.alias],
      ...['--restart', service.restart, '--cpus', service.cpus, '--memory', service.mem_limit],
      ...['--stop-timeout', String(Number.parseInt(service.stop_grace_period, 10))],
      ...(service.read_only ? ['--read-only', '--read-only-tmpfs=false'] : []),
      ...each('--cap-drop', service.cap_drop),
      ...each(
        '--security-opt',
        service.security_opt.map((one) => one.replace(/:true$/, '')),
      ),
      ...each('--tmpfs', service.tmpfs),
      ...each('--volume', volumes),
      ...each('--publish', container.publish ?? []),
      ...each(
        '--env',
        Object.entries(service.environment).map(([name, value]) => `${name}=${value}`),
      ),
      container.image,
      ...service.command,
    );
  }

  async state(name: string): Promise<ContainerState> {
    const [found] = containerSchema.parse(JSON.parse(await this.podman('inspect', name)));
    if (found === undefined) throw new Error(`there is no container ${name}`);
    const { Status: status, Pid: pid, ExitCode: exitCode } = found.State;
    return { id: found.Id, status, pid, exitCode, restarts: found.RestartCount };
  }

  /** Kills the first process of a container, as a machine without memory does; its restart policy holds. */
  async crash(name: string): Promise<void> {
    const { pid } = await this.state(name);
    if (pid > 0) process.kill(pid, 'SIGKILL');
  }

  /** Whether the program of a container ends with 0, such as its health check. */
  exec(name: string, ...command: string[]): Promise<boolean> {
    return this.succeeds('exec', name, ...command);
  }

  /** @throws with the end of its log when the check does not hold in time */
  async untilReady(name: string, check: () => Promise<boolean>, seconds = 180): Promise<void> {
    const deadline = Date.now() + seconds * 1000;
    while (Date.now() < deadline) {
      if (await check()) return;
      await sleep(500);
    }
    const log = await this.podman('logs', '--tail', '20', name).catch(() => '');
    throw new Error(`${name} was not ready within ${seconds} s:\n${log}`);
  }
}

function each(option: string, values: readonly string[]): string[] {
  return values.flatMap((value) => [option, value]);
}
