import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Box } from '../../../design.js';
import { type Script, scripts } from './scripts.js';

/** The part of tesseract.js-core that we use; the package has no types. */
interface TesseractApi {
  Init(folder: string, languages: string, engine: number, config: null): number;
  SetVariable(name: string, value: string): boolean;
  SetImageFile(exif: number, angle: number): number;
  Recognize(monitor: null): number;
  GetTSVText(page: number): string;
}
interface TesseractModule {
  readonly FS: { writeFile(path: string, data: Uint8Array): void };
  readonly TessBaseAPI: new () => TesseractApi;
}
type OpenTesseract = (options: {
  print(text: string): void;
  printErr(text: string): void;
}) => Promise<TesseractModule>;

const require = createRequire(import.meta.url);
/** Its recogniser by neural network, not the older one by patterns. */
const LSTM_ONLY = 1;
const SINGLE_LINE = '7';
/** The network was trained on printed pages; the figure only spares Tesseract a guess. */
const DPI = '150';

/** Dark letters on white, a byte a pixel. */
export interface LineImage {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

export interface OcrWord {
  readonly text: string;
  /** In px of the image. */
  readonly box: Box;
  /** 0..1 */
  readonly confidence: number;
}

/** Reads single lines of text. Computes for some 30 ms a line: use it in a thread. */
export class TextReader {
  readonly #module: TesseractModule;
  readonly #readers = new Map<Script, TesseractApi>();

  private constructor(module: TesseractModule) {
    this.#module = module;
  }

  static async open(): Promise<TextReader> {
    const open = require('tesseract.js-core/tesseract-core-simd-lstm') as OpenTesseract;
    // It reports missing configuration files that it does not need.
    const quiet = () => undefined;
    return new TextReader(await open({ print: quiet, printErr: quiet }));
  }

  read({ width, height, data }: LineImage, script: Script): OcrWord[] {
    const reader = this.#readers.get(script) ?? this.#openReader(script);
    const head = Buffer.from(`P5\n${width} ${height}\n255\n`);
    this.#module.FS.writeFile('/input', Buffer.concat([head, data]));
    if (reader.SetImageFile(1, 0) !== 0) throw new Error('Tesseract did not take the image.');
    reader.Recognize(null);
    return wordsOfTable(reader.GetTSVText(0));
  }

  /** About a tenth of a second, and 20 MB of memory a language. */
  #openReader(script: Script): TesseractApi {
    const languages = scripts[script];
    for (const language of languages) {
      const folder = dirname(require.resolve(`@tesseract.js-data/${language}/package.json`));
      const packed = readFileSync(join(folder, '4.0.0_best_int', `${language}.traineddata.gz`));
      this.#module.FS.writeFile(`/${language}.traineddata`, gunzipSync(packed));
    }
    const reader = new this.#module.TessBaseAPI();
    if (reader.Init('/', languages.join('+'), LSTM_ONLY, null) !== 0) {
      throw new Error(`Tesseract did not open its data for ${script}.`);
    }
    reader.SetVariable('tessedit_pageseg_mode', SINGLE_LINE);
    reader.SetVariable('user_defined_dpi', DPI);
    this.#readers.set(script, reader);
    return reader;
  }
}

/** Level of words in Tesseract's table, whose columns are level, page, block, paragraph, line, word, box, confidence, text. */
const WORD_LEVEL = '5';

function wordsOfTable(table: string): OcrWord[] {
  return table.split('\n').flatMap((row): OcrWord[] => {
    const [level, , , , , , x, y, width, height, confidence, text = ''] = row.split('\t');
    if (level !== WORD_LEVEL || text.trim() === '') return [];
    return [
      {
        text: text.trim(),
        box: { x: Number(x), y: Number(y), width: Number(width), height: Number(height) },
        confidence: Number(confidence) / 100,
      },
    ];
  });
}
