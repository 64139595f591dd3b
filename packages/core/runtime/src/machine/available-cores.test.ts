import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { availableCores, cpuQuota, type ProcessFiles } from './available-cores.js';

/** Files as a kernel shows them, below a folder of their own. */
async function kernel(
  membership: string,
  groups: Readonly<Record<string, string>>,
): Promise<ProcessFiles & AsyncDisposable> {
  const folder = await mkdtemp(join(tmpdir(), 'cgroup-'));
  const mount = join(folder, 'mount');
  await mkdir(mount);
  await writeFile(join(folder, 'membership'), `${membership}\n`);
  for (const [path, text] of Object.entries(groups)) {
    await mkdir(dirname(join(mount, path)), { recursive: true });
    await writeFile(join(mount, path), `${text}\n`);
  }
  return {
    membership: join(folder, 'membership'),
    mount,
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true }),
  };
}

const V1_LINES = '12:memory:/docker/abc\n4:cpu,cpuacct:/docker/abc\n1:name=systemd:/docker/abc';

describe('the CPU quota of a control group', () => {
  it.each([
    [
      'v2 in a container, which sees its own group as the root',
      '0::/',
      { 'cpu.max': '150000 100000' },
      1.5,
    ],
    ['v2 without a limit', '0::/', { 'cpu.max': 'max 100000' }, null],
    [
      'v2 of a nested group',
      '0::/kubepods/pod1/a',
      { 'kubepods/pod1/a/cpu.max': '400000 100000' },
      4,
    ],
    [
      'v2: the tightest of the groups around it',
      '0::/kubepods/pod1/a',
      { 'kubepods/pod1/a/cpu.max': 'max 100000', 'kubepods/pod1/cpu.max': '250000 100000' },
      2.5,
    ],
    [
      'v1 in a container: the path of the host is not mounted',
      V1_LINES,
      { 'cpu/cpu.cfs_quota_us': '200000', 'cpu/cpu.cfs_period_us': '100000' },
      2,
    ],
    [
      'v1 on the host, mounted by the names of both controllers',
      V1_LINES,
      {
        'cpu,cpuacct/docker/abc/cpu.cfs_quota_us': '50000',
        'cpu,cpuacct/docker/abc/cpu.cfs_period_us': '100000',
      },
      0.5,
    ],
    [
      'v1 without a limit',
      V1_LINES,
      { 'cpu/cpu.cfs_quota_us': '-1', 'cpu/cpu.cfs_period_us': '100000' },
      null,
    ],
    [
      'both at once, the CPU under v1',
      `${V1_LINES}\n0::/docker/abc`,
      { 'cpu/cpu.cfs_quota_us': '300000', 'cpu/cpu.cfs_period_us': '100000' },
      3,
    ],
    ['nothing to read', '', {}, null],
    ['files that say something else', '0::/', { 'cpu.max': 'unknown' }, null],
  ])('%s', async (_name, membership, groups, expected) => {
    await using files = await kernel(membership, groups);
    expect(cpuQuota(files)).toBe(expected);
  });

  it('is not asked for where there are no such files', () => {
    expect(cpuQuota({ membership: '/nowhere/cgroup', mount: '/nowhere' })).toBeNull();
  });
});

describe('the cores of a process', () => {
  it.each([
    ['100000 100000', 1],
    ['150000 100000', 1],
    ['20000 100000', 1],
    ['max 100000', availableParallelism()],
    ['100000000 100000', availableParallelism()],
  ])(
    'under cpu.max %j are %d: whole ones, at least one, at most the machine’s',
    async (max, cores) => {
      await using files = await kernel('0::/', { 'cpu.max': max });
      expect(availableCores(files)).toBe(cores);
    },
  );
});
