import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { VoiceFailed } from './voice-process.js';

const run = promisify(execFile);

/**
 * The folder of espeak-ng's data, which voices use to convert letters to sounds. @throws VoiceFailed without espeak-ng
 */
export async function espeakDataFolder(espeakPath: string): Promise<string> {
  try {
    const { stdout } = await run(espeakPath, ['--version'], { timeout: 10_000 });
    const [, folder] = /Data at:\s*(\S.*)$/m.exec(stdout) ?? [];
    if (folder !== undefined) return folder.trim();
  } catch (error) {
    throw new VoiceFailed(`needs espeak-ng, which could not be started as "${espeakPath}"`, {
      cause: error,
    });
  }
  throw new VoiceFailed(`needs espeak-ng's data, and "${espeakPath} --version" does not say where`);
}
