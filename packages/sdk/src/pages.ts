/** Every entry of a list, read page by page on demand. */
export async function* byOffset<Page extends { pagination: { has_more: boolean } }, Item>(
  read: (offset: number) => Promise<Page>,
  itemsOf: (page: Page) => readonly Item[],
  start = 0,
): AsyncGenerator<Item, void, undefined> {
  for (let offset = start; ; ) {
    const page = await read(offset);
    const items = itemsOf(page);
    yield* items;
    if (!page.pagination.has_more || items.length === 0) return;
    offset += items.length;
  }
}

/** Every entry of a list that is read in pages by cursor. */
export async function* byCursor<Page extends { next_cursor: string | null }, Item>(
  read: (cursor: string | undefined) => Promise<Page>,
  itemsOf: (page: Page) => readonly Item[],
  start?: string,
): AsyncGenerator<Item, void, undefined> {
  for (let cursor = start; ; ) {
    const page = await read(cursor);
    yield* itemsOf(page);
    if (page.next_cursor === null) return;
    cursor = page.next_cursor;
  }
}
