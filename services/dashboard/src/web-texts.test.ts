import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { inlineTexts } from './fixtures/inline-texts.js';

const pages = fileURLToPath(new URL('../web/src', import.meta.url));

const sources = readdirSync(pages, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.tsx?$/.test(file),
);

test('what people read on a page is in the files of words and forms', () => {
  const faults = sources.flatMap((file) =>
    inlineTexts(file, readFileSync(path.join(pages, file), 'utf8')).map(
      (fault) => `${file}:${fault}`,
    ),
  );
  expect(sources.length).toBeGreaterThan(40);
  expect(faults).toEqual([]);
});

test.each([
  ['markup', '<p>Hello</p>'],
  ['a small word in markup', '<p>{name} ago</p>'],
  ['an attribute that is read', '<input aria-label="search" />'],
  ['any attribute with words', '<Row remark="See the log" />'],
  ['an expression', "<p>{isDone ? 'Done' : 'In progress'}</p>"],
  ['a sentence with a value', '<p title={`' + '$' + '{count} photos`} />'],
  ['a table', "const columns = [{ title: 'Status' }]"],
  ['a message', "setSaid('not found here')"],
])('text in %s is found', (_where, source) => {
  expect(inlineTexts('page.tsx', source)).toHaveLength(source.includes('?') ? 2 : 1);
});

test.each([
  ['a class', '<p className="soft small">{text.title}</p>'],
  ['an address', '<Link to={`/work/' + '$' + '{id}`}>{text.title}</Link>'],
  ['a key', "if (event.key === 'Escape') close()"],
  ['an error for developers', "throw new Error('no sample was answered')"],
  ['a number with its sign', '<p>{count} × 2</p>'],
])('%s is no text', (_what, source) => {
  expect(inlineTexts('page.tsx', source)).toEqual([]);
});
