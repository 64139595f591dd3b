import { shared } from '../text.js';
import { Button } from './button.js';

interface Pages {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => unknown;
}

/** The end of a page of a list, where there is another one. */
export function More({ of: pages, what }: { readonly of: Pages; readonly what: string }) {
  if (!pages.hasNextPage) return null;
  return (
    <p>
      <Button busy={pages.isFetchingNextPage} onClick={() => pages.fetchNextPage()}>
        {shared.lists.more(what)}
      </Button>
    </p>
  );
}
