import { readdirSync, readFileSync } from 'node:fs';
import { openApiDocument } from '@groundwork/openapi';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { Groundwork } from './client.js';

const described = openApiDocument('1.2.3');
const operations = Object.entries(described.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({
    id: operation.operationId,
    method,
    path,
    summary: operation.summary,
    body: operation.requestBody,
    authenticated: operation.security.length > 0,
    idempotent: (operation.parameters ?? []).some(({ $ref }) => $ref !== undefined),
    hasDryRun: JSON.stringify(operation.responses).includes('"#/components/schemas/DryRun"'),
  })),
);
const samplesSchema = z.object({
  'x-codeSamples': z.array(z.object({ lang: z.string(), source: z.string() })),
});
const runnableSchema = z.object({
  run: z.custom<(client: Groundwork) => Promise<void>>((value) => typeof value === 'function'),
});

const photo = 'https://photos.example.com/a.jpg';
const member = { type: 'adult' } as const;
const design = { name: 'Ours', reference_image_url: photo };
const showcase = {
  template_id: 'hero_impact',
  fields: { price: '1', size: '2' },
  main_image_url: photo,
} as const;

type Call = (client: Groundwork) => Promise<unknown>;

/** How each operation is called; the parts of paths are the names that the description gives them. */
const calls: Readonly<Record<string, Call>> = {
  createLandFilm: ({ land }) => land.create({ source_image_url: photo, format: '9:16' }),
  createLandReading: ({ land }) => land.readings.create({ source_image_url: photo }),
  getLandReading: ({ land }) => land.readings.get('readingId'),
  streamLandReading: ({ land }) => land.readings.stream('readingId').next(),
  createSlideshow: ({ slideshow }) => slideshow.create({ images: [photo] }),
  createNarratedSlideshow: ({ narratedSlideshow }) => narratedSlideshow.create({ images: [photo] }),
  createLivingProperty: ({ livingProperty }) => livingProperty.create({ images: [photo] }),
  createShowcase: (client) => client.showcase.create(showcase),
  editShowcase: (client) => client.showcase.edit({ image_url: photo, prompt: 'warmer' }),
  listShowcaseJobs: (client) => client.showcase.jobs.list(),
  getShowcaseJob: (client) => client.showcase.jobs.get('jobId'),
  createCustomTemplate: ({ customTemplates }) => customTemplates.create(design),
  listCustomTemplates: ({ customTemplates }) => customTemplates.list(),
  getCustomTemplate: ({ customTemplates }) => customTemplates.get('id'),
  updateCustomTemplate: ({ customTemplates }) => customTemplates.update('id', { name: 'New' }),
  archiveCustomTemplate: ({ customTemplates }) => customTemplates.archive('id'),
  createFamily: ({ families }) => families.create({ name: 'Ours', members: [member] }),
  listFamilies: ({ families }) => families.list(),
  getFamily: ({ families }) => families.get('familyId'),
  deleteFamily: ({ families }) => families.delete('familyId'),
  addFamilyMember: ({ families }) => families.addMember('familyId', member),
  updateFamilyMember: ({ families }) => families.updateMember('familyId', 0, { age: '40' }),
  removeFamilyMember: ({ families }) => families.removeMember('familyId', 0),
  listTasks: ({ tasks }) => tasks.list(),
  getTask: ({ tasks }) => tasks.get('taskId'),
  cancelTask: ({ tasks }) => tasks.cancel('taskId'),
  cancelShowcaseJob: (client) => client.showcase.jobs.cancel('jobId'),
  streamTask: ({ tasks }) => tasks.stream('taskId').next(),
  listVoices: ({ voices }) => voices.list(),
  listAvatars: ({ avatars }) => avatars.list({ type: 'custom' }),
  listIntroOutroTemplates: ({ introOutroTemplates }) => introOutroTemplates.list(),
  createWebhookEndpoint: (client) => client.webhookEndpoints.create({ url: photo }),
  listWebhookEndpoints: (client) => client.webhookEndpoints.list(),
  getWebhookEndpoint: (client) => client.webhookEndpoints.get('endpointId'),
  updateWebhookEndpoint: (client) =>
    client.webhookEndpoints.update('endpointId', { enabled: false }),
  deleteWebhookEndpoint: (client) => client.webhookEndpoints.delete('endpointId'),
  rotateWebhookEndpointSecret: (client) => client.webhookEndpoints.rotateSecret('endpointId'),
  listWebhookDeliveries: ({ webhooks }) => webhooks.list(),
  getWebhookDelivery: ({ webhooks }) => webhooks.get('deliveryId'),
  replayWebhookDelivery: ({ webhooks }) => webhooks.replay('deliveryId'),
  sendTestWebhook: ({ webhooks }) => webhooks.sendTest({ url: photo }),
  getAccount: ({ account }) => account.get(),
  getHealth: ({ service }) => service.health(),
  getAsset: ({ service }) => service.file('/assets/key?expires=1&signature=2'),
  getOpenApi: ({ service }) => service.openApi(),
  getReference: ({ service }) => service.reference(),
};

