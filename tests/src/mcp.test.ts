import { fileURLToPath } from 'node:url';
import { createAccount } from '@groundwork/database/accounts/accounts';
import { createApiKey } from '@groundwork/database/accounts/api-keys';
import { inspectImage } from '@groundwork/imaging';
import { describe, expect, it } from '@jest/globals';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { CallToolResultSchema, type Progress } from '@modelcontextprotocol/sdk/types.js';
import { sharedFleet } from './fixtures/shared-fleet.js';

const BRIDGE = fileURLToPath(new URL('../../packages/mcp/dist/main.js', import.meta.url));
const house = 'https://magic.groundwork.invalid/house.jpg';
const showcase = {
  template_id: 'hero_impact',
  fields: { price: '€ 485,000', size: '142 m²' },
  main_image_url: house,
};

const { fleet, database } = await sharedFleet('gateway', 'showcase-imager', 'scheduler');
const account = { name: 'Reader', plan: 'pro', billing: 'monthly', credits: 3 } as const;
const accountId = await createAccount(database, account);
const masterKey = Buffer.from(fleet.env.MASTER_KEY ?? '', 'base64');
const issue = async (mode: 'live' | 'test') => {
  const key = { accountId, name: mode, mode, expiresAt: null };
  return (await createApiKey(database, masterKey, key)).apiKey;
};
const testKey = await issue('test');
const liveKey = await issue('live');

const overHttp = (key: string) =>
  new StreamableHTTPClientTransport(new URL('/mcp', fleet.url), {
    requestInit: { headers: { Authorization: `Bearer ${key}` } },
  });
const overStdio = (key: string) =>
  new StdioClientTransport({
    command: process.execPath,
    args: [BRIDGE],
    env: { GROUNDWORK_URL: fleet.url, GROUNDWORK_API_KEY: key },
    stderr: 'ignore',
  });

async function connected<Result>(
  transport: StdioClientTransport | StreamableHTTPClientTransport,
  use: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ name: 'test', version: '1' });
  // Its type does not know exact optional properties.
  await client.connect(transport as Parameters<Client['connect']>[0]);
  try {
    return await use(client);
  } finally {
    await client.close();
  }
}

/** What a tool answers, its texts parsed where they are JSON. */
async function called(client: Client, name: string, given: object, steps: Progress[] = []) {
  const { isError = false, content } = CallToolResultSchema.parse(
    await client.callTool({ name, arguments: { ...given } }, CallToolResultSchema, {
      onprogress: (step) => steps.push(step),
    }),
  );
  const texts = content.flatMap((part) => (part.type === 'text' ? [part.text] : []));
  return {
    isError,
    texts,
    answer: JSON.parse(texts[0] ?? ''),
    pictures: content.flatMap((part) => (part.type === 'image' ? [part] : [])),
    links: content.flatMap((part) => (part.type === 'resource_link' ? [part] : [])),
  };
}

describe.each([
  ['streamable HTTP', overHttp],
  ['stdio', overStdio],
])('over %s', (_name, open) => {
  it('tools are the operations, with what their methods say of them', async () => {
    const { tools } = await connected(open(testKey), (client) => client.listTools());
    const hintsOf = (name: string) => tools.find((tool) => tool.name === name)?.annotations;
    expect(hintsOf('getTask')).toMatchObject({ readOnlyHint: true, idempotentHint: true });
    expect(hintsOf('deleteFamily')).toMatchObject({ destructiveHint: true, idempotentHint: true });
    // The second member becomes the first.
    expect(hintsOf('removeFamilyMember')).toMatchObject({ idempotentHint: false });
    const film = tools.find(({ name }) => name === 'createSlideshow')?.inputSchema;
    expect(film?.required).toEqual([]);
    expect(film?.properties).toMatchObject({
      listing: { type: 'object' },
      idempotency_key: { type: 'string' },
    });
    expect(JSON.stringify(tools)).not.toContain('$ref');
    const names = tools.map(({ name }) => name);
    for (const none of ['getHealth', 'getAsset', 'getOpenApi', 'streamTask']) {
      expect(names).not.toContain(none);
    }
  });

  it('a showcase comes as a picture, with its progress and its link', async () => {
    await connected(open(testKey), async (client) => {
      const steps: Progress[] = [];
      const made = await called(client, 'createShowcase', showcase, steps);
      expect(made.isError).toBe(false);
      expect(made.answer).toMatchObject({
        accepted: { status: 'pending' },
        now: { status: 'succeeded', livemode: false },
      });
      expect(steps.at(-1)?.message).toBe('succeeded');
      expect(made.links.map(({ name }) => name)).toContain('output_image_url');
      const [picture, ...others] = made.pictures;
      expect(others).toEqual([]);
      const bytes = Buffer.from(picture?.data ?? '', 'base64');
      const { width, height } = await inspectImage(bytes, { accepted: ['jpeg'], maxPixels: 1e7 });
      expect([width, height]).toEqual([576, 1024]);
    });
  });
});

