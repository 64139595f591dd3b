import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** Whether the machine can hold a process to one core. */
const canPin = spawnSync('taskset', ['-V']).status === 0;

/** As the fleet starts its services (scripts/fleet/environment.mjs). */
const fleetMemory = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: String(6 * 1024 * 1024),
};

/**
 * A program held to one core that makes a template's image whenever it is given the template's name on a line of its
 * input, and answers with a line. What it starts stays on that core too.
 */
export async function startContender(program, args) {
  const command = [process.execPath, fileURLToPath(new URL(program, import.meta.url)), ...args];
  const [file, ...rest] = canPin ? ['taskset', '-c', '0', ...command] : command;
  const child = spawn(file, rest, {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...fleetMemory, ...process.env },
  });
  const lines = createInterface({ input: child.stdout });
  const ended = once(child, 'exit');
  const answer = async () => {
    const failed = ended.then(([code, signal]) => {
      throw new Error(`${program} ended with ${code ?? signal}`);
    });
    const [line] = await Promise.race([once(lines, 'line'), failed]);
    return line;
  };
  await answer();
  return {
    pid: child.pid,
    pinned: canPin,
    make: async (template) => {
      const done = answer();
      child.stdin.write(`${template}\n`);
      await done;
    },
    close: async () => {
      child.stdin.end();
      await ended;
    },
  };
}
