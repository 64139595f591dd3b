import { z } from 'zod';

/** URL of the Piper voices' catalogue; the files of each voice are next to it. */
export const PIPER_CATALOGUE =
  'https://huggingface.co/rhasspy/piper-voices/resolve/main/voices.json';

/** A path below the catalogue: no way out of its folder. */
const pathSchema = z
  .string()
  .regex(/^[^/\\:?#]+(?:\/[^/\\:?#]+)*$/)
  .refine((path) => !path.split('/').some((part) => part === '..' || part === '.'));

const fileSchema = z.object({
  size_bytes: z.number().int().positive(),
  md5_digest: z.string().regex(/^[0-9a-f]{32}$/),
});

const entrySchema = z.object({
  key: z.string().regex(/^[^/\\]+$/),
  name: z.string().min(1),
  language: z.object({
    code: z.string().regex(/^[a-z]{2,3}(?:_[A-Z]{2})?$/),
    name_english: z.string(),
    country_english: z.string().optional(),
  }),
  quality: z.string(),
  num_speakers: z.number().int().positive(),
  files: z.record(pathSchema, fileSchema),
});

/** A file of the catalogue, by its path below it. */
export interface CatalogueFile {
  readonly path: string;
  readonly bytes: number;
  readonly md5: string;
}

export interface CatalogueVoice {
  /** Such as `de_DE-thorsten-medium`. */
  readonly key: string;
  readonly name: string;
  /** Such as `de`. */
  readonly language: string;
  /** Such as `DE`; null where the catalogue names none. */
  readonly region: string | null;
  readonly languageName: string;
  readonly quality: string;
  readonly speakers: number;
  readonly model: CatalogueFile;
  readonly config: CatalogueFile;
  readonly card: CatalogueFile | null;
}

/** Thrown when what calls itself a catalogue is none. */
export class NotACatalogue extends Error {
  override readonly name = 'NotACatalogue';

  constructor(why: string, options?: ErrorOptions) {
    super(`the catalogue of voices cannot be read: ${why}`, options);
  }
}

/** Reads the catalogue of Piper voices. An entry that is not of its form is left out. @throws NotACatalogue */
export function parseCatalogue(bytes: Buffer): CatalogueVoice[] {
  let content: unknown;
  try {
    content = JSON.parse(bytes.toString('utf8'));
  } catch (error) {
    throw new NotACatalogue('it is not JSON', { cause: error });
  }
  const entries = z.record(z.string(), z.unknown()).safeParse(content);
  if (!entries.success) throw new NotACatalogue('it is not an object of voices');
  const voices = Object.values(entries.data).flatMap((entry) => {
    const parsed = entrySchema.safeParse(entry);
    return parsed.success ? (voiceOf(parsed.data) ?? []) : [];
  });
  if (voices.length === 0) throw new NotACatalogue('it lists no voice');
  return voices;
}

function voiceOf(entry: z.output<typeof entrySchema>): CatalogueVoice | null {
  const files = Object.entries(entry.files).map(
    ([path, { size_bytes: bytes, md5_digest: md5 }]): CatalogueFile => ({ path, bytes, md5 }),
  );
  const model = files.find(({ path }) => path.endsWith('.onnx'));
  const config = files.find(({ path }) => path.endsWith('.onnx.json'));
  if (model === undefined || config === undefined) return null;
  const [language = '', region] = entry.language.code.split('_');
  return {
    key: entry.key,
    name: entry.name,
    language,
    region: region ?? null,
    languageName: entry.language.name_english,
    quality: entry.quality,
    speakers: entry.num_speakers,
    model,
    config,
    card: files.find(({ path }) => /(^|\/)MODEL_CARD$/.test(path)) ?? null,
  };
}
