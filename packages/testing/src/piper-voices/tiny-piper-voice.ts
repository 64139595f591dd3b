import { constant, node, onnxFile, value } from './onnx-file.js';

/** Hertz of its sound. */
const SAMPLE_RATE = 22_050;
const SOUND_SAMPLES = 900;

/** The signs of Piper's voices: padding, start, end, space, and the letters of the phonetic alphabet that espeak-ng writes. */
const signs = [
  ...['_', '^', '$', ' ', '!', "'", '(', ')', ',', '-', '.', ':', ';', '?'],
  ...'abcdefhijklmnopqrstuvwxyzæçðøħŋœɐɑɒɓɔɕɖɗɘəɚɛɜɞɟɠɡɢɣɤɥɦɧɨɪɫɬɭɮɯɰɱɲɳɴɵɶɸɹɺɻɽɾʀʁʂʃʄʈʉʊʋʌʍʎʏʐʑʒʔʕʘʙʛʜʝʟʡʢʲˈˌːˑ˞βθχᵻ',
];

export interface PiperVoiceFiles {
  readonly model: Buffer;
  readonly config: Buffer;
  readonly card: Buffer;
}

/**
 * A voice of the shape of Piper's that sings a tone for each sound of a text, and is silent for each space and mark, so
 * that its words can be distinguished. It keeps the pace that it is asked for.
 */
export function tinyPiperVoice(options: {
  /** espeak-ng's voice, such as `en-us`. */
  readonly espeakVoice: string;
  readonly licence?: string;
  /** Samples of each sound; more make another voice of it. */
  readonly soundSamples?: number;
}): PiperVoiceFiles {
  const { espeakVoice, licence = 'CC0', soundSamples = SOUND_SAMPLES } = options;
  const model = onnxFile([
    // Samples of one sound, by the pace that is asked for.
    node('Gather', ['scales', 'one'], 'pace'),
    node('Mul', ['pace', 'samples'], 'long'),
    node('Cast', ['long'], 'last', 'int64'),
    node('Range', ['zero', 'last', 'one'], 'steps'),
    node('Cast', ['steps'], 'time', 'float'),
    // A tone for each sound that begins and ends softly.
    node('Cast', ['input'], 'sounds', 'float'),
    node('Unsqueeze', ['sounds', 'second'], 'column'),
    node('Mul', ['column', 'spread'], 'above'),
    node('Add', ['above', 'lowest'], 'tone'),
    node('Mul', ['tone', 'time'], 'phase'),
    node('Sin', ['phase'], 'wave'),
    node('Cast', ['last'], 'length', 'float'),
    node('Div', ['time', 'length'], 'share'),
    node('Mul', ['share', 'half_turn'], 'angle'),
    node('Sin', ['angle'], 'swell'),
    node('Mul', ['wave', 'swell'], 'swelling'),
    node('Greater', ['column', 'silent'], 'heard'),
    node('Cast', ['heard'], 'loud', 'float'),
    node('Mul', ['swelling', 'loud'], 'sung'),
    node('Mul', ['sung', 'volume'], 'voice'),
    node('Reshape', ['voice', 'shape'], 'output'),
    constant('zero', 'int64', 0),
    constant('one', 'int64', 1),
    constant('samples', 'float', soundSamples),
    constant('second', 'int64', [2]),
    constant('spread', 'float', (2 * Math.PI * 7) / SAMPLE_RATE),
    constant('lowest', 'float', (2 * Math.PI * 120) / SAMPLE_RATE),
    constant('half_turn', 'float', Math.PI),
    constant('silent', 'float', signs.indexOf('?')),
    constant('volume', 'float', 0.4),
    constant('shape', 'int64', [1, 1, 1, -1]),
    value('input', 'input', 'int64', ['batch', 'sounds']),
    value('input', 'input_lengths', 'int64', ['batch']),
    value('input', 'scales', 'float', [3]),
    value('output', 'output', 'float', ['batch', 1, 1, 'time']),
  ]);
  const config = {
    audio: { sample_rate: SAMPLE_RATE, quality: 'medium' },
    espeak: { voice: espeakVoice },
    inference: { noise_scale: 0.667, length_scale: 1, noise_w: 0.8 },
    phoneme_type: 'espeak',
    phoneme_map: {},
    phoneme_id_map: Object.fromEntries(signs.map((sign, id) => [sign, [id]])),
    num_symbols: 256,
    num_speakers: 1,
    speaker_id_map: {},
  };
  const card = `# Model card for a voice of tests\n\n* Samplerate: 22,050Hz\n\n## Dataset\n\n* License: ${licence}\n`;
  return { model, config: Buffer.from(JSON.stringify(config)), card: Buffer.from(card) };
}
