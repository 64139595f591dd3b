import { publicVoices } from '@groundwork/contract/catalogues/voices';
import { landAcceptedSchema } from '@groundwork/contract/land/response';
import { drawSampleMask } from '@groundwork/testing';
import { afterAll, describe, expect, it } from '@jest/globals';
import { startGateway } from '../../fixtures/gateway.js';
import { photo, pngPhoto, webpPhoto } from '../../fixtures/pictures.js';

const gateway = await startGateway();
const customer = await gateway.openAccount('enterprise', 100_000);
await gateway.database.account.update({
  where: { id: customer.accountId },
  data: { concurrencyLimit: 1_000 },
});
const plot = await photo();
const url = gateway.images.serve('/plot.jpg', { bytes: plot });
const maskUrl = gateway.images.serve('/mask.png', {
  bytes: await drawSampleMask({ width: 720, height: 480 }),
});
const logoUrl = gateway.images.serve('/logo.png', { bytes: await pngPhoto(90, 30) });
afterAll(() => gateway.close());

async function accept(fields: object = {}, owner = customer, headers = {}) {
  const body = { source_image_url: url, format: '16:9', ...fields };
  const response = await gateway.postLand(owner, body, headers);
  expect([response.status, response.body.error]).toEqual([202, undefined]);
  // Exactly the contract's fields, in their types.
  expect(response.body).toEqual(landAcceptedSchema.parse(response.body));
  return { ...landAcceptedSchema.parse(response.body), headers: response.headers };
}

const taskOf = (taskId: string) =>
  gateway.database.task.findUniqueOrThrow({ where: { id: taskId } });

describe('POST /v1/land that is accepted', () => {
  it('answers 202 with the document’s body', async () => {
    const before = Date.now();
    const { headers, ...body } = await accept();
    expect(body).toEqual({
      task_id: expect.stringMatching(/^task_[0-9a-z]{26}$/),
      status: 'preparing',
      message: expect.stringMatching(/./),
      created_at: expect.any(String),
      livemode: true,
      request_id: headers['x-request-id'],
      charged_credits: 40,
      resolution: {
        stage: 'preparing',
        progress: 10,
        used_overrides: [],
        credits_breakdown: {
          base_render: 15,
          generated_mask: 5,
          generated_scene_count: 3,
          generated_scenes: 15,
          generated_script: 5,
          total: 40,
        },
      },
      _links: { self: `/v1/tasks/${body.task_id}`, poll_interval_seconds: 30 },
    });
    expect(Date.parse(body.created_at)).toBeGreaterThanOrEqual(before);
  });

  it('says in Location where to poll and in Retry-After when', async () => {
    const { headers, task_id } = await accept();
    expect(headers).toMatchObject({ location: `/v1/tasks/${task_id}`, 'retry-after': '30' });
    expect((await gateway.get(headers.location ?? '', customer)).body.task_id).toBe(task_id);
  });

  it('charges the account once, through the ledger', async () => {
    const before = await gateway.creditsOf(customer);
    const { task_id, charged_credits } = await accept({ num_constructions: 8 });
    expect(charged_credits).toBe(15 + 5 + 8 * 5 + 5);
    expect(await gateway.creditsOf(customer)).toBe(before - charged_credits);
    const entries = await gateway.database.ledgerEntry.findMany({ where: { taskId: task_id } });
    expect(entries.map(({ reason, amount }) => [reason, amount])).toEqual([
      ['charge', -charged_credits],
    ]);
  });

  it('enqueues exactly one job, whose payload is the task’s id alone', async () => {
    const before = await gateway.queues.counts('land-prepare');
    const { task_id } = await accept();
    const after = await gateway.queues.counts('land-prepare');
    expect((after.waiting ?? 0) - (before.waiting ?? 0)).toBe(1);
    expect(await gateway.presenceOf('land-prepare', `${task_id}_prepare`)).toBe('waiting');
  });

  it.each<[string, () => object, number, string[]]>([
    ['a mask', () => ({ mask_image_url: maskUrl }), 35, ['mask_image_url']],
    ['the alias mask_url', () => ({ mask_url: maskUrl }), 35, ['mask_image_url']],
    ['a marked image', () => ({ marked_image_url: url }), 35, ['marked_image_url']],
    ['scenes alone', () => ({ scenes: [{ image_url: url }] }), 15, ['scenes']],
    ['a script', () => ({ script: 'Look at this meadow.' }), 35, ['script']],
    ['the alias prompts', () => ({ prompts: ['a cabin'] }), 30, ['construction_prompts']],
    ['no narration', () => ({ voiceover_enabled: false }), 35, ['voiceover_enabled']],
    ['background_music: false', () => ({ background_music: false }), 40, ['background_music']],
    ['a voice', () => ({ voice_id: publicVoices[0]?.voice_id }), 40, ['voice_id']],
    [
      'a marked image before a mask',
      () => ({ mask_image_url: maskUrl, marked_image_url: url }),
      35,
      ['marked_image_url'],
    ],
  ])('with %s costs and reports accordingly', async (_what, fields, credits, overrides) => {
    const { charged_credits, resolution } = await accept(fields());
    expect(charged_credits).toBe(credits);
    expect(resolution.credits_breakdown.total).toBe(credits);
    expect(resolution.used_overrides).toEqual(overrides);
  });

  it('lists used_overrides in the document’s order, whatever order they were sent in', async () => {
    const { resolution } = await accept({
      elements_config: {},
      script: 'Here.',
      style: 'alpine',
      polygon: [0.2, 0.5, 0.8].map((x) => ({ x, y: x * x })),
      language: 'de',
      terrain_type: 'meadow',
    });
    expect(resolution.used_overrides).toEqual([
      'area_polygon',
      'terrain_type',
      'style',
      'script',
      'language',
      'elements_config',
    ]);
  });

  it('takes JPEG, PNG and WebP, whichever picture the header says they are', async () => {
    const pictures = { jpeg: plot, png: await pngPhoto(), webp: await webpPhoto() };
    for (const [type, bytes] of Object.entries(pictures)) {
      const source = gateway.images.serve(`/as-gif.${type}`, { bytes, type: 'image/gif' });
      const { task_id } = await accept({ source_image_url: source });
      const inputs = (await taskOf(task_id)).inputs as { images: { key: string }[] };
      expect(inputs.images[0]?.key).toMatch(new RegExp(`^inputs/${task_id}/.+\\.${type}$`));
    }
  });

  it('keeps the bytes that were served, so that nobody fetches them again', async () => {
    gateway.images.requests.length = 0;
    const { task_id } = await accept({
      mask_image_url: maskUrl,
      scenes: [{ image_url: url, order: 2 }, { prompt: 'no picture' }],
      elements_config: { intro_outro: { intro: intro(logoUrl) } },
    });
    expect(gateway.images.requests.sort()).toEqual(
      ['/logo.png', '/mask.png', '/plot.jpg', '/plot.jpg'].sort(),
    );
    const { images } = (await taskOf(task_id)).inputs as {
      images: { role: string; path: string; key: string; width: number; height: number }[];
    };
    expect(images.map(({ role, path }) => [role, path])).toEqual([
      ['source', 'source_image_url'],
      ['mask', 'mask_image_url'],
      ['scene', 'scenes.0.image_url'],
      ['intro_logo', 'elements_config.intro_outro.intro.logo_url'],
    ]);
    expect(images[0]).toMatchObject({ width: 720, height: 480 });
    expect(plot.equals(await gateway.store.get(images[0]?.key ?? ''))).toBe(true);
    const { inputs } = await gateway.traces();
    expect(inputs.filter((key) => key.startsWith(`inputs/${task_id}/`))).toEqual(
      images.map(({ key }) => key).sort(),
    );
  });

  it('gives the same request on the same pictures the same seed, another one another', async () => {
    const seedOf = async (fields: object) => (await taskOf((await accept(fields)).task_id)).seed;
    const first = await seedOf({ style: 'alpine', webhook_url: 'https://example.com/a' });
    expect(await seedOf({ webhook_url: 'https://example.com/b', style: 'alpine' })).toBe(first);
    expect(await seedOf({ style: 'coastal' })).not.toBe(first);
  });
});

