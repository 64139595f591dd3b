import { createReadStream } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { SafeFetch } from '@groundwork/safe-fetch/safe-fetch';
import { SafeFetchError } from '@groundwork/safe-fetch/safe-fetch-error';
import { type CatalogueFile, type CatalogueVoice, parseCatalogue } from '../catalogue/catalogue.js';

export interface VoiceSource {
  /** An address or a folder, to show and to keep. */
  readonly place: string;
  /** @throws VoiceSourceError, NotACatalogue */
  catalogue(signal: AbortSignal): Promise<CatalogueVoice[]>;
  /** Opens a file from a byte on; a source that cannot begins at 0. @throws VoiceSourceError, also while it is read */
  open(
    file: CatalogueFile,
    from: number,
    signal: AbortSignal,
  ): Promise<{ readonly from: number; readonly chunks: AsyncIterable<Buffer> }>;
}

/** Thrown when a source does not deliver as expected; the message is for the operator. */
export class VoiceSourceError extends Error {
  override readonly name = 'VoiceSourceError';

  constructor(
    message: string,
    /** Whether asking again may help. */
    readonly passing: boolean,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

const MAX_CATALOGUE_BYTES = 16 * 1024 * 1024;
const CATALOGUE_MS = 60_000;
const IDLE_MS = 30_000;

export function catalogueAt(url: string, safeFetch: SafeFetch): VoiceSource {
  const asSourceError = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      throw sourceError(error);
    }
  };
  return {
    place: url,
    catalogue: async (signal) => {
      const options = { maxBytes: MAX_CATALOGUE_BYTES, timeoutMs: CATALOGUE_MS, signal };
      const { bytes } = await asSourceError(() => safeFetch.fetchBytes(url, options));
      return parseCatalogue(bytes);
    },
    open: async (file, from, signal) => {
      const path = file.path.split('/').map(encodeURIComponent).join('/');
      const options = { from, maxBytes: file.bytes, idleMs: IDLE_MS, signal };
      const download = await asSourceError(() =>
        safeFetch.download(new URL(path, url).href, options),
      );
      async function* chunks() {
        try {
          yield* download.chunks;
        } catch (error) {
          throw sourceError(error);
        }
      }
      return { from: download.from, chunks: chunks() };
    },
  };
}

function sourceError(error: unknown): unknown {
  if (!(error instanceof SafeFetchError) || error.reason === 'aborted') return error;
  const { reason, details } = error;
  const passing =
    reason === 'timed_out' ||
    reason === 'connection_failed' ||
    reason === 'unresolvable' ||
    (details.status ?? 0) >= 500 ||
    details.status === 429;
  const message = `the download failed (${error.message})${adviceFor(reason)}`;
  return new VoiceSourceError(message, passing, { cause: error });
}

function adviceFor(reason: SafeFetchError['reason']): string {
  if (reason === 'private_address') {
    return '. To fetch from your own network, name its origin in ALLOWED_PRIVATE_ORIGINS';
  }
  return reason === 'unresolvable' || reason === 'connection_failed'
    ? '. Without a network, install from a folder: --from FOLDER (docs/engines.md)'
    : '';
}

/**
 * Voices from a folder: a copy of the catalogue with its files in their places or all in one folder, as a download of the
 * Piper voices has them.
 */
export function folderOfVoices(folder: string): VoiceSource {
  const fileOf = async (path: string): Promise<string> => {
    for (const candidate of candidates(path)) {
      const found = await stat(join(folder, candidate)).catch(missingFile);
      if (found?.isFile()) return join(folder, candidate);
    }
    const places = [...new Set(candidates(path))].join(' or ');
    throw new VoiceSourceError(`${folder} lacks a file: put it there as ${places}`, false);
  };
  return {
    place: folder,
    catalogue: async () => {
      const listed = await readFile(join(folder, 'voices.json')).catch(missingFile);
      if (listed === null) {
        const there = await readdir(folder).catch(missingFile);
        throw new VoiceSourceError(
          there === null
            ? `${folder} is not a folder`
            : `${folder} has no voices.json: copy the catalogue's into it, beside the voices`,
          false,
        );
      }
      return parseCatalogue(listed);
    },
    open: async (file, from, signal) => ({
      from,
      chunks: createReadStream(await fileOf(file.path), { start: from, signal }),
    }),
  };
}

/** Possible places of a catalogue's file in a folder; model cards share one name, so they need unique ones. */
function candidates(path: string): string[] {
  const name = basename(path);
  if (name !== 'MODEL_CARD') return [path, name];
  const [quality = '', voice = '', code = ''] = dirname(path).split('/').reverse();
  return [path, `${code}-${voice}-${quality}.MODEL_CARD`];
}

/** For a `catch`: null where there is no such file; anything else is thrown on. */
export function missingFile(error: unknown): null {
  const code: unknown = Reflect.get(Object(error), 'code');
  if (code === 'ENOENT' || code === 'ENOTDIR') return null;
  throw error;
}
