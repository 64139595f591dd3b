import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { WorkDetailView } from '../../../../src/views/work.js';
import { newAttempt } from '../../api/attempt.js';
import { api } from '../../api/client.js';
import { Button } from '../../components/button.js';
import { Dialog, DialogActions } from '../../components/dialog.js';
import { Fault } from '../../components/fault.js';
import { text } from './text.js';

/** Actions on a piece of work: cancelling it while it is made, making it again. */
export function WorkActions({ work }: { readonly work: WorkDetailView }) {
  if (work.state === 'under_way') return <Cancel work={work} />;
  return <RunAgain work={work} />;
}

function Cancel({ work }: { readonly work: WorkDetailView }) {
  const client = useQueryClient();
  const [asked, setAsked] = useState(false);
  const cancel = useMutation({
    mutationFn: () => api.post(`/work/${work.id}/cancel`),
    onSettled: () => client.invalidateQueries(),
    onSuccess: () => setAsked(false),
  });
  return (
    <>
      <Button onClick={() => setAsked(true)}>{text.actions.cancel}</Button>
      {asked ? (
        <Dialog title={text.actions.cancelTitle} onClose={() => setAsked(false)}>
          <Fault error={cancel.error} />
          <p>{text.actions.cancelWords}</p>
          <DialogActions>
            <Button onClick={() => setAsked(false)}>{text.actions.keep}</Button>
            <Button look="danger" busy={cancel.isPending} onClick={() => cancel.mutate()}>
              {text.actions.cancelWork}
            </Button>
          </DialogActions>
        </Dialog>
      ) : null}
    </>
  );
}

function RunAgain({ work }: { readonly work: WorkDetailView }) {
  const go = useNavigate();
  // One attempt, however often it is pressed or sent again.
  const attempt = useRef(newAttempt());
  const again = useMutation({
    mutationFn: () =>
      api.post<{ id: string }>(`/work/${work.id}/again`, { attempt: attempt.current }),
    onSuccess: ({ id }) => {
      attempt.current = newAttempt();
      return go(`/work/${id}`);
    },
  });
  const isPaid = work.livemode && work.charged > 0;
  return (
    <>
      <Button busy={again.isPending} onClick={() => again.mutate()}>
        {isPaid ? text.actions.runAgainFor(work.charged) : text.actions.runAgain}
      </Button>
      <Fault error={again.error} />
    </>
  );
}
