import { randomBytes } from 'node:crypto';
import { prefixes } from '@groundwork/contract/identifiers';
import type { TemplateSpec } from '@groundwork/contract/showcase/template-spec';
import { newId } from '@groundwork/runtime';
import { createTestDatabase } from '@groundwork/testing';
import { createAccount } from './accounts/accounts.js';
import { createApiKey } from './accounts/api-keys.js';
import { type Database, openDatabase } from './connection/client.js';
import { claim, type Leased, type LeaseTarget } from './jobs/lease.js';
import { completeWork } from './lifecycle/complete.js';
import type { NewLandReading } from './readings/land-readings.js';
import {
  acceptShowcaseJob,
  type NewShowcaseEdit,
  type NewShowcaseGeneration,
  showcaseTarget,
} from './showcase/accept-showcase-job.js';
import type { NewCustomTemplate } from './showcase/custom-templates.js';
import type { NewTask } from './tasks/accept-task.js';

export const masterKey = randomBytes(32);

export async function openTestDatabase(): Promise<{
  database: Database;
  url: string;
  close(): Promise<void>;
}> {
  const { url, close } = await createTestDatabase();
  const database = openDatabase({ url });
  return {
    database,
    url,
    close: async () => {
      await database.$disconnect();
      await close();
    },
  };
}

export type Plan = Parameters<typeof createAccount>[1]['plan'];

export async function openAccount(
  database: Database,
  plan: Plan,
  credits: number,
): Promise<{ accountId: string; apiKeyId: string }> {
  const accountId = await createAccount(database, {
    name: 'Test',
    plan,
    billing: 'monthly',
    credits,
  });
  const { keyId } = await createApiKey(database, masterKey, {
    accountId,
    name: 'live',
    mode: 'live',
    expiresAt: null,
  });
  return { accountId, apiKeyId: keyId };
}

export function newTask(
  owner: { accountId: string; apiKeyId: string },
  extra: Partial<NewTask> = {},
): NewTask {
  return {
    ...owner,
    id: newId(prefixes.task),
    externalId: newId(prefixes.landExternal),
    kind: 'land',
    livemode: true,
    requestId: newId(prefixes.request),
    createdAt: new Date(),
    seed: 1n,
    webhookUrl: 'https://example.com/hook',
    request: {},
    inputs: {},
    resolution: {},
    price: 40,
    idempotency: null,
    response: { answer: 1 },
    ...extra,
  };
}

export function newReading(
  owner: { accountId: string; apiKeyId: string },
  extra: Partial<NewLandReading> = {},
): NewLandReading {
  return {
    ...owner,
    id: newId(prefixes.landReading),
    livemode: true,
    requestId: newId(prefixes.request),
    createdAt: new Date(),
    request: {},
    inputs: { images: [] },
    idempotency: null,
    response: { answer: 1 },
    ...extra,
  };
}

const acceptance = (owner: { accountId: string; apiKeyId: string }) => ({
  ...owner,
  id: newId(prefixes.showcaseJob),
  livemode: true,
  requestId: newId(prefixes.request),
  createdAt: new Date(),
  webhookUrl: 'https://example.com/hook',
  charge: 2,
  idempotency: null,
  response: { answer: 1 },
});

export function newGeneration(
  owner: { accountId: string; apiKeyId: string },
  extra: Partial<NewShowcaseGeneration> = {},
): NewShowcaseGeneration {
  const accepted = acceptance(owner);
  return {
    ...accepted,
    kind: 'generation',
    request: {
      template_id: 'hero_impact',
      fields: { price: '€ 420.000', size: '120 m²' },
      language: 'en',
      main_image_url: 'https://example.com/house.jpg',
      supporting_image_urls: [],
      logo_image_url: null,
      webhook_url: accepted.webhookUrl,
    },
    inputs: { main: `inputs/${accepted.id}/main.jpg`, supporting: [], logo: null },
    customTemplate: null,
    ...extra,
  };
}

export function newEdit(
  owner: { accountId: string; apiKeyId: string },
  sourceJobId: string,
  extra: Partial<NewShowcaseEdit> = {},
): NewShowcaseEdit {
  return {
    ...acceptance(owner),
    kind: 'edit',
    request: { source_result_id: sourceJobId, prompt: 'warmer', webhook_url: null },
    sourceJobId,
    ...extra,
  };
}

export const templateSpec: TemplateSpec = {
  version: 1,
  aspect_ratio: '4:5',
  layout_type: 'split',
  image_slots: [{ id: 'main', position: 'top', role: 'the house' }],
  logo_area: null,
  text_fields: ['price'],
  palette: ['#112233'],
  typography_style: 'serif',
  background: 'plain',
};

export function newTemplate(
  accountId: string,
  extra: Partial<NewCustomTemplate> = {},
): NewCustomTemplate {
  return {
    id: newId(prefixes.customTemplate),
    accountId,
    name: 'Our window',
    referenceImageUrl: 'https://example.com/window.png',
    spec: templateSpec,
    confidence: 0.8,
    warnings: [],
    createdAt: new Date(),
    limit: 10,
    ...extra,
  };
}

export async function leaseOf(
  database: Database,
  target: LeaseTarget,
  seconds = 30,
): Promise<Leased> {
  const lease = await claim(database, target, seconds);
  if (!lease) throw new Error('not claimed');
  return lease;
}

/** Completes an accepted showcase job as its worker does. */
export async function completeJob(database: Database, jobId: string, lease?: Leased) {
  return completeWork(
    database,
    'showcase',
    jobId,
    lease ?? (await leaseOf(database, showcaseTarget(jobId))),
    {
      completedAt: new Date(),
      expiresAt: new Date(Date.now() + 1_000),
      outputKey: `showcases/${jobId}/image.jpg`,
      assets: [{ key: `showcases/${jobId}/image.jpg`, contentType: 'image/jpeg' }],
      recipe: { edits: [] },
      understanding: { understood: [], not_understood: [] },
      webhookEvent: { event: 'showcase.completed', schedule: 'showcase', body: '{}' },
    },
  );
}

export async function openShowcase(
  database: Database,
  owner: { accountId: string; apiKeyId: string },
): Promise<string> {
  const job = newGeneration(owner, { charge: 0 });
  await acceptShowcaseJob(database, job);
  await completeJob(database, job.id);
  return job.id;
}
