import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SpeechFailedError, SpeechUnavailableError } from './espeak.js';
import { StudioSpeech } from './studio-speech.js';

const signal = new AbortController().signal;

describe('speech under attack and failure', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'speech-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function program(script: string): Promise<StudioSpeech> {
    const path = join(folder, randomUUID());
    await writeFile(path, `#!/bin/sh\n[ "$1" = --voices ] && exit 0\n${script}\n`);
    await chmod(path, 0o755);
    return new StudioSpeech({ espeakPath: path });
  }

  it('treats a customer’s text as nothing but words', async () => {
    const speech = new StudioSpeech({ espeakPath: process.env.ESPEAK_PATH || 'espeak-ng' });
    const trap = join(folder, 'trap');
    const text = `$(touch ${trap}) \`touch ${trap}\`; touch ${trap} | <audio src="x"/> [[h@l@U]] \u0001999A -w ${trap} house`;
    const { words, seconds } = await speech.speak({ text, language: 'en', voiceId: null, signal });
    expect(existsSync(trap)).toBe(false);
    expect(words.map((word) => word.text)).toEqual(text.split(' '));
    expect(seconds).toBeGreaterThan(1);
  });

  it('says what to do when espeak-ng is missing', async () => {
    const missing = new StudioSpeech({ espeakPath: join(folder, 'nowhere') });
    const spoken = missing.speak({ text: 'A house', language: 'en', voiceId: null, signal });
    await expect(spoken).rejects.toThrow(SpeechUnavailableError);
    await expect(spoken).rejects.toThrow(/ESPEAK_PATH/);
  });

  it('tells what espeak-ng complained of', async () => {
    const broken = await program('cat > /dev/null; echo "no such voice" >&2; exit 3');
    const spoken = broken.speak({ text: 'A house', language: 'en', voiceId: null, signal });
    await expect(spoken).rejects.toThrow(SpeechFailedError);
    await expect(spoken).rejects.toThrow(/code 3: no such voice/);
  });

  it('ends the process and gives the signal’s reason when aborted', async () => {
    const pidFile = join(folder, 'pid');
    const slow = await program(`echo $$ >> ${pidFile}; exec sleep 60`);
    const controller = new AbortController();
    const spoken = slow.speak({
      text: 'A house',
      language: 'en',
      voiceId: null,
      signal: controller.signal,
    });
    const outcome = expect(spoken).rejects.toBe('enough');
    const started = async () => {
      const written = existsSync(pidFile) ? await readFile(pidFile, 'utf8') : '';
      return written.trim().split('\n').filter(Boolean).map(Number);
    };
    let pids: number[] = [];
    while (pids.length < 3) {
      pids = await started();
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    controller.abort('enough');
    await outcome;
    const alive = () =>
      pids.filter((pid) => {
        try {
          return process.kill(pid, 0);
        } catch {
          return false;
        }
      });
    for (let tries = 0; alive().length > 0 && tries < 200; tries++) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    expect(alive()).toEqual([]);
  });
});
