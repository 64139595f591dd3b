import { sampleImage } from '@groundwork/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openDashboard, type TestDashboard } from '../../fixtures/dashboard.js';
import { type Answer, type Person, refusalOf, viewOf } from '../../fixtures/person.js';
import { accountOf } from '../../fixtures/work.js';
import { schemaAt } from '../../playground/form.js';
import type { PhotoView } from '../../playground/store-photo.js';
import { PHOTO_BYTES } from '../../playground/store-photo.js';
import type { ChoicesView } from './choices.js';

let dashboard: TestDashboard;
let ada: Person;

beforeAll(async () => {
  dashboard = await openDashboard();
  ada = await dashboard.signUp('Ada');
});

afterAll(async () => {
  await dashboard?.close();
});

const upload = (bytes: Uint8Array, person = ada): Promise<Answer> =>
  person.sendBytes('/playground/photos', bytes);

describe('a photo that is tried out', () => {
  it('is kept for a day as an asset of the account, and named by a link of the API', async () => {
    const view = viewOf<PhotoView>(await upload(await sampleImage('jpeg', 640, 480)));
    expect(view).toMatchObject({ width: 640, height: 480 });
    const url = new URL(view.url);
    expect(url.origin).toBe('https://api.example.com');
    const key = url.pathname.replace('/assets/', '');
    // Where the scheduler deletes what belongs to no task.
    expect(key).toMatch(/^inputs\/upload_[0-9a-f]{24}\/photo\.jpeg$/);
    const { id } = await accountOf(dashboard, ada);
    expect(await dashboard.database.asset.findUniqueOrThrow({ where: { key } })).toMatchObject({
      accountId: id,
      contentType: 'image/jpeg',
    });
    const hours = (Date.parse(view.expires_at) - Date.now()) / 3_600_000;
    expect(Math.round(hours)).toBe(24);
  });

  it('is one asset, however often it is sent, and another of another account', async () => {
    const bytes = await sampleImage('jpeg', 320, 240);
    const keyOf = async (person: Person) =>
      new URL(viewOf<PhotoView>(await upload(bytes, person)).url).pathname;
    const first = await keyOf(ada);
    expect(await keyOf(ada)).toBe(first);
    expect(await keyOf(await dashboard.signUp('Cleo'))).not.toBe(first);
  });

  it('is recognised by its bytes, not by its declared type', async () => {
    expect(refusalOf(await upload(Buffer.from('<html>not a photo</html>')))).toBe(
      '400 NOT_A_PHOTO photo',
    );
    const whole = await sampleImage('jpeg', 640, 480);
    expect(refusalOf(await upload(whole.subarray(0, whole.length / 2)))).toBe(
      '400 NOT_A_PHOTO photo',
    );
    expect(refusalOf(await upload(new Uint8Array()))).toBe('400 NOT_A_PHOTO photo');
    expect(refusalOf(await ada.post('/playground/photos', { photo: 'x' }))).toBe(
      '400 NOT_A_PHOTO photo',
    );
  });

  it('is refused when it is larger than any picture of the API', async () => {
    expect(refusalOf(await upload(new Uint8Array(PHOTO_BYTES + 1)))).toBe(
      '413 PHOTO_TOO_LARGE photo',
    );
  });

  it('comes from this page and from somebody signed in only', async () => {
    const bytes = await sampleImage('jpeg', 640, 480);
    const foreign = { origin: 'https://evil.example' };
    expect(refusalOf(await ada.sendBytes('/playground/photos', bytes, foreign))).toBe(
      '403 FOREIGN_ORIGIN',
    );
    const bo = await dashboard.signUp('Bo', null);
    expect(refusalOf(await upload(bytes, bo))).toBe('409 NO_ORGANIZATION');
  });
});

describe('the playground', () => {
  it('tells what can be chosen', async () => {
    const view = viewOf<ChoicesView>(await ada.get('/playground/choices'));
    expect(schemaAt(view.schemas.land, 'num_constructions')).toMatchObject({
      minimum: 2,
      maximum: 8,
      default: 3,
    });
    // In its own words, with what it refers to.
    expect(schemaAt(view.schemas.land, 'property.price').description).toContain('currency');
    expect(JSON.stringify(view.schemas)).not.toContain('$ref');
    expect(view.voices.filter(({ language }) => language === 'es')).toHaveLength(4);
  });
});
