import { z } from 'zod';

/** The part of a Piper voice's configuration that speaking needs. */
const configSchema = z.object({
  audio: z.object({ sample_rate: z.number().int().positive() }),
  espeak: z.object({ voice: z.string().min(1) }),
  phoneme_type: z.string().optional(),
  num_speakers: z.number().int().positive().default(1),
  phoneme_id_map: z.record(z.string(), z.array(z.number().int().nonnegative())),
});

/** The parts of a voice's configuration that we use. */
export interface VoiceConfig {
  /** Of its sound, in hertz. */
  readonly sampleRate: number;
  /** espeak-ng's voice, which converts the language's letters to sounds. */
  readonly espeakVoice: string;
  readonly speakers: number;
  /** The table of sounds as sherpa-onnx reads it: a sound and its number a line. */
  readonly tokens: Buffer;
}

/** Thrown when a voice's files cannot be used; the message says why. */
export class UnusableVoice extends Error {
  override readonly name = 'UnusableVoice';
}

/** Reads a voice's `.onnx.json`. @throws UnusableVoice */
export function readVoiceConfig(bytes: Buffer): VoiceConfig {
  let content: unknown;
  try {
    content = JSON.parse(bytes.toString('utf8'));
  } catch (error) {
    throw new UnusableVoice('its configuration is not JSON', { cause: error });
  }
  const parsed = configSchema.safeParse(content);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new UnusableVoice(
      `its configuration has no usable ${issue?.path.join('.') ?? 'content'}`,
    );
  }
  const { audio, espeak, phoneme_type: kind, num_speakers, phoneme_id_map: ids } = parsed.data;
  if (kind !== undefined && kind !== 'espeak') {
    throw new UnusableVoice(`it reads its letters by "${kind}", which is not supported`);
  }
  const lines = Object.entries(ids).flatMap(([sound, [id]]) =>
    sound === '\n' || id === undefined ? [] : [`${sound} ${id}\n`],
  );
  return {
    // A few voices say 22500 and mean 22050.
    sampleRate: audio.sample_rate === 22_500 ? 22_050 : audio.sample_rate,
    espeakVoice: espeak.voice,
    speakers: num_speakers,
    tokens: Buffer.from(lines.join('')),
  };
}

/**
 * The metadata that sherpa-onnx expects in a model and Piper keeps in a separate file, as bytes to append to the model:
 * an ONNX file is a protobuf message, and entries of a repeated field (14, `metadata_props`) may stand at its end.
 */
export function modelMetadata(config: VoiceConfig, languageName: string): Buffer {
  const entries = {
    model_type: 'vits',
    comment: 'piper',
    language: languageName,
    voice: config.espeakVoice,
    has_espeak: '1',
    n_speakers: String(config.speakers),
    sample_rate: String(config.sampleRate),
  };
  return Buffer.concat(
    Object.entries(entries).map(([key, value]) =>
      lengthDelimited(14, Buffer.concat([lengthDelimited(1, key), lengthDelimited(2, value)])),
    ),
  );
}

/** A field of a protobuf message that holds text, bytes or a message. */
function lengthDelimited(field: number, content: string | Buffer): Buffer {
  const bytes = Buffer.from(content);
  return Buffer.concat([varint((field << 3) | 2), varint(bytes.length), bytes]);
}

function varint(value: number): Buffer {
  const bytes: number[] = [];
  for (let left = value; ; left = Math.floor(left / 128)) {
    if (left < 128) return Buffer.from([...bytes, left]);
    bytes.push((left % 128) | 128);
  }
}
