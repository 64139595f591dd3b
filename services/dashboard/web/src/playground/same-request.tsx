import { useId, useState } from 'react';
import {
  asCurl,
  asPython,
  asTypeScript,
  type PlaygroundOperation,
} from '../../../src/playground/operations.js';
import { CodeBlock } from '../kit/copy.js';
import { ChoiceField } from '../kit/field.js';
import words from '../words/playground.json';
import { rich } from '../words.js';

const text = words.sameRequest;
const ways = { curl: asCurl, typescript: asTypeScript, python: asPython } as const;
type Way = keyof typeof ways;
const choices = (Object.keys(ways) as Way[]).map((value) => ({ value, title: text[value] }));

/** Whether it names a photo that was sent from this page. */
const namesUpload = (body: unknown) => JSON.stringify(body).includes('/assets/inputs/upload_');

/** The request that is being tried out, as a program would send it. */
export function SameRequest(props: {
  readonly apiUrl: string;
  readonly operation: PlaygroundOperation;
  readonly body: unknown;
  /** Where a page has two of them. */
  readonly title?: string;
}) {
  const { apiUrl, operation, body, title = text.title } = props;
  const name = useId();
  const [way, setWay] = useState<Way>('curl');
  return (
    <section className="stack gap-4" aria-labelledby={name}>
      <div>
        <h2 id={name}>{title}</h2>
        <p className="text-ink-soft">
          {rich(text.setKey)}{' '}
          {body === null ? text.incomplete : namesUpload(body) ? text.uploads : null}
        </p>
      </div>
      {body === null ? null : (
        <>
          <ChoiceField<Way>
            label={text.language}
            name={`${name}-way`}
            value={way}
            choices={choices}
            onChange={setWay}
          />
          <CodeBlock
            code={ways[way](apiUrl, operation, body)}
            what={title === text.title ? text.code : title}
          />
        </>
      )}
    </section>
  );
}
