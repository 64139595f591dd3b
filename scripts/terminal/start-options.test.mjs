import { describe, expect, it } from '@jest/globals';
import { readStartArguments } from './start-options.mjs';

/** @param {string[]} args */
const read = (...args) => readStartArguments(args, { INIT_CWD: '/home/ann' });

const none = {
  ...{ photo: undefined, demo: false, tour: false },
  ...{ exit: false, port: undefined, url: undefined },
};

describe('options of npm start', () => {
  it.each([['--no-demo'], ['--photo', 'plot.jpg']])('refuse a tour with %s', (...others) => {
    expect(read('--tour', ...others)).toMatchObject({ fault: expect.stringContaining('--tour') });
  });

  it('makes a demo film on a port of its choice when nothing is asked', () => {
    expect(read()).toEqual({
      options: { ...none, demo: true },
    });
  });

  it('takes a photo from the folder that the person is in, not from the repository', () => {
    expect(read('--photo', 'plot.jpg')).toMatchObject({ options: { photo: '/home/ann/plot.jpg' } });
    expect(read('--photo=/data/plot.jpg')).toMatchObject({ options: { photo: '/data/plot.jpg' } });
  });

  it('reads the others', () => {
    expect(read('--no-demo', '--port', '8080', '--exit')).toEqual({
      options: { ...none, exit: true, port: 8080 },
    });
    expect(read('--tour')).toEqual({ options: { ...none, tour: true } });
    expect(read('--help')).toEqual({ help: true });
  });

  it('takes the address at which other machines reach this one', () => {
    expect(read('--url', 'http://demo.local/')).toMatchObject({
      options: { url: 'http://demo.local' },
    });
  });

  it.each([
    [['--photos', 'a.jpg']],
    [['plot.jpg']],
    [['--photo']],
    [['--url', 'demo.local']],
    [['--url', 'http://demo.local:3000']],
    [['--url', 'ftp://demo.local']],
    [['--url', 'http://demo.local/page']],
    [['--port', 'http']],
    [['--port', '0']],
    [['--port', '65536']],
    [['--photo', 'a.jpg', '--no-demo']],
  ])('refuses %j', (args) => {
    expect(read(...args)).toEqual({ fault: expect.any(String) });
  });

  it('notices that npm took an option for its own because the two dashes were forgotten', () => {
    expect(readStartArguments([], { npm_config_port: '8080' })).toEqual({
      fault: expect.stringContaining('npm start -- '),
    });
  });
});
