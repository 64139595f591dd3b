import { useState } from 'react';
import { Button } from '../../../components/button.js';
import { Fault } from '../../../components/fault.js';
import { Notice } from '../../../components/status.js';
import { inFieldWords } from '../../../field-words.js';
import { shared } from '../../../text.js';
import { creditWords } from '../../../words.js';
import { WordsField } from '../fields.js';
import { type Mode, useEstimate, useMaking } from '../making.js';
import { Making } from '../making-panel.js';
import { MoreSection } from '../more/more-section.js';
import { firstMore, moreBody } from '../more/more-wishes.js';
import { SameRequest } from '../same-request.js';
import { text } from './text.js';

/** Changes an image by plain words; the result can be changed again. */
export function ImageEdit({
  source,
  mode,
  apiUrl,
  most,
}: {
  /** Of the job that made the image. */
  readonly source: string;
  readonly mode: Mode;
  readonly apiUrl: string;
  /** Most characters of the prompt. */
  readonly most: number;
}) {
  const [prompt, setPrompt] = useState('');
  const [more, setMore] = useState(firstMore);
  const wish = prompt.trim();
  const body = wish === '' ? null : { source_result_id: source, prompt: wish, ...moreBody(more) };
  const trial = { operation: 'edit', mode, body } as const;
  const { estimate, error, isLooking, retry } = useEstimate(trial);
  const making = useMaking(trial, `made.${source}`);
  const charge = estimate?.credits.charge;
  const price =
    charge === undefined || body === null ? null : charge === 0 ? shared.free : creditWords(charge);
  return (
    <div className="bench-part image-edit">
      <WordsField
        label={text.edit.prompt}
        hint={text.edit.hint}
        value={prompt}
        most={most}
        onChange={setPrompt}
      />
      <MoreSection wishes={more} labelled={text.image} onChange={setMore} />
      {isLooking ? null : <Fault error={error} retry={retry} />}
      {estimate?.refusals.map(({ code, message }) => (
        <Notice key={code} tone="bad">
          {inFieldWords(message)}
        </Notice>
      ))}
      <div>
        <Button
          disabled={body === null || isLooking || estimate?.would_be_accepted !== true}
          busy={making.make.isPending || making.work.data?.state === 'under_way'}
          onClick={() => making.make.mutate()}
        >
          {price === null ? text.edit.submit : text.edit.submitFor(price)}
        </Button>
      </div>
      <Fault error={making.make.error} />
      <Making making={making} what={text.edit.edited}>
        {(work) => (
          <ImageEdit key={work.id} source={work.id} mode={mode} apiUrl={apiUrl} most={most} />
        )}
      </Making>
      {body === null ? null : <SameRequest apiUrl={apiUrl} operation="edit" body={body} />}
    </div>
  );
}
