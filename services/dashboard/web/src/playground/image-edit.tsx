import type { WorkDetailView } from '../../../src/work/work-detail.js';
import edit from '../forms/edit.json';
import { Button } from '../kit/button.js';
import { Fault, Notice } from '../kit/page.js';
import words from '../words/playground.json';
import { inFieldWords, say } from '../words.js';
import { FormSections, type Place, trialOf, useForm } from './bench.js';
import { priceWords } from './estimate.js';
import { Making, useEstimate, useMaking } from './making.js';
import { SameRequest } from './same-request.js';

const text = words.showcase.edit;

/** Changes an image by plain words; the result can be changed again. */
export function ImageEdit(props: { readonly source: WorkDetailView; readonly place: Place }) {
  const { source, place } = props;
  const state = useForm(edit, 'edit', place, `edit.${source.id}`);
  const trial = trialOf({
    state,
    mode: source.livemode ? 'live' : 'test',
    base: { source_result_id: source.id },
    required: ['prompt'],
  });
  const { estimate, error, isLooking, retry } = useEstimate(trial);
  const { make, ...making } = useMaking(trial, `made.${source.id}`);
  const { body } = trial;
  return (
    <div className="stack gap-5">
      <FormSections form={edit} state={state} />
      {isLooking ? null : <Fault error={error} retry={retry} />}
      {estimate?.refusals.map(({ code, message }) => (
        <Notice key={code} tone="bad">
          {inFieldWords(message)}
        </Notice>
      ))}
      <div>
        <Button
          disabled={body === null || isLooking || estimate?.would_be_accepted !== true}
          busy={make.isPending || making.work.data?.state === 'under_way'}
          onClick={() => make.mutate()}
        >
          {estimate && body ? say(text.submitFor, { price: priceWords(estimate) }) : text.submit}
        </Button>
      </div>
      <Fault error={make.error} />
      <Making making={{ make, ...making }} what={text.edited}>
        {(work) => <ImageEdit key={work.id} source={work} place={place} />}
      </Making>
      {body === null ? null : (
        <SameRequest apiUrl={place.apiUrl} operation="edit" body={body} title={text.sameRequest} />
      )}
    </div>
  );
}
