import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import type { PiperVoiceFiles } from './tiny-piper-voice.js';

export interface PiperVoiceName {
  /** Such as `en_US`. */
  readonly code: string;
  readonly languageName: string;
  readonly name: string;
  readonly quality: string;
}

/** The number of bytes of a file after which its connection breaks. */
interface Break {
  readonly path: string;
  readonly after: number;
}

/** A catalogue of Piper voices, on loopback or in a folder. */
export class PiperCatalogue {
  readonly #files = new Map<string, Buffer>();
  readonly #voices: Record<string, object> = {};
  readonly #server: Server;
  #breaks: Break[] = [];
  readonly requests: { readonly path: string; readonly from: number }[] = [];
  /** Whether it can go on in the middle of a file. */
  knowsRanges = true;

  constructor() {
    this.#server = createServer((request, response) => this.#answer(request, response));
  }

  /** @returns the voice's key, such as `en_US-john-medium` */
  add({ code, languageName, name, quality }: PiperVoiceName, voice: PiperVoiceFiles): string {
    const key = `${code}-${name}-${quality}`;
    const folder = `${code.slice(0, 2)}/${code}/${name}/${quality}`;
    const files = {
      [`${folder}/${key}.onnx`]: voice.model,
      [`${folder}/${key}.onnx.json`]: voice.config,
      [`${folder}/MODEL_CARD`]: voice.card,
    };
    for (const [path, bytes] of Object.entries(files)) this.#files.set(path, bytes);
    this.#voices[key] = {
      key,
      name,
      language: {
        code,
        family: code.slice(0, 2),
        region: code.slice(3),
        name_native: languageName,
        name_english: languageName,
        country_english: '',
      },
      quality,
      num_speakers: 1,
      speaker_id_map: {},
      files: Object.fromEntries(
        Object.entries(files).map(([path, bytes]) => [
          path,
          {
            size_bytes: bytes.length,
            md5_digest: createHash('md5').update(bytes).digest('hex'),
          },
        ]),
      ),
      aliases: [],
    };
    return key;
  }

  /** The path of a voice's model. */
  modelOf(key: string): string {
    const path = [...this.#files.keys()].find((one) => one.endsWith(`/${key}.onnx`));
    if (path === undefined) throw new Error(`no voice ${key}`);
    return path;
  }

  /** Serves other bytes than the catalogue lists. */
  replace(path: string, bytes: Buffer): void {
    this.#files.set(path, bytes);
  }

  /** Breaks the next answers for a file off, each after so many bytes. */
  breakOff(path: string, ...after: number[]): void {
    this.#breaks.push(...after.map((bytes) => ({ path, after: bytes })));
  }

  async listen(): Promise<void> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  get origin(): string {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('not listening');
    return `http://127.0.0.1:${address.port}`;
  }

  get url(): string {
    return `${this.origin}/voices/main/voices.json`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  /** Writes everything into a folder, as a copy of the catalogue has it. */
  async writeTo(folder: string): Promise<void> {
    for (const [path, bytes] of [...this.#files, ['voices.json', this.listing()] as const]) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), bytes);
    }
  }

  listing(): Buffer {
    return Buffer.from(JSON.stringify(this.#voices));
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const path = decodeURIComponent(request.url ?? '').replace('/voices/main/', '');
    const bytes = path === 'voices.json' ? this.listing() : this.#files.get(path);
    if (bytes === undefined) {
      response.writeHead(404).end();
      return;
    }
    const [, first] = /^bytes=(\d+)-$/.exec(request.headers.range ?? '') ?? [];
    const from = first === undefined || !this.knowsRanges ? 0 : Number(first);
    this.requests.push({ path, from });
    const part = bytes.subarray(from);
    response.writeHead(from > 0 ? 206 : 200, {
      'content-type': 'application/octet-stream',
      'content-length': part.length,
      ...(from > 0 && { 'content-range': `bytes ${from}-${bytes.length - 1}/${bytes.length}` }),
    });
    const broken = this.#breaks.find((one) => one.path === path);
    if (broken === undefined) {
      response.end(part);
      return;
    }
    this.#breaks = this.#breaks.filter((one) => one !== broken);
    response.write(part.subarray(0, broken.after), () =>
      // A connection that breaks at once may take with it what the client has not read yet.
      setTimeout(() => response.destroy(), 100),
    );
  }
}
