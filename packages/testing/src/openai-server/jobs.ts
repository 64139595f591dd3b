import sharp from 'sharp';
import { z } from 'zod';
import {
  type EngineAnswer,
  type EngineRequest,
  type EngineRoute,
  errorAnswer,
  type RunningServer,
} from './engine-route.js';
import { drawnBy } from './image-routes.js';
import { throughFfmpeg } from './tone-speech.js';

export interface Job {
  readonly kind: 'image' | 'video' | 'presenter';
  readonly pictures: readonly Buffer[];
  /** What may be changed is white; null: all of it. */
  readonly mask: Buffer | null;
  readonly prompt: string;
  readonly seed: number;
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  readonly fault: EngineRequest['fault'];
  looks: number;
  cancelled: boolean;
}

/** Polls that still find the job in progress. */
const LOOKS = 2;

/** A film of the picture, 24 frames a second: bright bands pass over it like the shadows of clouds; with a tone for sound. */
async function clipOf(job: Job): Promise<Buffer> {
  const { pictures, width, height, fault } = job;
  const [picture] = pictures;
  const speaks = job.kind === 'presenter';
  if (fault === 'malformed') return Buffer.from('this is no film');
  const seconds = job.seconds / (speaks && fault === 'wrong_size' ? 2 : 1);
  const wrong = fault === 'wrong_size' && !speaks;
  const stirs = !(speaks && fault === 'wrong_content');
  const size = { width: wrong ? height : width, height };
  const still = await sharp(picture)
    .resize(size.width, size.height, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer();
  const frames = Math.round(seconds * 24);
  const raw = Buffer.alloc(still.length * frames);
  for (let frame = 0; frame < frames; frame++) {
    const waves = Float32Array.from({ length: size.width * 3 }, (_, column) => {
      const x = Math.floor(column / 3) / size.width;
      return (stirs ? 22 : 0) * (Math.sin(x * 6 + frame / 8) - Math.sin(x * 6));
    });
    for (let at = 0; at < still.length; at++) {
      const value =
        fault === 'wrong_content' && !speaks ? 255 - (still[at] ?? 0) : (still[at] ?? 0);
      const wave = waves[at % waves.length] ?? 0;
      raw[frame * still.length + at] = Math.min(255, Math.max(0, value + wave));
    }
  }
  return throughFfmpeg(
    [
      ...['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${size.width}x${size.height}`, '-r', '24'],
      ...['-i', '-', '-f', 'lavfi', '-i', `sine=f=330:d=${seconds}`, '-shortest'],
      ...['-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '16', '-pix_fmt', 'yuv420p'],
      ...['-c:a', 'aac', '-movflags', 'frag_keyframe+empty_moov', '-f', 'mp4', '-'],
    ],
    raw,
  );
}

/** A picture that follows what the first one shows, inside the mask where one came. */
async function pictureOf(job: Job): Promise<Buffer> {
  const { pictures, mask, prompt, seed, width, height, fault } = job;
  if (fault === 'malformed') return Buffer.from('this is no picture');
  const blobs = pictures.map((bytes) => new Blob([new Uint8Array(bytes)]));
  const size = await sharp(pictures[0]).metadata();
  const open =
    mask === null
      ? null
      : new Blob([
          new Uint8Array(
            await sharp({
              create: {
                width: size.width,
                height: size.height,
                channels: 3,
                background: '#000000',
              },
            })
              .joinChannel(await sharp(mask).toColourspace('b-w').negate().toBuffer())
              .png()
              .toBuffer(),
          ),
        ]);
  const drawn = await drawnBy({ prompt, seed }, blobs, open, fault);
  return sharp(drawn.data, { raw: { width: drawn.width, height: drawn.height, channels: 3 } })
    .resize(
      fault === 'wrong_size'
        ? { width: 400, height: 900, fit: 'fill' }
        : { width, height, fit: 'fill' },
    )
    .png()
    .toBuffer();
}

/** Length of a WAV by its head. */
function secondsOf(wav: Buffer): number {
  return (wav.length - 44) / wav.readUInt32LE(28);
}

const bytesOf = (url: unknown): Buffer => {
  const base64 = /^data:(?:image|audio)\/[\w.+-]+;base64,(.+)$/su.exec(String(url))?.[1];
  if (base64 === undefined) throw new Error('a picture or a sound must come as a data URL');
  return Buffer.from(base64, 'base64');
};

/** Fields by which models of fal and of Replicate take pictures. */
const pictureFields = ['image_urls', 'image_url', 'start_image_url', 'input_image', 'image'];
export const inputSchema = z.record(z.string(), z.unknown());
const ratioSchema = z.string().regex(/^\d+:\d+$/u);

/** A job from an input of named fields. @throws for one that no model takes */
export async function jobOf(
  text: string,
  fault: Job['fault'],
): Promise<Omit<Job, 'looks' | 'cancelled'>> {
  const input = inputSchema.parse(JSON.parse(text));
  const given = pictureFields.flatMap((name) => input[name] ?? []);
  if (given.length === 0) throw new Error('no picture came');
  const pictures = given.map(bytesOf);
  const { width, height } = await sharp(pictures[0]).metadata();
  const asked = z.object({ width: z.number(), height: z.number() }).safeParse(input.image_size);
  const voice = input.audio_url === undefined ? null : bytesOf(input.audio_url);
  const isFilm =
    voice !== null || input.duration !== undefined || input.start_image_url !== undefined;
  const seconds =
    voice === null ? Number.parseFloat(String(input.duration ?? 5)) : secondsOf(voice);
  const ratio = ratioSchema.safeParse(input.aspect_ratio).data?.split(':').map(Number);
  const [across = width, down = height] = ratio ?? [];
  return {
    kind: voice === null ? (isFilm ? 'video' : 'image') : 'presenter',
    pictures,
    mask: input.mask_url === undefined ? null : bytesOf(input.mask_url),
    prompt: z.string().default('').parse(input.prompt),
    seed: z.number().default(0).parse(input.seed),
    width: asked.success ? asked.data.width : width,
    height: asked.success ? asked.data.height : Math.round((width * down) / across),
    ...{ seconds, fault },
  };
}

/** The jobs of a server, and how routes of any provider make, find and end them. */
export function openJobs() {
  const jobs = new Map<string, Job>();
  const uploads = new Map<string, Buffer>();
  const idIn = (path: string) => /job-\d+/u.exec(path)?.[0] ?? '';
  const jobAt = ({ path }: Pick<EngineRequest, 'path'>) => jobs.get(idIn(path));
  /** A picture with a voice is a presenter; a job says it of everything that is asked about it. */
  const capability = ({ path, body }: Pick<EngineRequest, 'path' | 'body'>) => {
    const known = jobs.get(idIn(path))?.kind;
    if (known !== undefined) return known;
    const words = body.toString('latin1', 0, 4_000_000);
    if (/"audio_url"/u.test(words)) return 'presenter';
    return /"duration"|"start_image_url"/u.test(words) ? 'video' : 'image';
  };
  const ofImages = () => 'image' as const;
  const add = (job: Omit<Job, 'looks' | 'cancelled'>) => {
    const id = `job-${jobs.size + 1}`;
    jobs.set(id, { ...job, looks: LOOKS, cancelled: false });
    return id;
  };
  const stateOf = (job: Job) => {
    if (job.cancelled) return 'cancelled';
    if (job.fault === 'job_never_ends') return 'working';
    if (job.looks > 0) {
      job.looks -= 1;
      return 'working';
    }
    return job.fault === 'job_fails' || job.fault === 'refusal' ? 'failed' : 'done';
  };
  const fileOf = async (job: Job): Promise<EngineAnswer> => {
    const isPicture = job.kind === 'image';
    const headers = { 'content-type': isPicture ? 'image/png' : 'video/mp4' };
    if (job.fault === 'empty') return { body: Buffer.alloc(0), headers };
    return { body: await (isPicture ? pictureOf(job) : clipOf(job)), headers };
  };
  const route = (
    method: EngineRoute['method'],
    path: RegExp,
    answer: EngineRoute['answer'],
    more: Partial<EngineRoute> = {},
  ): EngineRoute => ({ method, path, capability, answer, ...more });
  const missing = errorAnswer(404, 'no such job');
  const withJob =
    (
      answer: (
        job: Job,
        request: EngineRequest,
        server: RunningServer,
      ) => Promise<EngineAnswer> | EngineAnswer,
    ): EngineRoute['answer'] =>
    (request, server) => {
      const job = jobAt(request);
      return job === undefined || job.fault === 'job_lost' ? missing : answer(job, request, server);
    };
  const cancel = (answer: EngineAnswer) =>
    withJob((job) => {
      job.cancelled = true;
      return answer;
    });
  return {
    jobs,
    uploads,
    idIn,
    jobAt,
    capability,
    ofImages,
    add,
    stateOf,
    fileOf,
    route,
    missing,
    withJob,
    cancel,
  };
}
export type Jobs = ReturnType<typeof openJobs>;
