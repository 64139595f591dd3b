import { sampleImage } from '@groundwork/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { customSpec, Studio } from './fixtures/studio.js';
import { prepareRecipe } from './prepare-recipe.js';
import { takeReferenceDesign } from './reference-design.js';

let studio: Studio;
let design: Buffer;
beforeAll(async () => {
  studio = await Studio.open();
  design = await sampleImage('png', 400, 500);
});
afterAll(() => studio.close());

const never = new AbortController().signal;
const prepare = async (jobId: string) =>
  prepareRecipe(studio.imager, await studio.read(jobId), never);
const urlOf = (path: string) => `${studio.images.origin}${path}`;

describe('the reference design of a custom showcase', () => {
  it('is read when the image is made, stored beside its pictures, and kept when the work is begun again', async () => {
    studio.images.serve('/window.png', { bytes: design });
    const template = await studio.createTemplate(urlOf('/window.png'));
    const jobId = await studio.acceptGeneration({
      customTemplateId: template,
      request: { custom_instruction: 'less text' },
    });
    const recipe = await prepare(jobId);
    expect(recipe.template).toEqual({
      kind: 'custom',
      spec: customSpec,
      reference_key: `inputs/${jobId}/reference.bin`,
      instruction: 'less text',
    });
    expect(await studio.imager.store.get(`inputs/${jobId}/reference.bin`)).toEqual(design);
    studio.images.serve('/window.png', { bytes: Buffer.alloc(0), status: 404 });
    expect(await prepare(jobId)).toEqual(recipe);
  });

  it('is the request’s own where it names one', async () => {
    studio.images.serve('/other.webp', { bytes: await sampleImage('webp', 300, 300) });
    const template = await studio.createTemplate('https://example.com/gone.png');
    const jobId = await studio.acceptGeneration({
      customTemplateId: template,
      request: { reference_image_url: urlOf('/other.webp') },
    });
    await expect(prepare(jobId)).resolves.toMatchObject({ template: { kind: 'custom' } });
  });

  it('that is gone ends in showcase.failed, with the credits back', async () => {
    studio.images.serve('/gone.png', { bytes: design, status: 404 });
    const template = await studio.createTemplate(urlOf('/gone.png'));
    const before = await studio.credits();
    const jobId = await studio.acceptGeneration({ customTemplateId: template });
    await studio.render(jobId);
    expect(await studio.read(jobId)).toMatchObject({
      status: 'failed',
      failure: expect.stringMatching(/reference design cannot be fetched.*bad_status/),
    });
    expect((await studio.sent(jobId)).event).toMatchObject({
      event: 'showcase.failed',
      template_id: 'custom',
    });
    expect(await studio.credits()).toBe(before);
  });

  it('whose server is out of order is asked three times in all', async () => {
    studio.images.serve('/broken.png', { bytes: design, status: 503 });
    const template = await studio.createTemplate(urlOf('/broken.png'));
    const before = await studio.credits();
    const jobId = await studio.acceptGeneration({ customTemplateId: template });
    for (let i = 0; i < 3; i++) {
      expect((await studio.read(jobId)).status).toBe('pending');
      await expect(studio.render(jobId)).rejects.toThrow(/bad_status/);
    }
    expect(await studio.read(jobId)).toMatchObject({ status: 'failed' });
    expect(await studio.credits()).toBe(before);
  });

  it.each([
    ['a GIF', async () => sampleImage('gif', 400, 500)],
    ['no picture', async () => Buffer.from('<html></html>')],
    ['more than 8 MB', async () => Buffer.concat([design, Buffer.alloc(8 * 1024 * 1024)])],
    ['cut off', async () => design.subarray(0, design.length / 2)],
  ])('that is %s by now is a fault', async (_what, bytes) => {
    const path = '/changed';
    studio.images.serve(path, { bytes: await bytes(), type: 'image/png' });
    const template = await studio.createTemplate(urlOf(path));
    const jobId = await studio.acceptGeneration({ customTemplateId: template });
    await expect(prepare(jobId)).rejects.toThrow(/reference design/);
  });

  it('at a private address is not fetched', async () => {
    const job = { id: 'job_private', accountId: studio.accountId };
    await expect(
      takeReferenceDesign(studio.imager, job, 'http://169.254.169.254/design.png', never),
    ).rejects.toMatchObject({ name: 'ShowcaseFault', cause: { reason: 'private_address' } });
  });

  it('on our own asset host is read from the store, for its owner only', async () => {
    const { store, assetUrls } = studio.imager;
    const key = 'showcases/earlier/image.png';
    await store.put(key, design, { contentType: 'image/png' });
    await studio.database.asset.create({
      data: { key, contentType: 'image/png', accountId: studio.accountId },
    });
    const url = assetUrls.sign(key, new Date());
    const take = (id: string, accountId: string) =>
      takeReferenceDesign(studio.imager, { id, accountId }, url, never);
    const stored = await take('job_owner', studio.accountId);
    expect(await store.get(stored)).toEqual(design);
    await expect(take('job_stranger', 'acct_stranger')).rejects.toThrow(/is gone/);
  });
});
