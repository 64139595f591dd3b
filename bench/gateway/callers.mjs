/** Accounts that send in turn: the decisions about one account wait for each other. */
const ACCOUNTS = 48;
const CREDITS = 100_000_000;
/** Above what a run leaves unfinished, because nothing works on it. */
const CONCURRENCY = 1_000_000;

/** Accounts with a live key each, and a photo of their own that is stored already, as one that was dropped on the page. */
export async function openCallers({ fleet, database }, count = ACCOUNTS) {
  const { createAccount } = await import('../../packages/core/database/dist/accounts/accounts.js');
  const { createApiKey } = await import('../../packages/core/database/dist/accounts/api-keys.js');
  const { AssetUrls } = await import('../../packages/core/storage/dist/asset-urls.js');
  const { DiskObjectStore } = await import(
    '../../packages/core/storage/dist/disk/disk-object-store.js'
  );
  const { samplePlot } = await import('../../packages/testing/dist/index.js');
  const photo = await samplePlot({ width: 1800, height: 1200, seed: 4 });
  const store = new DiskObjectStore(fleet.storageDirectory);
  const assetUrls = new AssetUrls({
    publicUrl: fleet.env.PUBLIC_URL,
    secrets: [fleet.env.ASSET_SIGNING_SECRET],
  });
  const masterKey = Buffer.from(fleet.env.MASTER_KEY, 'base64');
  const callers = [];
  for (let index = 0; index < count; index += 1) {
    const account = { name: `Bench ${index}`, plan: 'enterprise', billing: 'monthly' };
    const accountId = await createAccount(database, { ...account, credits: CREDITS });
    await database.account.update({
      where: { id: accountId },
      data: { concurrencyLimit: CONCURRENCY },
    });
    const { keyId, apiKey } = await createApiKey(database, masterKey, {
      ...{ accountId, name: 'live', mode: 'live', expiresAt: null },
    });
    const key = `inputs/upload_bench${index}/photo.jpg`;
    await store.put(key, photo, { contentType: 'image/jpeg' });
    await database.asset.create({ data: { key, accountId, contentType: 'image/jpeg' } });
    const photoUrl = assetUrls.sign(key, new Date(Date.now() + 24 * 3_600_000));
    callers.push({ accountId, keyId, apiKey, photoUrl });
  }
  return callers;
}

/** A caller's request for a film or an image, as it goes over the wire. */
export const orders = {
  land: ({ apiKey, photoUrl }) =>
    order('/v1/land', apiKey, { source_image_url: photoUrl, format: '16:9', num_constructions: 3 }),
  showcase: ({ apiKey, photoUrl }) =>
    order('/v1/real-estate/property-showcase', apiKey, {
      template_id: 'hero_impact',
      fields: { price: '450.000 €', size: '120 m²' },
      main_image_url: photoUrl,
    }),
};

function order(path, apiKey, body) {
  const text = JSON.stringify(body);
  const headers = {
    authorization: `Bearer ${apiKey}`,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
  };
  return { path, headers, body: text };
}
