import { fork } from 'node:child_process';
import { once } from 'node:events';

/**
 * A program that makes the same film whenever it is asked, in a process of its own, so that its time and memory are
 * its own. It receives { kind: 'open' | 'film' | 'close', … }, answers the first two with { done: kind } and ends at
 * the third.
 */
export function startContender(file, options = {}) {
  const child = fork(file, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], ...options });
  const ended = once(child, 'exit');
  const ask = async (kind, rest = {}) => {
    const answer = once(child, 'message');
    child.send({ kind, ...rest });
    await Promise.race([
      answer,
      ended.then(([code, signal]) => {
        throw new Error(`${file} ended with ${code ?? signal} on the command to ${kind}`);
      }),
    ]);
  };
  return {
    pid: child.pid,
    open: (settings) => ask('open', settings),
    film: (outputFile) => ask('film', { outputFile }),
    close: async () => {
      if (child.connected) child.send({ kind: 'close' });
      await ended;
    },
  };
}