/** How a dry run of each operation that makes something is asked for. */
const dryRuns: Readonly<Record<string, Call>> = {
  createLandFilm: ({ land }) => land.dryRun({ source_image_url: photo, format: '9:16' }),
  createSlideshow: ({ slideshow }) => slideshow.dryRun({ images: [photo] }),
  createNarratedSlideshow: ({ narratedSlideshow }) => narratedSlideshow.dryRun({ images: [photo] }),
  createLivingProperty: ({ livingProperty }) => livingProperty.dryRun({ images: [photo] }),
  createShowcase: (client) => client.showcase.dryRun(showcase),
  editShowcase: (client) => client.showcase.dryRunEdit({ image_url: photo, prompt: 'warmer' }),
  createCustomTemplate: ({ customTemplates }) => customTemplates.dryRun(design),
  createFamily: ({ families }) => families.dryRun({ name: 'Ours', members: [member] }),
  addFamilyMember: ({ families }) => families.dryRunAddMember('familyId', member),
  updateFamilyMember: ({ families }) => families.dryRunUpdateMember('familyId', 0, { age: '40' }),
  removeFamilyMember: ({ families }) => families.dryRunRemoveMember('familyId', 0),
};

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers: Headers;
  readonly body: object | undefined;
}

/** Returns the request that an operation's method sends. */
async function sentBy(call: Call | undefined): Promise<Sent | undefined> {
  let sent: Sent | undefined;
  const client = new Groundwork({
    baseUrl: 'https://api.example.com/',
    apiKey: 'svc_test_1',
    fetch: async (url, { method = '', headers, body }) => {
      const { pathname } = new URL(url);
      sent = {
        method,
        path: pathname,
        headers: new Headers(headers),
        body: typeof body === 'string' ? JSON.parse(body) : undefined,
      };
      return new Response('{}');
    },
  });
  await call?.(client);
  return sent;
}

const sources = ['../src/', '../src/resources/', '../src/generated/'].flatMap((name) => {
  const folder = new URL(name, import.meta.url);
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts'));
  return files.map((file) => readFileSync(new URL(file, folder), 'utf8'));
});

/** The first line of the comment above the method that calls an operation. */
function descriptionOf(id: string): string | undefined {
  const call = id === 'getAsset' ? /api\.fetchFile\(/ : new RegExp(`call\\(\\s*'${id}'`);
  const source = sources.find((text) => call.test(text)) ?? '';
  const comment = source.slice(0, source.search(call)).split('/**').at(-1) ?? '';
  return /^\s*(?:\* )?(.+?)(?: \*\/)?$/m.exec(comment)?.[1];
}

describe('every operation of the API', () => {
  it('has a method, and every method an operation', () => {
    expect(Object.keys(calls).toSorted()).toEqual(operations.map(({ id }) => id).toSorted());
  });

  it.each(operations)('$id goes where it is described', async ({ id, method, path, body }) => {
    const sent = await sentBy(calls[id]);
    expect(sent).toMatchObject({
      method: method.toUpperCase(),
      path: path.replace('{index}', '0').replace(/\{(\w+)\}/g, '$1'),
    });
    expect(sent?.body !== undefined).toBe(body?.required === true);
  });

  it.each(operations)('$id sends what belongs to it and nothing else', async (operation) => {
    const { id, method, authenticated, idempotent } = operation;
    const headers = (await sentBy(calls[id]))?.headers;
    expect(headers?.has('idempotency-key')).toBe(method === 'post' || idempotent);
    expect(headers?.get('content-type')).toBe(operation.body?.required ? 'application/json' : null);
    if (authenticated) expect(headers?.get('authorization')).toBe('Bearer svc_test_1');
  });

  it.each(operations)('$id is called by the sample that the reference shows', async (operation) => {
    const { method, path } = operation;
    const item: Readonly<Record<string, object>> = described.paths[path] ?? {};
    const { 'x-codeSamples': samples } = samplesSchema.parse(item[method]);
    const source = samples.find(({ lang }) => lang === 'TypeScript')?.source ?? '';
    const [, call = ''] = source.split('});\n\n');
    const { run } = runnableSchema.parse(
      await import(
        `data:text/javascript,${encodeURIComponent(`export async function run(client) {${call}}`)}`
      ),
    );
    const asked: string[] = [];
    const client = new Groundwork({
      baseUrl: 'https://api.example.com/',
      apiKey: 'svc_test_1',
      maxRetries: 0,
      // The first request is all that is looked at.
      fetch: async (url, init) => {
        asked.push(`${init.method} ${new URL(url).pathname}`);
        throw new Error('no network');
      },
    });
    await expect(run(client)).rejects.toThrow();
    expect(asked).toEqual([
      expect.stringMatching(
        new RegExp(`^${method.toUpperCase()} ${path.replace(/\{\w+\}/g, '.+')}$`),
      ),
    ]);
  });

  it.each(operations)('$id is described in the words of the API', ({ id, summary }) => {
    expect(descriptionOf(id)?.replace(/[.?]$/, '')).toBe(summary.replace(/[.?]$/, ''));
  });

  const dryRun = operations.filter(({ hasDryRun }) => hasDryRun);
  it('that have a dry run has a dry run', () => {
    expect(Object.keys(dryRuns).toSorted()).toEqual(dryRun.map(({ id }) => id).toSorted());
  });

  it.each(dryRun)('$id has its dry run where it is made, and makes nothing', async (operation) => {
    const made = await sentBy(calls[operation.id]);
    const tried = await sentBy(dryRuns[operation.id]);
    expect([tried?.method, tried?.path]).toEqual([made?.method, made?.path]);
    expect(tried?.body).toEqual({ ...(made?.body ?? {}), dry_run: true });
    expect(tried?.headers.has('idempotency-key')).toBe(false);
  });
});
