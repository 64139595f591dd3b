import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { KeyView, NewSecretView } from '../../../../src/views/keys.js';
import { api } from '../../api/client.js';
import { Button } from '../../components/button.js';
import { CopyValue } from '../../components/copy.js';
import { Dialog, DialogActions } from '../../components/dialog.js';
import { Fault } from '../../components/fault.js';
import { ChoiceField } from '../../components/field.js';
import { Notice } from '../../components/status.js';
import { Moment } from '../../components/time.js';

const HOUR = 3600;

const overlaps = [
  { value: String(24 * HOUR), title: 'One day', text: 'Both are valid until tomorrow.' },
  { value: String(7 * 24 * HOUR), title: 'One week', text: 'Time for several teams to switch.' },
  { value: '0', title: 'None', text: 'Invalidate the old one now, for example after a leak.' },
];

/** Gives a key a new webhook secret, while the old one keeps signing for a time. */
export function RotateSecret({
  of: key,
  onClose,
}: {
  readonly of: KeyView;
  readonly onClose: () => void;
}) {
  const client = useQueryClient();
  const [overlap, setOverlap] = useState(overlaps[0]?.value ?? '0');
  const rotate = useMutation({
    mutationFn: () =>
      api.post<NewSecretView>(`/keys/${key.id}/webhook-secret`, {
        overlap_seconds: Number(overlap),
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['keys'] }),
    gcTime: 0,
  });
  if (rotate.data) {
    return (
      <Dialog title="The new webhook secret" onClose={onClose} keepOpen>
        <Notice tone="warn" title="Copy it now">
          <p>It is shown only once.</p>
        </Notice>
        <CopyValue label="Webhook secret" value={rotate.data.webhook_secret} />
        <p>
          {rotate.data.previous_until ? (
            <>
              Until <Moment at={rotate.data.previous_until} /> every webhook carries both
              signatures, so you can replace it without losing any.
            </>
          ) : (
            'The old secret is no longer valid.'
          )}
        </p>
        <DialogActions>
          <Button look="main" onClick={onClose}>
            I have copied it
          </Button>
        </DialogActions>
      </Dialog>
    );
  }
  return (
    <Dialog title={`Rotate the webhook secret of “${key.name}”`} onClose={onClose}>
      <Fault error={rotate.error} />
      <ChoiceField
        label="Keep the old secret valid for"
        name="overlap"
        value={overlap}
        choices={overlaps}
        onChange={setOverlap}
      />
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="main" busy={rotate.isPending} onClick={() => rotate.mutate()}>
          Rotate secret
        </Button>
      </DialogActions>
    </Dialog>
  );
}
