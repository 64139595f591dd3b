import {
  type MusicMood,
  type MusicTrack,
  musicMoods,
  musicTracks,
} from '@groundwork/contract/catalogues/music-tracks';
import { hash32, seededRandom } from '@groundwork/imaging/seeded-random';
import { WorkerThreads } from '@groundwork/runtime';
import { moods } from './moods.js';

/** Which music is wanted. */
export interface MusicChoice {
  readonly kind: 'stock' | 'ai';
  /** Any UUID: the same one always gives the same track. Null: chosen by mood. */
  readonly trackId: string | null;
  /** The mood that suits the pictures; a requested track wins over it. */
  readonly mood: MusicMood;
  readonly seed: number;
}

export interface MusicPort {
  /** Seconds from one beat of this music to the next; the first is at its start. */
  beatOf(choice: MusicChoice): number;
  /** A bed of exactly this length with a proper ending. WAV, 48 kHz, 16-bit, stereo. */
  compose(
    input: MusicChoice & { readonly seconds: number; readonly signal: AbortSignal },
  ): Promise<{ readonly wav: Buffer; readonly title: string }>;
}

/** An order for music: plain data, handed to the thread that composes it. */
export interface Commission {
  readonly mood: MusicMood;
  readonly tempo: number;
  readonly seconds: number;
  readonly seed: number;
}

const threads = new WorkerThreads<Commission, Uint8Array>(
  new URL('./music-thread.js', import.meta.url),
  { most: 2 },
);

/** A bed under a tenth of a second has no room for a note; one over the longest film is a mistake. */
const BOUNDS = { low: 0.1, high: 900 } as const;

/** The stock track of an id: its own, or for any other id always the same one; of a mood without an id. */
function stockTrack(trackId: string | null, mood: MusicMood): MusicTrack {
  const id = trackId?.toLowerCase();
  const known = musicTracks.find((track) =>
    id === undefined ? track.mood === mood : track.music_id === id,
  );
  return known ?? musicTracks[hash32(id ?? mood) % musicTracks.length] ?? musicTracks[0];
}

/** Music that this engine composes and plays itself, in a worker thread. */
export class StudioMusic implements MusicPort {
  beatOf(choice: MusicChoice): number {
    return 60 / planOf(choice).tempo;
  }

  /** @throws RangeError when the length is outside 0.1 to 900 s; rejects with the signal's reason when aborted */
  async compose(input: Parameters<MusicPort['compose']>[0]) {
    const { seconds, signal } = input;
    if (!(seconds >= BOUNDS.low && seconds <= BOUNDS.high)) {
      throw new RangeError(`a music bed lasts ${BOUNDS.low} to ${BOUNDS.high} s, not ${seconds}`);
    }
    const { title, ...commission } = planOf(input);
    const posted = await threads.run({ ...commission, seconds }, { seconds: 60 + seconds, signal });
    return { wav: Buffer.from(posted.buffer, posted.byteOffset, posted.byteLength), title };
  }
}

type Plan = Omit<Commission, 'seconds'> & { readonly title: string };

function planOf({ kind, trackId, mood, seed }: MusicChoice): Plan {
  return kind === 'stock' ? stockCommission(trackId, mood) : newCommission(trackId, mood, seed);
}

function stockCommission(trackId: string | null, wanted: MusicMood): Plan {
  const { title, mood, tempo, music_id } = stockTrack(trackId, wanted);
  return { title, mood, tempo, seed: hash32(music_id) };
}

/** An id always gives the same piece, whatever the film shows. */
function newCommission(trackId: string | null, wanted: MusicMood, seed: number): Plan {
  const own = trackId === null ? seed : hash32(trackId.toLowerCase());
  const random = seededRandom(own, 'commission');
  const mood = trackId === null ? wanted : random.pick(musicMoods);
  const [low, high] = moods()[mood].tempo;
  const tempo = Math.round(random.between(low, high));
  return { title: `Original score, ${mood}, ${tempo} bpm`, mood, tempo, seed: own };
}
