import { expect, it } from '@jest/globals';
import { findExecutable, installCommand, KNOWN_MANAGERS } from './package-manager.mjs';

it('never installs a package that would leave a Redis server of the system running', () => {
  const packages = KNOWN_MANAGERS.filter(({ command }) => command === 'apt-get').map(
    (manager) => manager.packages.redis,
  );
  expect(packages).toEqual(['redis-tools']);
});

it.each(KNOWN_MANAGERS)(
  'tells a person the command of $command for everything that the fleet needs',
  (manager) => {
    expect(installCommand(manager, ['ffmpeg', 'speech', 'redis'])).toMatch(
      /^(sudo )?(apt-get install|dnf install|apk add|pacman -Sy|brew install) ffmpeg espeak-ng (redis|redis-tools|valkey)$/,
    );
  },
);

it('finds a program on PATH, and none that is not there', () => {
  expect(findExecutable('sh')).toMatch(/\/sh$/);
  expect(findExecutable('no-such-program')).toBeUndefined();
});
