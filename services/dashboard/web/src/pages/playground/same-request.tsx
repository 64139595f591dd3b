import { useId, useState } from 'react';
import type { PlaygroundOperation } from '../../../../src/playground/operations.js';
import { asCurl, asPython, asTypeScript } from '../../../../src/playground/same-request.js';
import { CodeBlock } from '../../components/copy.js';
import { ChoiceField } from '../../components/field.js';

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
        <h2 id={name}>The same request</h2>
        <p className="soft">
          Set your key as <code>GROUNDWORK_API_KEY</code>.{' '}
          {body === null
            ? 'Complete the request to see its code.'
            : namesUpload(body)
              ? 'Links to photos you upload here work for 24 hours.'
              : null}
        </p>
      </div>
      {body === null ? null : (
        <>
          <ChoiceField<Way>
            label="As"
            name={`${name}-way`}
            value={way}
            choices={[
              { value: 'curl', title: 'curl' },
              { value: 'typescript', title: 'TypeScript' },
              { value: 'python', title: 'Python' },
            ]}
            onChange={setWay}
          />
          <CodeBlock code={ways[way](apiUrl, operation, body)} what="same request" />
        </>
      )}
    </section>
  );
}