describe('a tool', () => {
  it('makes a showcase of a listing', async () => {
    const listing = {
      ListPrice: 485_000,
      CurrencyCode: 'EUR',
      LivingArea: 142,
      LivingAreaUnits: 'Square Meters',
      Media: [{ MediaURL: house, MediaCategory: 'Photo' }],
    };
    const given = { template_id: 'hero_impact', listing };
    const made = await connected(overHttp(testKey), (client) =>
      called(client, 'createShowcase', given),
    );
    expect(made.answer.now.status).toBe('succeeded');
    expect(made.answer.accepted.warnings).toMatchObject([{ code: 'LISTING_USED' }]);
  });

  it('refuses in the words of the API', async () => {
    await connected(overHttp(testKey), async (client) => {
      const refused = await called(client, 'createShowcase', { ...showcase, fields: {} });
      expect(refused.isError).toBe(true);
      expect(refused.answer.error).toMatchObject({
        code: 'VALIDATION_ERROR',
        message: 'fields.price is required',
        details: { field: 'fields.price' },
      });
      const unknown = await called(client, 'getTask', { taskId: '../account' });
      expect(unknown.answer.error.code).toBe('TASK_NOT_FOUND');
      // Without its id, the path would be that of the list.
      const nothing = await called(client, 'getTask', { task_id: 'task_1' });
      expect([nothing.isError, nothing.answer.error]).toEqual([
        true,
        { code: 'MISSING_PARAMETER', message: 'taskId is required; you sent task_id' },
      ]);
      const misspelt = await called(client, 'listTasks', { statuss: 'failed' });
      expect(misspelt.answer.error.code).toBe('INVALID_PARAMETER');
      await expect(client.callTool({ name: 'getHealth' })).rejects.toThrow(/no tool getHealth/);
    });
  });

  it('does a repeated call once, and says what one would cost', async () => {
    await connected(overHttp(liveKey), async (client) => {
      const given = { ...showcase, main_image_url: 'https://magic.groundwork.invalid/nothing.jpg' };
      const price = await called(client, 'createShowcase', { ...given, dry_run: true });
      expect(price.answer.credits.price).toBe(2);
      const order = { idempotency_key: 'order-7', name: 'Ours', members: [{ type: 'adult' }] };
      const plain = { ...order, generate_avatars: false };
      const [first, again] = [
        await called(client, 'createFamily', plain),
        await called(client, 'createFamily', plain),
      ];
      expect(again.answer.family_id).toBe(first.answer.family_id);
      const other = await called(client, 'createFamily', { ...plain, name: 'Theirs' });
      expect(other.answer.error.code).toBe('IDEMPOTENCY_KEY_REUSED');
    });
  });

  it('lists as text alone', async () => {
    const listed = await connected(overHttp(testKey), (client) =>
      called(client, 'listShowcaseJobs', { limit: 2 }),
    );
    expect(listed.answer.jobs).toHaveLength(2);
    expect([listed.pictures, listed.links]).toEqual([[], []]);
  });
});

describe('the server', () => {
  it('is for keys, and for POST', async () => {
    await expect(connected(overHttp('svc_test_stranger00000000'), async () => {})).rejects.toThrow(
      /INVALID_API_KEY/,
    );
    const got = await fetch(`${fleet.url}/mcp`, {
      headers: { Authorization: `Bearer ${testKey}` },
    });
    expect([got.status, got.headers.get('allow')]).toEqual([405, 'POST']);
  });

  it('over stdio says what is not set, and what is refused', async () => {
    const unset = new StdioClientTransport({
      command: process.execPath,
      args: [BRIDGE],
      env: { GROUNDWORK_URL: fleet.url },
      stderr: 'pipe',
    });
    let said = '';
    unset.stderr?.on('data', (chunk) => {
      said += String(chunk);
    });
    await expect(connected(unset, async () => {})).rejects.toThrow();
    expect(said).toMatch(/^Set GROUNDWORK_API_KEY: /);
    await expect(connected(overStdio('svc_test_stranger00000000'), async () => {})).rejects.toThrow(
      /INVALID_API_KEY/,
    );
  });
});
