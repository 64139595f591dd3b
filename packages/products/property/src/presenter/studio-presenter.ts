import { knownLanguage } from '@groundwork/contract/catalogues/voices';
import { FRAMES_PER_SECOND } from '@groundwork/contract/films/fields';
import { seededRandom } from '@groundwork/imaging/seeded-random';
import { drawPortrait, type MouthShape, type Portrait, parseMember } from '@groundwork/portraits';
import type { Sitter } from '@groundwork/portraits/portrait-port';
import type { SpokenWord } from '@groundwork/speech/speech-port';
import sharp from 'sharp';
import { type LipSound, lipSounds, mouthTrack, voiceLevels } from './mouth-track.js';
import type {
  EyeCue,
  EyeLook,
  MouthCue,
  PresenterPictures,
  PresenterPort,
} from './presenter-port.js';

const SIDE = 512;
/**
 * Margins shown above the hair and below the mouth, in heights of the mouth's box: collar and shoulders fit, the top
 * of the highest hair does not.
 */
const ABOVE_HAIR = 0.7;
const ABOVE_MOUTH = 5.3;
const BELOW_MOUTH = 2.55;

interface Look {
  readonly mouth: MouthShape | null;
  readonly eyes?: 'open' | 'half' | 'closed';
  readonly background?: 'transparent' | 'studio';
}

/** Draws the head and shoulders of a presenter with this look: pixels of three channels. */
type DrawHead = (look: Look) => Promise<Buffer>;

/** The head of a presenter at rest, a PNG. @throws the signal's reason */
async function portrayRest(sitter: Sitter, signal: AbortSignal): Promise<Buffer> {
  const head = await openHead(sitter, signal);
  return await pngOf(await head({ mouth: null }));
}

async function openHead({ member, seed, familySeed }: Sitter, signal: AbortSignal) {
  const { appearance } = parseMember(member, { seed, familySeed });
  const draw = async ({ mouth, eyes = 'open', background = 'studio' }: Look): Promise<Portrait> => {
    signal.throwIfAborted();
    const looks = { appearance, seed, mouth, eyes, background } as const;
    return await drawPortrait({ ...looks, framing: 'portrait', expression: 'smile' });
  };
  const window = await headWindow(await draw({ mouth: null, background: 'transparent' }));
  const head: DrawHead = async (look) => {
    const { png } = await draw(look);
    return await sharp(png).extract(window).resize(SIDE, SIDE).removeAlpha().raw().toBuffer();
  };
  return head;
}

/** Head and shoulders of a presenter, once for each face, and the looks of the eyes. @throws the signal's reason */
async function portrayFaces(sitter: Sitter, signal: AbortSignal): Promise<PresenterPictures> {
  const head = await openHead(sitter, signal);
  const smiling = await head({ mouth: null });
  const asleep = await head({ mouth: null, eyes: 'closed' });
  const blinking = await head({ mouth: null, eyes: 'half' });
  const face = async (mouth: MouthShape) => await pngOf(await head({ mouth }));
  return {
    faces: {
      rest: await pngOf(smiling),
      closed: await face('closed'),
      small: await face('small'),
      wide: await face('wide'),
      round: await face('round'),
      spread: await face('spread'),
      teeth_on_lip: await face('teeth_on_lip'),
    },
    // Eyes and mouth are apart, so looks need not be drawn with every mouth.
    eyes: { half: await patchOf(blinking, smiling), shut: await patchOf(asleep, smiling) },
  };
}

/** Pixels by which a patch is larger than what changes in it, so that it can be scaled. */
const MARGIN = 2;

/** The pixels that differ from the open picture, with a small margin; the rest is transparent. */
async function patchOf(pixels: Buffer, open: Buffer): Promise<Buffer> {
  const patch = Buffer.alloc(SIDE * SIDE * 4);
  const changed = new Uint8Array(SIDE * SIDE);
  for (let at = 0; at < changed.length; at += 1) {
    const from = at * 3;
    patch.set(pixels.subarray(from, from + 3), at * 4);
    if ([0, 1, 2].every((channel) => pixels[from + channel] === open[from + channel])) continue;
    const [x, y] = [at % SIDE, Math.floor(at / SIDE)];
    for (let near = Math.max(0, y - MARGIN); near <= Math.min(SIDE - 1, y + MARGIN); near += 1) {
      const [left, right] = [Math.max(0, x - MARGIN), Math.min(SIDE - 1, x + MARGIN)];
      changed.fill(1, near * SIDE + left, near * SIDE + right + 1);
    }
  }
  for (const [at, isChanged] of changed.entries()) patch[at * 4 + 3] = isChanged === 1 ? 255 : 0;
  return await sharp(patch, { raw: { width: SIDE, height: SIDE, channels: 4 } })
    .png()
    .toBuffer();
}

