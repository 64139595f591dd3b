import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import shared from '../words/shared.json';
import { say } from '../words.js';
import { Button } from './button.js';
import type { Choice } from './field.js';
import { type Asked, Fault, Skeleton } from './page.js';

export interface Column<Row> {
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** Aligns numbers at the right. */
  readonly number?: boolean;
  /** Not named above it: the row's actions. */
  readonly untitled?: boolean;
}

interface TableProps<Row> {
  /** Heard, not seen. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
}

/** Rows and columns; on a telephone each row becomes a card that names its values. */
export function Table<Row>({ caption, columns, rows, keyOf }: TableProps<Row>) {
  return (
    <table className="table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ title, number, untitled }) => (
            <th key={title} scope="col" className={number ? 'table-number' : undefined}>
              {untitled ? <span className="sr-only">{title}</span> : title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ title, cell, number, untitled }) => (
              <td
                key={title}
                className={number ? 'table-number' : untitled ? 'table-actions' : undefined}
                data-title={untitled ? undefined : title}
              >
                <div>{cell(row)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A button of a row: its words, whole words for ears that lack the row, and what it does. */
export type RowAction = readonly [title: string, label: string, act: () => void];

/** The last column, with the quiet buttons of each row. */
export const actionsColumn = <Row,>(actions: (row: Row) => readonly RowAction[]): Column<Row> => ({
  title: shared.lists.actions,
  untitled: true,
  cell: (row) =>
    actions(row).map(([title, label, act]) => (
      <Button key={title} look="quiet" onClick={act} aria-label={label}>
        {title}
      </Button>
    )),
});

/** A table of what was asked for: loading, failed, empty, or with its rows, and a button for the next page. */
export function Listing<Row>(
  props: TableProps<Row> & {
    readonly of: Asked<unknown> & Partial<Pages>;
    readonly empty: ReactNode;
    readonly lines?: number;
    /** Such as `deliveries`, where the list has pages. */
    readonly more?: string;
  },
) {
  const { of: asked, empty, lines = 4, more, ...table } = props;
  return (
    <>
      {asked.isPending ? <Skeleton lines={lines} /> : null}
      <Fault error={asked.error} retry={asked.refetch} />
      {asked.data !== undefined && table.rows.length === 0 ? empty : null}
      {table.rows.length > 0 ? <Table {...table} /> : null}
      {more ? <More of={asked} what={more} /> : null}
    </>
  );
}

interface Pages {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => unknown;
}

/** The end of a page of a list, where there is another one. */
export function More({ of: pages, what }: { readonly of: Partial<Pages>; readonly what: string }) {
  if (!pages.hasNextPage) return null;
  return (
    <p>
      <Button busy={pages.isFetchingNextPage ?? false} onClick={() => pages.fetchNextPage?.()}>
        {say(shared.lists.more, { what })}
      </Button>
    </p>
  );
}

/** A parameter of the page's address, so that what is shown can be kept and shared. */
function useParameter(name: string) {
  const [params, setParams] = useSearchParams();
  const setter = useRef(setParams);
  setter.current = setParams;
  const set = useCallback(
    (value: string) => {
      // The address is ahead of what is rendered: another filter may have just been chosen.
      const after = new URLSearchParams(window.location.search);
      if (value === '') after.delete(name);
      else after.set(name, value);
      setter.current(after, { replace: true });
    },
    [name],
  );
  return [params.get(name) ?? '', set] as const;
}

export const choicesOf = (all: string, words: Readonly<Record<string, string>>): Choice[] => [
  { value: '', title: all },
  ...Object.entries(words).map(([value, title]) => ({ value, title })),
];

/** A filter of a list. */
export function Filter(props: {
  readonly name: string;
  readonly label: string;
  readonly choices: readonly Choice[];
}) {
  const [chosen, choose] = useParameter(props.name);
  return (
    <label className="filter">
      <span>{props.label}</span>
      <select value={chosen} onChange={({ target }) => choose(target.value)}>
        {props.choices.map(({ value, title }) => (
          <option key={value} value={value}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
}

/** ms after the last key until the list is asked. */
const TYPED_MS = 300;

/** A text to look for. */
export function Search({ label, placeholder }: { label: string; placeholder: string }) {
  const [kept, keep] = useParameter('text');
  const [text, setText] = useState(kept);
  useEffect(() => {
    const timer = window.setTimeout(() => keep(text.trim()), TYPED_MS);
    return () => window.clearTimeout(timer);
  }, [text, keep]);
  return (
    <label className="filter">
      <span>{label}</span>
      <input
        className="w-48"
        type="search"
        value={text}
        placeholder={placeholder}
        maxLength={200}
        onChange={({ target }) => setText(target.value)}
      />
    </label>
  );
}

export function Filters({ children }: { readonly children: ReactNode }) {
  return (
    <search className="row gap-x-3" aria-label={shared.lists.filters}>
      {children}
    </search>
  );
}
