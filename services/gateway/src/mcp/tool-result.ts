import type { AssetUrls } from '@groundwork/storage/asset-urls';
import { contentTypeOf } from '@groundwork/storage/content-type';
import { inputPrefix } from '@groundwork/storage/object-keys';
import type { ObjectStore } from '@groundwork/storage/object-store';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';

/** Pictures of one result, and pixels of their longer side: a model takes no more in at a look. */
const MOST_PICTURES = 4;
const LONGER_SIDE = 1024;

interface Files {
  readonly store: ObjectStore;
  readonly assetUrls: AssetUrls;
}

interface Linked {
  readonly name: string;
  readonly uri: string;
  readonly key: string;
  readonly mimeType: string;
}

/** The links that the API signed, by the name of their field: no other URL in an answer opens a file. */
function* linksIn(assetUrls: AssetUrls, value: unknown, name = 'file'): Generator<Linked> {
  if (typeof value === 'string') {
    const at = value.indexOf('/assets/');
    const asset = at < 0 ? 'forged' : assetUrls.verify(value.slice(at), new Date());
    if (typeof asset === 'string') return;
    yield { name, uri: value, key: asset.key, mimeType: contentTypeOf(asset.key) };
  } else if (typeof value === 'object' && value !== null) {
    for (const [inner, part] of Object.entries(value))
      yield* linksIn(assetUrls, part, Array.isArray(value) ? `${name}.${inner}` : inner);
  }
}

/** Not one that the customer sent. */
const isResult = ({ key, mimeType }: Linked) =>
  mimeType.startsWith('image/') && !key.startsWith(inputPrefix(''));

async function picture(store: ObjectStore, { key }: Linked) {
  const { normalisePhoto } = await import('@groundwork/imaging');
  const { jpeg } = await normalisePhoto(await store.get(key), { maxLongerSide: LONGER_SIDE });
  return { type: 'image' as const, mimeType: 'image/jpeg', data: jpeg.toString('base64') };
}

/** An answer as text, with a link for each of its files, and its pictures to look at. @param files null for text alone */
export async function resultOf(
  files: Files | null,
  answer: Readonly<Record<string, unknown>>,
): Promise<CallToolResult> {
  const text = { type: 'text' as const, text: JSON.stringify(answer) };
  if (files === null) return { content: [text] };
  const { store, assetUrls } = files;
  const links = [...new Map([...linksIn(assetUrls, answer)].map((one) => [one.key, one])).values()];
  const pictures = links.filter(isResult).slice(0, MOST_PICTURES);
  return {
    content: [
      text,
      ...(await Promise.all(pictures.map((one) => picture(store, one)))),
      ...links.map(({ name, uri, mimeType }) => ({
        ...{ type: 'resource_link' as const, name, uri, mimeType },
      })),
    ],
  };
}

/** What the API said, in its own words. */
export function refusalOf(
  body: Readonly<Record<string, unknown>>,
  idempotencyKey: string | null,
): CallToolResult {
  const again =
    idempotencyKey === null
      ? []
      : [`To try the same again without paying twice: "idempotency_key": "${idempotencyKey}".`];
  return {
    isError: true,
    content: [JSON.stringify(body), ...again].map((text) => ({ type: 'text' as const, text })),
  };
}