async function pngOf(pixels: Buffer): Promise<Buffer> {
  return await sharp(pixels, { raw: { width: SIDE, height: SIDE, channels: 3 } })
    .png()
    .toBuffer();
}

/** The square that holds head and collar, with the mouth in its middle column. */
async function headWindow({ png, width, height, mouthBox }: Portrait) {
  const alpha = await sharp(png).extractChannel('alpha').raw().toBuffer();
  const crown = Math.floor(
    Math.max(
      0,
      alpha.findIndex((value) => value > 127),
    ) / width,
  );
  const middle = { x: mouthBox.x + mouthBox.width / 2, y: mouthBox.y + mouthBox.height / 2 };
  const unit = mouthBox.height;
  const top = Math.round(Math.max(0, crown - unit * ABOVE_HAIR, middle.y - unit * ABOVE_MOUTH));
  const bottom = Math.min(height, Math.round(middle.y + unit * BELOW_MOUTH));
  const side = bottom - top;
  const left = Math.round(Math.max(0, Math.min(width - side, middle.x - side / 2)));
  return { left, top, width: side, height: side };
}

/** Vowels are held longer than consonants. */
const lengths: Readonly<Record<LipSound, number>> = {
  A: 1.5,
  E: 1.4,
  O: 1.5,
  M: 1,
  F: 1,
  C: 0.8,
  '?': 1,
};

/** The lip sound of each frame by the words and their times; null between words. */
function expectedSounds(
  words: readonly SpokenWord[],
  language: string,
  frames: number,
): (LipSound | null)[] {
  const expected: (LipSound | null)[] = Array.from({ length: frames }, () => null);
  const known = knownLanguage(language);
  for (const { text, start, end } of words) {
    const read = known === null ? [] : lipSounds(text, known);
    const sounds: readonly LipSound[] = read.length === 0 ? ['?'] : read;
    const total = sounds.reduce((sum, sound) => sum + lengths[sound], 0);
    const ends = sounds.map((_sound, index) =>
      sounds.slice(0, index + 1).reduce((sum, sound) => sum + lengths[sound] / total, 0),
    );
    const first = Math.floor(start * FRAMES_PER_SECOND);
    for (let frame = first; frame < Math.min(frames, end * FRAMES_PER_SECOND); frame += 1) {
      const share = ((frame + 0.5) / FRAMES_PER_SECOND - start) / Math.max(1e-3, end - start);
      const at = ends.findIndex((until) => share <= until);
      expected[frame] = sounds[at === -1 ? sounds.length - 1 : at] ?? '?';
    }
  }
  return expected;
}

/** Seconds from one blink to the next; speakers blink more often than listeners, and unevenly. */
const BLINK_GAP = { least: 2, most: 6 };
/** How often a second blink follows at once, and after how many seconds. */
const DOUBLE_BLINK = { chance: 0.14, after: 0.37 };
/** Frames of a blink: lids on their way, shut, on their way, open. */
const blink: readonly (EyeLook | null)[] = ['half', 'shut', 'shut', 'shut', 'half', null];

function blinks(seed: number, seconds: number): EyeCue[] {
  const random = seededRandom(seed, 'eyes');
  const cues: EyeCue[] = [];
  const show = (time: number) => {
    const first = Math.round(time * FRAMES_PER_SECOND);
    for (const [frame, look] of blink.entries())
      if (frame === 0 || look !== blink[frame - 1])
        cues.push({ at: (first + frame) / FRAMES_PER_SECOND, look });
  };
  const lasting = blink.length / FRAMES_PER_SECOND;
  for (let at = 0; ; ) {
    // Short gaps are more frequent than long ones.
    at += BLINK_GAP.least + (BLINK_GAP.most - BLINK_GAP.least) * random.next() ** 1.6;
    if (at + lasting >= seconds) return cues;
    show(at);
    const again = at + DOUBLE_BLINK.after;
    if (random.next() < DOUBLE_BLINK.chance && again + lasting < seconds) show(again);
  }
}

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

  blink(seed: number, seconds: number): EyeCue[] {
    return blinks(seed, seconds);
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
