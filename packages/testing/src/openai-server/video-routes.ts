import sharp from 'sharp';
import { z } from 'zod';
import {
  type EngineAnswer,
  type EngineRequest,
  type EngineRoute,
  errorAnswer,
  formOf,
  type RunningServer,
} from './engine-route.js';
import { throughFfmpeg } from './tone-speech.js';

interface Job {
  readonly picture: Buffer;
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  /** Whether it has speech, which makes it a presenter's. */
  readonly speaks: boolean;
  readonly fault: EngineRequest['fault'];
  looks: number;
  cancelled: boolean;
}

/** Polls that still find the job in progress. */
const LOOKS = 2;

/** A film of the picture, 24 frames a second: bright bands pass over it like the shadows of clouds; with a tone for sound. */
async function clipOf(job: Job): Promise<Buffer> {
  const { picture, width, height, speaks, fault } = job;
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

const falSchema = z
  .object({
    prompt: z.string().min(1),
    image_url: z.string(),
    duration: z.string().optional(),
    audio_url: z
      .string()
      .regex(/^data:audio\/wav;base64,/u)
      .optional(),
  })
  .loose();

/** Length of a WAV by its head. */
function secondsOf(wav: Buffer): number {
  return (wav.length - 44) / wav.readUInt32LE(28);
}

/** Jobs by OpenAI's shape of /videos and by fal's queue, both with the same film behind them. */
export function videoRoutes(): EngineRoute[] {
  const jobs = new Map<string, Job>();
  /** A picture with a voice is a presenter; a job says it of everything that is asked about it. */
  const capability = ({ path, body }: Pick<EngineRequest, 'path' | 'body'>) => {
    const job = jobs.get(/job-\d+/u.exec(path)?.[0] ?? '');
    const speaks = job?.speaks ?? /name="input_audio"|"audio_url"/u.test(body.toString('latin1'));
    return speaks ? 'presenter' : 'video';
  };
  const add = (job: Omit<Job, 'looks' | 'cancelled'>) => {
    const id = `job-${jobs.size + 1}`;
    jobs.set(id, { ...job, looks: LOOKS, cancelled: false });
    return id;
  };
  const jobIn = ({ path }: EngineRequest) => {
    const id = /job-\d+/u.exec(path)?.[0] ?? '';
    return { id, job: jobs.get(id) };
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
  const reason = ({ fault }: Job) =>
    fault === 'refusal'
      ? { code: 'moderation_blocked', message: 'against the policy' }
      : { code: 'internal', message: 'out of memory' };
  const film = async (job: Job): Promise<EngineAnswer> => ({
    body: job.fault === 'empty' ? Buffer.alloc(0) : await clipOf(job),
    headers: { 'content-type': 'video/mp4' },
  });
  return [
    {
      method: 'POST',
      path: /^\/videos$/,
      capability,
      answer: async (request) => {
        const form = await formOf(request);
        const file = form.get('input_reference');
        const size = /^(\d+)x(\d+)$/u.exec(String(form.get('size')));
        if (!(file instanceof Blob) || size === null) return errorAnswer(400, 'no picture or size');
        const voice = form.get('input_audio');
        const id = add({
          picture: Buffer.from(await file.arrayBuffer()),
          width: Number(size[1]),
          height: Number(size[2]),
          seconds:
            voice instanceof Blob
              ? secondsOf(Buffer.from(await voice.arrayBuffer()))
              : Number(form.get('seconds')),
          speaks: voice instanceof Blob,
          fault: request.fault,
        });
        return { body: { id, object: 'video', status: 'queued', created_at: 0 } };
      },
    },
    {
      method: 'GET',
      path: /^\/videos\/job-\d+$/,
      capability,
      answer: (request) => {
        const { id, job } = jobIn(request);
        if (job === undefined || job.fault === 'job_lost') return errorAnswer(404, 'no such job');
        const state = stateOf(job);
        const names = { working: 'in_progress', done: 'completed' };
        const status = state === 'working' || state === 'done' ? names[state] : state;
        return {
          body: { id, object: 'video', status, error: state === 'failed' ? reason(job) : null },
        };
      },
    },
    {
      method: 'GET',
      path: /^\/videos\/job-\d+\/content$/,
      capability,
      answer: async (request) => {
        const { job } = jobIn(request);
        return job === undefined ? errorAnswer(404, 'no such job') : film(job);
      },
    },
    {
      method: 'DELETE',
      path: /^\/videos\/job-\d+$/,
      capability,
      answer: (request) => {
        const { id, job } = jobIn(request);
        if (job !== undefined) job.cancelled = true;
        return { body: { id, object: 'video.deleted', deleted: job !== undefined } };
      },
    },
    {
      method: 'POST',
      path: /^\/test-video\/kling\/image-to-video$/,
      capability,
      answer: async (request) => {
        if (!request.headers.authorization?.startsWith('Key ')) return errorAnswer(401, 'no key');
        const read = falSchema.safeParse(JSON.parse(request.body.toString('utf8')));
        if (!read.success) return errorAnswer(422, z.prettifyError(read.error));
        const base64 = /^data:image\/jpeg;base64,(.+)$/su.exec(read.data.image_url)?.[1] ?? '';
        const picture = Buffer.from(base64, 'base64');
        const { width, height } = await sharp(picture).metadata();
        const { duration, audio_url: voice } = read.data;
        const wav = Buffer.from(voice?.split(',')[1] ?? '', 'base64');
        const seconds = voice === undefined ? Number(duration) : secondsOf(wav);
        const speaks = voice !== undefined;
        const id = add({ picture, width, height, seconds, speaks, fault: request.fault });
        return { body: { request_id: id, status: 'IN_QUEUE', queue_position: 0 } };
      },
    },
    {
      method: 'GET',
      path: /^\/test-video\/kling\/requests\/job-\d+\/status$/,
      capability,
      answer: (request) => {
        const { id, job } = jobIn(request);
        if (job === undefined || job.fault === 'job_lost') return errorAnswer(404, 'no such job');
        const state = stateOf(job);
        const error = state === 'failed' ? { error: reason(job).message } : {};
        const status = state === 'working' ? 'IN_PROGRESS' : 'COMPLETED';
        return { body: { request_id: id, status, ...error } };
      },
    },
    {
      method: 'GET',
      path: /^\/test-video\/kling\/requests\/job-\d+$/,
      capability,
      answer: (request: EngineRequest, { origin }: RunningServer) => ({
        body: { video: { url: `${origin}/files/${jobIn(request).id}.mp4` }, seed: 1 },
      }),
    },
    {
      method: 'GET',
      path: /^\/files\/job-\d+\.mp4$/,
      capability,
      answer: async (request) => {
        const { job } = jobIn(request);
        return job === undefined ? errorAnswer(404, 'no such file') : film(job);
      },
    },
    {
      method: 'PUT',
      path: /^\/test-video\/kling\/requests\/job-\d+\/cancel$/,
      capability,
      answer: (request) => {
        const { job } = jobIn(request);
        if (job !== undefined) job.cancelled = true;
        return { status: 202, body: { status: 'CANCELLATION_REQUESTED' } };
      },
    },
  ];
}
