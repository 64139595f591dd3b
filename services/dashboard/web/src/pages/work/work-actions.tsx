import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { WorkDetailView } from '../../../../src/views/work.js';
import { newAttempt } from '../../api/attempt.js';
import { api } from '../../api/client.js';
import { Button } from '../../components/button.js';
import { Dialog, DialogActions } from '../../components/dialog.js';
import { Fault } from '../../components/fault.js';

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
      <Button onClick={() => setAsked(true)}>Cancel</Button>
      {asked ? (
        <Dialog title="Cancel this work?" onClose={() => setAsked(false)}>
          <Fault error={cancel.error} />
          <p>Work that has not started is skipped and its credits are refunded.</p>
          <DialogActions>
            <Button onClick={() => setAsked(false)}>Keep going</Button>
            <Button look="danger" busy={cancel.isPending} onClick={() => cancel.mutate()}>
              Cancel work
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
  const cost = work.livemode && work.charged > 0 ? ` for ${work.charged} credits` : '';
  return (
    <>
      <Button busy={again.isPending} onClick={() => again.mutate()}>
        Run again{cost}
      </Button>
      <Fault error={again.error} />
    </>
  );
}
