import { useId, useState } from 'react';
import type { PlaygroundOperation } from '../../../../src/playground/operations.js';
import { asCurl, asPython, asTypeScript } from '../../../../src/playground/same-request.js';
import { CodeBlock } from '../../components/copy.js';
import { ChoiceField } from '../../components/field.js';
import { text } from './text.js';

const ways = { curl: asCurl, typescript: asTypeScript, python: asPython } as const;
type Way = keyof typeof ways;

/** Whether it names a photo that was sent from this page. */
const namesUpload = (body: unknown) => JSON.stringify(body).includes('/assets/inputs/upload_');

/** The request that is being tried out, as a program would send it. */
export function SameRequest({
  apiUrl,
  operation,
  body,
}: {
  readonly apiUrl: string;
  readonly operation: PlaygroundOperation;
  readonly body: unknown;
}) {
  const name = useId();
  const [way, setWay] = useState<Way>('curl');
  return (
    <section className="same-request" aria-labelledby={name}>
      <div>
        <h2 id={name}>{text.sameRequest.title}</h2>
        <p className="soft">
          {text.sameRequest.setKey}
          {body === null
            ? text.sameRequest.incomplete
            : namesUpload(body)
              ? text.sameRequest.uploads
              : null}
        </p>
      </div>
      {body === null ? null : (
        <>
          <ChoiceField<Way>
            label={text.sameRequest.language}
            name={`${name}-way`}
            value={way}
            choices={[
              { value: 'curl', title: text.sameRequest.curl },
              { value: 'typescript', title: text.sameRequest.typescript },
              { value: 'python', title: text.sameRequest.python },
            ]}
            onChange={setWay}
          />
          <CodeBlock code={ways[way](apiUrl, operation, body)} what={text.sameRequest.code} />
        </>
      )}
    </section>
  );
}
