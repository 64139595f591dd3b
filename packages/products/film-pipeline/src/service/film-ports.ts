import type { EngineWarning } from '@groundwork/contract/warnings';
import { type MusicPort, StudioMusic } from '@groundwork/music/studio-music';
import type { ConnectPorts, EmbeddedPorts } from '@groundwork/providers/open-engines';
import type { VideoPort } from '@groundwork/providers/video/video-settings';
import { createNaturalSpeech, type NaturalVoices } from '@groundwork/speech/natural-speech';
import type { SpeechPort } from '@groundwork/speech/speech-port';
import { StudioSpeech } from '@groundwork/speech/studio-speech';

/** What every film has generated, whatever it shows. */
export interface FilmPorts {
  readonly speech: SpeechPort;
  readonly music: MusicPort;
  /** Left out where pictures stay as they are. */
  readonly video?: VideoPort;
}

/** Loads speech and music, which a process needs for its first film. */
export type LoadFilmPorts = () => Promise<EmbeddedPorts<FilmPorts>>;

/** espeak-ng and, where voices are installed, those before it. */
export function embeddedFilmPorts(
  environment: { readonly ESPEAK_PATH: string },
  natural?: NaturalVoices,
): EmbeddedPorts<FilmPorts> {
  const studio = new StudioSpeech({ espeakPath: environment.ESPEAK_PATH });
  const music = new StudioMusic();
  if (natural === undefined) return () => ({ speech: studio, music });
  const speech = (warn: (warning: EngineWarning) => void) =>
    createNaturalSpeech(natural, studio, warn);
  // Outside of tasks a voice that failed once is tried again the next time.
  const untold: SpeechPort = { speak: (input) => speech(() => undefined).speak(input) };
  return (warn) => ({ speech: warn === undefined ? untold : speech(warn), music });
}

/** Loads the providers' part of these ports. */
export async function connectFilmPorts(): Promise<ConnectPorts<FilmPorts>> {
  const [{ createRemoteSpeech }, { createRemoteVideo }] = await Promise.all([
    import('@groundwork/speech/provider/remote-speech'),
    import('@groundwork/providers/video/remote-video'),
  ]);
  return (task, embedded, settings) => ({
    ...embedded,
    ...(task.connection('speech') && {
      speech: createRemoteSpeech(task, embedded.speech, settings.speech),
    }),
    ...(task.connection('video') && { video: createRemoteVideo(task, settings.video) }),
  });
}
