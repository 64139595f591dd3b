import type { ReactNode } from 'react';
import './table.css';

export interface Column<Row> {
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** Aligns numbers at the right. */
  readonly number?: boolean;
  /** Not named above it: the row's actions. */
  readonly untitled?: boolean;
}

/** Rows and columns; on a telephone each row becomes a card that names its values. */
export function Table<Row>({
  caption,
  columns,
  rows,
  keyOf,
}: {
  /** Heard, not seen. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
}) {
  return (
    <table className="table">
      <caption className="only-heard">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ title, number, untitled }) => (
            <th key={title} scope="col" className={number ? 'table-number' : undefined}>
              {untitled ? <span className="only-heard">{title}</span> : title}
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
