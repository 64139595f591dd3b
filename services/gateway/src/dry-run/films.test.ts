import { completeWork } from '@groundwork/database/lifecycle/complete';
import { afterAll, describe, expect, it } from '@jest/globals';
import { askDryRun as ask } from '../fixtures/ask-dry-run.js';
import { startGateway } from '../fixtures/gateway.js';
import { photo, pngPhoto } from '../fixtures/pictures.js';

const gateway = await startGateway();
const customer = await gateway.openAccount();
const url = gateway.images.serve('/plot.jpg', { bytes: await photo() });
const missing = `${gateway.images.origin}/none.jpg`;
afterAll(() => gateway.close());

const dryRun = (path: string, body: object, owner = customer) => ask(gateway, owner, path, body);

const land = (change: object = {}) => ({ source_image_url: url, format: '16:9', ...change });
const property = { title: 'House by the mill' };
const films = {
  '/v1/land': () => land({ property }),
  '/v1/real-estate/slideshow': () => ({ images: [url] }),
  '/v1/real-estate/narrated-slideshow': () => ({
    ...{ images: [url, url], avatar_id: 'avatar_sofia', property },
  }),
  '/v1/real-estate/living-property': () => ({ images: [url], script: 'Come in.' }),
};

describe('dry_run of a film', () => {
  it.each(Object.entries(films))('names the price that %s then takes', async (path, bodyOf) => {
    const body = bodyOf();
    const { credits, ...dry } = await dryRun(path, body);
    expect(dry).toMatchObject({
      dry_run: true,
      livemode: true,
      valid: true,
      would_be_accepted: path === '/v1/land' ? null : true,
      refusals: [],
      limits: [{ name: 'concurrent_tasks', limit: 25, available: true }],
      // No worker looks at the photo here.
      warnings: path === '/v1/land' ? [{ code: 'PHOTO_NOT_READ' }] : [],
      plan: { kind: path.split('/').at(-1), sample: false },
    });
    const before = await gateway.creditsOf(customer);
    await gateway.send('post', path, customer, body).expect(202);
    expect(before - (await gateway.creditsOf(customer))).toBe(credits.charge);
    expect(credits).toMatchObject({ price: credits.charge, balance: before, sufficient: true });
    const sum = credits.breakdown.reduce((total, item) => total + item.credits, 0);
    expect(sum).toBe(credits.price);
  });

  it('shows the plan of a land film', async () => {
    const { plan, credits } = await dryRun(
      '/v1/land',
      land({
        prompts: ['a cabin', 'a barn'],
        polygon: [
          { x: 0, y: 0 },
          { x: 1, y: 0 },
          { x: 1, y: 1 },
        ],
        language: 'pt-BR',
        voice_id: 'voice_pt_ines',
        subtitle_config: { position: 'top' },
        elements_config: {
          text: 'Sold',
          intro_outro: { intro: { template_id: 'intro_minimal', title: 'A' } },
        },
        disclosure: { label: true },
      }),
    );
    expect(plan).toEqual({
      kind: 'land',
      format: '16:9',
      scenes: [
        { id: 'terrain', kind: 'terrain', picture: 'given', prompt: null },
        { id: 'marked', kind: 'marked', picture: 'generated', prompt: null },
        { id: 'proposal-1', kind: 'proposal', picture: 'generated', prompt: 'a cabin' },
        { id: 'proposal-2', kind: 'proposal', picture: 'generated', prompt: 'a barn' },
      ],
      marking: 'polygon',
      narration: true,
      script: 'generated',
      language: 'pt-BR',
      voice_id: 'voice_pt_ines',
      presenter_id: null,
      people: false,
      family_id: null,
      music: false,
      subtitles: expect.objectContaining({ enabled: true, position: 'top', size: 'medium' }),
      disclosure_label: 'Visualização gerada por computador',
      overlays: ['intro', 'text'],
      used_overrides: [
        'area_polygon',
        'construction_prompts',
        'language',
        'voice_id',
        'subtitle_config',
        'elements_config',
      ],
      sample: false,
    });
    expect(credits.breakdown).toEqual([
      { item: 'base_render', quantity: 1, credits: 15 },
      { item: 'generated_scenes', quantity: 2, credits: 10 },
      { item: 'generated_script', quantity: 1, credits: 5 },
    ]);
  });

  it.each([
    ['/v1/land', {}, 'voice_en_daniel'],
    ['/v1/land', { language: 'de-AT' }, 'voice_de_jonas'],
    ['/v1/land', { voiceover_enabled: false }, null],
  ])('names who would speak: %s with %j', async (path, wishes, voice) => {
    expect((await dryRun(path, land(wishes))).plan).toMatchObject({ voice_id: voice });
  });

  it('says when a script would be in English, because we do not write the language', async () => {
    const warned = async (path: string, body: object) =>
      (await dryRun(path, body)).warnings.filter(({ code }) => code === 'LANGUAGE_NOT_WRITTEN');
    expect(await warned('/v1/land', land({ language: 'ja' }))).toMatchObject([
      { field: 'language' },
    ]);
    expect(await warned('/v1/land', land({ language: 'pt-BR' }))).toEqual([]);
    expect(await warned('/v1/land', land({ language: 'ja', script: 'ここに建てる。' }))).toEqual(
      [],
    );
    const film = { images: [url], voice: { language: 'sv' } };
    expect(await warned('/v1/real-estate/narrated-slideshow', film)).toMatchObject([
      { field: 'voice.language' },
    ]);
  });

  it('names the voice that suits the presenter of a film', async () => {
    const path = '/v1/real-estate/narrated-slideshow';
    const { plan } = await dryRun(path, { images: [url], avatar_id: 'avatar_helen' });
    expect(plan).toMatchObject({ presenter_id: 'avatar_helen', voice_id: 'voice_en_clara' });
  });

  it('gives a verdict on each picture, and the error that a real request would get', async () => {
    const small = gateway.images.serve('/small.png', { bytes: await pngPhoto(90, 30) });
    const { valid, would_be_accepted, images, refusals } = await dryRun(
      '/v1/land',
      land({ scenes: [{ image_url: missing }, { image_url: url }, { image_url: small }] }),
    );
    expect([valid, would_be_accepted]).toEqual([false, false]);
    expect(images.map(({ field, accepted }) => [field, accepted])).toEqual([
      ['source_image_url', true],
      ['scenes.0.image_url', false],
      ['scenes.1.image_url', true],
      ['scenes.2.image_url', false],
    ]);
    expect(images[0]).toMatchObject({ type: 'jpeg', width: 720, height: 480, error: null });
    expect(refusals.map(({ code }) => code)).toEqual([
      'INVALID_IMAGE_URL',
      'IMAGE_RESOLUTION_TOO_LOW',
    ]);
    const real = await gateway.postLand(customer, land({ scenes: [{ image_url: missing }] }));
    expect({ ...real.body.error, request_id: undefined }).toEqual(images[1]?.error);
  });

  it('warns of what is accepted and has no effect, or another one', async () => {
    const { warnings, valid } = await dryRun(
      '/v1/land',
      land({
        formt: '9:16',
        scenes: [{ prompt: 'no picture' }],
        num_constructions: 4,
        music_id: '3f8b1c52-6a0e-4d27-9c41-8f2d6b7e5a10',
        music_kind: 'stock',
        subtitle_config: { colour: '#fff', size: 'huge', position: 'top' },
        elements_config: {
          watermark: { url: 'https://brand.example.com/mark.png' },
          logo: {},
          text: ['a', { text: '' }],
          sparkles: true,
        },
      }),
    );
    expect(valid).toBe(true);
    expect(warnings.map(({ code, field }) => [code, field])).toEqual([
      ['UNKNOWN_FIELD', 'formt'],
      ['FIELD_WITHOUT_EFFECT', 'num_constructions'],
      ['FIELD_WITHOUT_EFFECT', 'music_id'],
      ['FIELD_WITHOUT_EFFECT', 'music_kind'],
      ['SCENE_IMAGE_REQUIRED', 'scenes.0.image_url'],
      ['FACTS_MISSING', 'property'],
      ['SUBTITLE_KEY_IGNORED', 'subtitle_config.colour'],
      ['SUBTITLE_VALUE_REPLACED', 'subtitle_config.size'],
      ['OVERLAY_NOT_CHECKED', 'elements_config.watermark.url'],
      ['ELEMENT_IGNORED', 'elements_config.logo'],
      ['ELEMENT_IGNORED', 'elements_config.text'],
      ['ELEMENT_IGNORED', 'elements_config.sparkles'],
      ['PHOTO_NOT_READ', 'source_image_url'],
    ]);
    for (const { field, message } of warnings) expect(message.startsWith(`${field}: `)).toBe(true);
  });

  it('says when credits or places are missing', async () => {
    const poor = await gateway.openAccount('plus', 60);
    await gateway.postLand(poor, land()).expect(202);
    const { refusals, credits, limits, valid, would_be_accepted } = await dryRun(
      '/v1/land',
      land(),
      poor,
    );
    expect([valid, would_be_accepted]).toEqual([true, false]);
    expect(refusals.map(({ code }) => code)).toEqual([
      'INSUFFICIENT_CREDITS',
      'CONCURRENCY_LIMIT_EXCEEDED',
    ]);
    expect(credits).toMatchObject({ price: 40, charge: 40, balance: 20, sufficient: false });
    expect(limits).toEqual([{ name: 'concurrent_tasks', limit: 1, in_use: 1, available: false }]);
  });

  it('of a test key costs nothing and would deliver a sample', async () => {
    const tester = await gateway.issueKey(customer.accountId, 'test');
    const { livemode, credits, plan } = await dryRun('/v1/land', land(), tester);
    expect([livemode, plan.kind === 'land' && plan.sample]).toEqual([false, true]);
    expect(credits).toMatchObject({ price: 40, charge: 0 });
  });

  it.each([
    [{ format: '4:3' }, 'VALIDATION_ERROR'],
    [{ voice_id: 'nobody' }, 'VALIDATION_ERROR'],
    [{ webhook_url: 'http://crm.example.com' }, 'INVALID_WEBHOOK_URL'],
    [{ dry_run: 'yes' }, 'VALIDATION_ERROR'],
  ])('is refused like a real one: %j', async (change, code) => {
    const { status, body } = await gateway.postLand(customer, {
      ...land(),
      dry_run: true,
      ...change,
    });
    expect([status, body.error.code]).toEqual([400, code]);
  });

  it('has nothing to do with an Idempotency-Key; false is the same as left out', async () => {
    const post = (change: object) =>
      gateway.postLand(customer, land(change), { 'Idempotency-Key': 'dry' });
    expect((await post({ dry_run: true })).status).toBe(200);
    const real = await post({ dry_run: false }).expect(202);
    expect((await post({})).body).toEqual(real.body);
    expect((await post({ dry_run: true })).body.dry_run).toBe(true);
    const task = await gateway.database.task.findUniqueOrThrow({
      where: { id: real.body.task_id },
    });
    expect(task.request).not.toHaveProperty('dry_run');
  });

  it('estimates from what was completed last', async () => {
    const owner = await gateway.openAccount();
    const guess = (await dryRun('/v1/real-estate/slideshow', { images: [url] }, owner))
      .estimated_seconds;
    expect(guess).toBeGreaterThan(0);
    const { body } = await gateway
      .send('post', '/v1/real-estate/slideshow', owner, { images: [url] })
      .expect(202);
    const createdAt = new Date('2026-03-02T09:00:00Z');
    await gateway.database.task.update({
      where: { id: body.task_id },
      data: { createdAt, step: 'assemble' },
    });
    const jobId = `${body.task_id}_assemble`;
    await gateway.database.job.create({
      data: {
        ...{ id: jobId, queue: 'property-assemble', payload: {}, leaseToken: 'mine' },
        ...{ accountId: owner.accountId, plan: 'enterprise' },
      },
    });
    await completeWork(
      gateway.database,
      'film',
      body.task_id,
      {
        jobId,
        token: 'mine',
        attempt: 1,
        now: () => createdAt,
        openSeconds: 0,
      },
      {
        completedAt: new Date('2026-03-02T09:01:40Z'),
        expiresAt: new Date(),
        result: {
          video_key: 'a',
          cover_key: 'b',
          captions_vtt_key: null,
          captions_srt_key: null,
          plot_reading_key: null,
          plot_reading_data_key: null,
          chapters_vtt_key: null,
          script_key: null,
          before_after_key: null,
          original_keys: [],
          duration_seconds: 4,
          resolution: '1920x1080',
        },
        assets: [],
        webhookEvent: null,
      },
    );
    await gateway.database.job.deleteMany();
    const ask = () => dryRun('/v1/real-estate/slideshow', { images: [url, url] }, owner);
    const learned = await ask();
    // No scene was kept of it: what is fixed lasts as long as 1.5 of them.
    const alone = (100 * 3.5) / 1.5;
    expect(learned.estimated_seconds).toBe(Math.round(alone));
    // Two films wait behind one that is made, of which two segments are under way; land has other workers.
    const job = (task: string, name: string, isHeld: boolean, queue = 'property-segment') => ({
      ...{ id: `${task}_${name}`, queue, payload: { task_id: task } },
      ...{ accountId: owner.accountId, plan: 'enterprise' as const },
      leaseUntil: isHeld ? new Date(Date.now() + 60_000) : null,
    });
    await gateway.database.job.createMany({
      data: [
        job('made', 'segment_1', true),
        job('made', 'segment_2', true),
        job('made', 'segment_3', false),
        job('first', 'prepare', false, 'property-prepare'),
        job('second', 'prepare', false, 'property-prepare'),
        job('plot', 'prepare', false, 'land-prepare'),
      ],
    });
    expect((await ask()).estimated_seconds).toBe(3 * learned.estimated_seconds);
  });
});