function intro(logo_url: string) {
  return { template_id: 'intro_minimal', title: 'Meadow', logo_url };
}

describe('a plot of two sizes', () => {
  const outline = [
    { x: 0.2, y: 0.6 },
    { x: 0.8, y: 0.6 },
    { x: 0.5, y: 0.9 },
  ];
  const sized = (said: string, drawn: number) => ({
    ...{ area_polygon: outline, plot_area_m2: drawn, property: { size: said } },
  });

  it.each([
    ['ca. 1.250 m²', 900],
    ['1,25 ha', 1250],
    ['2 acres', 4000],
  ])('is asked about: %s and %d m²', async (said, drawn) => {
    const body = { source_image_url: url, format: '16:9', ...sized(said, drawn) };
    const { status, body: answer } = await gateway.postLand(customer, body);
    expect([status, answer.error.details.field]).toEqual([400, 'plot_area_m2']);
    expect(answer.error.message).toContain(said);
  });

  it.each([
    ['ca. 1.250 m²', 1250],
    ['0.625 ha', 6250],
    ['2 acres', 8094],
    ['on request', 900],
  ])('is one where both agree or one is none: %s and %d m²', (said, drawn) =>
    accept(sized(said, drawn)),
  );
});

describe('test mode', () => {
  it('answers with the price, charges 0 and is not live', async () => {
    const poor = await gateway.openAccount('pro', 0, 'test');
    const body = await accept({}, poor);
    expect(body).toMatchObject({ livemode: false, charged_credits: 0 });
    expect(body.resolution.credits_breakdown.total).toBe(40);
    expect(await gateway.creditsOf(poor)).toBe(0);
    expect(await gateway.database.ledgerEntry.count({ where: { taskId: body.task_id } })).toBe(0);
    expect(await taskOf(body.task_id)).toMatchObject({ livemode: false, charged: 0 });
  });

  it('checks pictures as live mode does', async () => {
    const tester = await gateway.openAccount('pro', 0, 'test');
    const body = { source_image_url: `${gateway.images.origin}/none.jpg`, format: '16:9' };
    expect((await gateway.postLand(tester, body)).body.error.code).toBe('INVALID_IMAGE_URL');
  });

  it('counts concurrency apart from live mode', async () => {
    const live = await gateway.openAccount('plus', 100);
    const tester = await gateway.issueKey(live.accountId, 'test');
    await accept({}, live);
    await accept({}, tester);
    const body = { source_image_url: url, format: '16:9' };
    for (const key of [live, tester]) {
      expect((await gateway.postLand(key, body)).body.error.code).toBe(
        'CONCURRENCY_LIMIT_EXCEEDED',
      );
    }
  });
});
