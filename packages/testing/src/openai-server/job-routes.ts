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
import { drawnBy } from './image-routes.js';
import { throughFfmpeg } from './tone-speech.js';

interface Job {
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
const inputSchema = z.record(z.string(), z.unknown());
const ratioSchema = z.string().regex(/^\d+:\d+$/u);

/** A job from an input of named fields. @throws for one that no model takes */
async function jobOf(text: string, fault: Job['fault']): Promise<Omit<Job, 'looks' | 'cancelled'>> {
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

/** Jobs in fal's queue, Replicate's predictions and ComfyUI's prompts. */
export function jobRoutes(): EngineRoute[] {
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

  /** fal.ai/docs/documentation/model-apis/inference/queue, read 2026-11-29. */
  const fal = [
    route('POST', /^\/(?:fal-ai|test-video|workflows|comfy)\/.+$/, async (request, { origin }) => {
      const key = request.headers.authorization;
      if (key?.startsWith('Key ') !== true)
        return {
          status: 401,
          body: { detail: 'Authentication is required to access this application' },
        };
      const id = add(await jobOf(request.body.toString('utf8'), request.fault));
      // Not built from the model's name, as the real ones need not be.
      const at = `${origin}/v1/queue/requests/${id}`;
      return {
        headers: { 'x-fal-request-id': id },
        body: {
          ...{ request_id: id, status: 'IN_QUEUE', queue_position: 0 },
          ...{ status_url: `${at}/status`, response_url: at, cancel_url: `${at}/cancel` },
        },
      };
    }),
    route(
      'GET',
      /^\/queue\/requests\/job-\d+\/status$/,
      withJob((job, { path }) => {
        const state = stateOf(job);
        const failed = job.fault === 'job_fails' && state === 'failed';
        const status = state === 'working' ? 'IN_PROGRESS' : 'COMPLETED';
        const error = failed
          ? { error: 'Internal server error', error_type: 'internal_server_error' }
          : {};
        return { body: { request_id: idIn(path), status, ...error } };
      }),
    ),
    route(
      'GET',
      /^\/queue\/requests\/job-\d+$/,
      withJob((job, { path }, { origin }) => {
        if (job.fault === 'refusal') {
          const type = 'content_policy_violation';
          const msg =
            'The content could not be processed because it contained material flagged by a content checker.';
          return {
            status: 422,
            headers: { 'x-fal-retryable': 'false' },
            body: {
              detail: [
                {
                  loc: ['body', 'prompt'],
                  msg,
                  type,
                  url: `https://docs.fal.ai/errors#${type}`,
                  input: {},
                },
              ],
            },
          };
        }
        const url = `${origin}/v1/files/${idIn(path)}`;
        return {
          body:
            job.kind === 'image'
              ? { images: [{ url, content_type: 'image/png' }], seed: 1 }
              : { video: { url } },
        };
      }),
    ),
    route('GET', /^\/files\/job-\d+$/, withJob(fileOf)),
    route(
      'PUT',
      /^\/queue\/requests\/job-\d+\/cancel$/,
      cancel({ status: 202, body: { status: 'CANCELLATION_REQUESTED' } }),
    ),
  ];

  /** replicate.com/docs/reference/http, read 2026-11-29. */
  const prediction = (id: string, job: Job, origin: string, state: ReturnType<typeof stateOf>) => ({
    id,
    model: 'owner/name',
    status: { working: 'processing', done: 'succeeded', failed: 'failed', cancelled: 'canceled' }[
      state
    ],
    output: state === 'done' ? [`${origin}/v1/files/${id}`] : null,
    error:
      state !== 'failed'
        ? null
        : job.fault === 'refusal'
          ? 'NSFW content detected. Try running it again, or try a different prompt.'
          : 'CUDA out of memory',
    urls: {
      get: `${origin}/v1/predictions/${id}`,
      cancel: `${origin}/v1/predictions/${id}/cancel`,
    },
  });
  const bodySchema = z.strictObject({ input: inputSchema, version: z.string().optional() });
  const replicate = [
    route('POST', /^\/(?:models\/[^/]+\/[^/]+\/)?predictions$/, async (request, { origin }) => {
      const key = request.headers.authorization;
      if (key?.startsWith('Bearer ') !== true)
        return {
          status: 401,
          body: {
            title: 'Unauthenticated',
            detail: 'You did not pass an authentication token',
            status: 401,
          },
        };
      const { input } = bodySchema.parse(JSON.parse(request.body.toString('utf8')));
      const id = add(await jobOf(JSON.stringify(input), request.fault));
      const job = jobs.get(id);
      return job === undefined
        ? missing
        : { status: 201, body: { ...prediction(id, job, origin, 'working'), status: 'starting' } };
    }),
    route(
      'GET',
      /^\/predictions\/job-\d+$/,
      withJob((job, { path }, { origin }) => ({
        body: prediction(idIn(path), job, origin, stateOf(job)),
      })),
    ),
    route('POST', /^\/predictions\/job-\d+\/cancel$/, cancel({ body: {} }), { free: true }),
  ];

  /** docs.comfy.org/development/comfyui-server/comms_routes and server.py, read 2026-11-29. */
  const promptSchema = z.strictObject({
    client_id: z.string(),
    prompt: z.record(z.string(), z.looseObject({ class_type: z.string(), inputs: inputSchema })),
  });
  const comfy = [
    route(
      'POST',
      /^\/upload\/image$/,
      async (request) => {
        const form = await formOf(request);
        const image = form.get('image');
        if (!(image instanceof File)) return { status: 400, body: '' };
        uploads.set(image.name, Buffer.from(await image.arrayBuffer()));
        return { body: { name: image.name, subfolder: '', type: 'input' } };
      },
      { capability: ofImages, free: true },
    ),
    route(
      'POST',
      /^\/prompt$/,
      (request) => {
        const { prompt } = promptSchema.parse(JSON.parse(request.body.toString('utf8')));
        const inputs = Object.assign(
          {},
          ...Object.values(prompt).map((node) => node.inputs),
        ) as Record<string, unknown>;
        const loaded = Object.values(prompt)
          .filter(({ class_type }) => class_type === 'LoadImage')
          .flatMap(({ inputs: of }) => uploads.get(String(of.image)) ?? []);
        if (loaded.length === 0) {
          return {
            status: 400,
            body: {
              error: {
                type: 'prompt_outputs_failed_validation',
                message: 'Prompt outputs failed validation',
                details: '',
                extra_info: {},
              },
              node_errors: {
                '1': {
                  errors: [
                    {
                      type: 'custom_validation_failed',
                      message: 'Custom validation failed for node',
                      details: 'image - Invalid image file',
                    },
                  ],
                },
              },
            },
          };
        }
        const mask = uploads.get(String(inputs.mask_image)) ?? null;
        const prompt_id = add({
          kind: 'image',
          pictures: loaded,
          mask,
          prompt: String(inputs.text),
          seed: Number(inputs.seed),
          width: Number(inputs.width),
          height: Number(inputs.height),
          seconds: 0,
          fault: request.fault,
        });
        return { body: { prompt_id, number: 1, node_errors: {} } };
      },
      { capability: ofImages },
    ),
    route('GET', /^\/history\/job-\d+$/, (request) => {
      const [id, job] = [idIn(request.path), jobAt(request)];
      if (job === undefined || job.fault === 'job_lost') return { body: {} };
      const state = stateOf(job);
      if (state === 'working' || state === 'cancelled') return { body: {} };
      const status = {
        status_str: state === 'failed' ? 'error' : 'success',
        completed: state === 'done',
        messages:
          state === 'failed' ? [['execution_error', { exception_message: 'out of memory' }]] : [],
      };
      return {
        body: {
          [id]: {
            prompt: [],
            outputs: {
              '9': { images: [{ filename: `${id}.png`, subfolder: '', type: 'output' }] },
            },
            status,
          },
        },
      };
    }),
    route(
      'GET',
      /^\/queue$/,
      () => ({
        body: {
          queue_running: [...jobs]
            .filter(([, job]) => !job.cancelled && job.fault !== 'job_lost')
            .map(([id]) => [0, id, {}, {}, []]),
          queue_pending: [],
        },
      }),
      { capability: ofImages },
    ),
    route(
      'GET',
      /^\/view$/,
      async ({ query }) => {
        const job = jobs.get(idIn(query.get('filename') ?? ''));
        return job === undefined ? { status: 404, body: '' } : fileOf(job);
      },
      { capability: ofImages },
    ),
    route(
      'POST',
      /^\/(?:queue|interrupt)$/,
      ({ body }) => {
        const job = jobs.get(idIn(body.toString('utf8')));
        if (job !== undefined) job.cancelled = true;
        return { body: {} };
      },
      { capability: ofImages, free: true },
    ),
  ];
  return [...fal, ...replicate, ...comfy];
}
