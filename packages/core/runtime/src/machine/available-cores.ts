import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path/posix';

/** The kernel's files on a process's control group; other folders in tests. */
export interface ProcessFiles {
  /** Lists the groups of this process, one hierarchy a line. */
  readonly membership: string;
  /** Where the hierarchies are mounted. */
  readonly mount: string;
}

const own: ProcessFiles = { membership: '/proc/self/cgroup', mount: '/sys/fs/cgroup' };

/** The text of a file; null when it is not there or may not be read. */
function textOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    // Outside of Linux and in older kernels there are no such files.
    return null;
  }
}

/** Microseconds of CPU in a period of as many; null for no limit. */
function share(quota: string | undefined, period: string | undefined): number | null {
  const [most, of] = [Number(quota), Number(period)];
  return most > 0 && of > 0 ? most / of : null;
}

/** Of one group of version 2: `max 100000`, or `150000 100000`. */
function limitV2(folder: string): number | null {
  const [quota, period] = textOf(join(folder, 'cpu.max'))?.split(' ') ?? [];
  return share(quota, period);
}

/** Of one group of version 1: a quota of -1 is none. */
function limitV1(folder: string): number | null {
  const quota = textOf(join(folder, 'cpu.cfs_quota_us'));
  return share(quota ?? undefined, textOf(join(folder, 'cpu.cfs_period_us')) ?? undefined);
}

/**
 * The group and all groups around it. In a container the outer ones are not mounted: the root is then the group
 * itself.
 */
function groupsUpwards(path: string): string[] {
  const groups = [path];
  for (let next = path; next !== '/' && next !== '.'; ) {
    next = dirname(next);
    groups.push(next);
  }
  return groups.includes('/') ? groups : [...groups, '/'];
}

/**
 * Cores' worth of CPU time that the control group of this process, or one around it, lets it take; null without a
 * limit. Reads cgroup v2 (`cpu.max`) and v1 (`cpu.cfs_quota_us`).
 */
export function cpuQuota(files: ProcessFiles = own): number | null {
  const limits: number[] = [];
  for (const line of textOf(files.membership)?.split('\n') ?? []) {
    const [, hierarchy, controllers = '', path = '/'] = /^(\d+):([^:]*):(.*)$/u.exec(line) ?? [];
    const isV2 = hierarchy === '0' && controllers === '';
    if (!isV2 && !controllers.split(',').includes('cpu')) continue;
    for (const group of groupsUpwards(path)) {
      const found = isV2
        ? limitV2(join(files.mount, group))
        : (limitV1(join(files.mount, 'cpu', group)) ??
          limitV1(join(files.mount, controllers, group)));
      if (found !== null) limits.push(found);
    }
  }
  return limits.length === 0 ? null : Math.min(...limits);
}

/**
 * Whole cores that this process may use: those it may run on, or fewer when its container has a CPU limit. Rounded
 * down, because a process over its quota is paused for the rest of each period, heartbeats included. At least 1. Newer
 * versions of Node know the limit; 20 counts the machine's cores.
 */
export function availableCores(files: ProcessFiles = own): number {
  const quota = cpuQuota(files) ?? Number.POSITIVE_INFINITY;
  return Math.max(1, Math.floor(Math.min(availableParallelism(), quota)));
}
