import { afterEach, describe, expect, it } from '@jest/globals';
import { ffmpegPath } from './environment.js';
import { runFfmpeg } from './run-ffmpeg.js';

const given = process.env.FFMPEG_PATH;

afterEach(() => {
  if (given === undefined) delete process.env.FFMPEG_PATH;
  else process.env.FFMPEG_PATH = given;
});

describe('ffmpegPath', () => {
  it('is FFMPEG_PATH where it is set, and blank counts as not set', () => {
    expect(ffmpegPath({ FFMPEG_PATH: '/opt/ffmpeg' })).toBe('/opt/ffmpeg');
    expect(ffmpegPath({ FFMPEG_PATH: '' })).toMatch(/ffmpeg/u);
  });
});

describe('runFfmpeg', () => {
  const run = {
    inputs: [{ source: 'anullsrc', options: ['-f', 'lavfi', '-t', '0.1'] }],
    output: { target: '-', options: ['-f', 'null'] },
    signal: new AbortController().signal,
  };

  it.each(['/nowhere/ffmpeg', 'no-such-encoder'])('tells that %s is not there', async (path) => {
    process.env.FFMPEG_PATH = path;
    await expect(runFfmpeg(run)).rejects.toMatchObject({ fault: 'encoder_missing' });
  });

  it('tells that ffmpeg is gone after it has run', async () => {
    await runFfmpeg(run);
    process.env.FFMPEG_PATH = '/nowhere/ffmpeg';
    await expect(runFfmpeg(run)).rejects.toMatchObject({ fault: 'encoder_missing' });
  });

  it('takes no output for written whose end found no room, whatever ffmpeg’s exit code', async () => {
    const inputs = [{ source: 'sine', options: ['-f', 'lavfi', '-t', '1'] }];
    const output = { target: '/dev/full', options: ['-f', 'mpegts'] };
    await expect(runFfmpeg({ ...run, inputs, output })).rejects.toMatchObject({
      fault: 'encoder_failed',
      message: expect.stringContaining('No space left'),
    });
  });

  it('tells what ffmpeg said when it fails', async () => {
    const inputs = [{ source: '/nowhere/film.mp4', options: [] }];
    await expect(runFfmpeg({ ...run, inputs })).rejects.toMatchObject({
      fault: 'encoder_failed',
      message: expect.stringContaining('No such file'),
    });
  });
});
