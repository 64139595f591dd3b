import { FRAMES_PER_SECOND } from '@groundwork/contract';
import { animateEyes } from './animate-eyes.js';
import { expectedSounds } from './expected-sounds.js';
import { mouthTrack } from './mouth-track.js';
import { portrayFaces, portrayRest } from './portray-faces.js';
import type { MouthCue, PresenterPort } from './presenter-port.js';
import { voiceLevels } from './voice-level.js';

/** Silence after the speech, in frames, in which the mouth finds its end. */
const AFTER = 3;

/** Draws presenters as illustrated characters, and reads their lips from the sound and the letters. */
export class StudioPresenter implements PresenterPort {
  async portrayFaces(input: Parameters<PresenterPort['portrayFaces']>[0]) {
    return await portrayFaces(input.sitter, input.signal);
  }

  /** Illustrated characters are drawn face by face. */
  async filmSpeeches(): Promise<null> {
    return null;
  }

  async portrayRest(input: Parameters<PresenterPort['portrayRest']>[0]) {
    return await portrayRest(input.sitter, input.signal);
  }

  animateEyes(input: Parameters<PresenterPort['animateEyes']>[0]) {
    return animateEyes(input);
  }

  followSpeech({ speech, language }: Parameters<PresenterPort['followSpeech']>[0]): MouthCue[] {
    const levels = voiceLevels(speech.wav);
    const sounds = expectedSounds(speech.words, language, levels.length);
    const heard = levels.map((level, frame) => ({ level, sound: sounds[frame] ?? null }));
    const after = Array.from({ length: AFTER }, () => ({ level: 0, sound: null }));
    const track = mouthTrack([...heard, ...after]);
    return track.flatMap((mouth, frame) =>
      mouth === track[frame - 1] || (frame === 0 && mouth === 'closed')
        ? []
        : [{ at: frame / FRAMES_PER_SECOND, mouth }],
    );
  }
}
