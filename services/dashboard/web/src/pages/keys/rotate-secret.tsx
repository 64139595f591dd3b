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
import { shared } from '../../text.js';
import { text } from './text.js';

const HOUR = 3600;

const overlaps = [
  { value: String(24 * HOUR), title: text.rotation.day, text: text.rotation.dayWords },
  { value: String(7 * 24 * HOUR), title: text.rotation.week, text: text.rotation.weekWords },
  { value: '0', title: text.rotation.none, text: text.rotation.noneWords },
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
      <Dialog title={text.rotation.done} onClose={onClose} keepOpen>
        <Notice tone="warn" title={shared.copy.secretHead}>
          <p>{text.rotation.once}</p>
        </Notice>
        <CopyValue label={shared.copy.webhookSecret} value={rotate.data.webhook_secret} />
        <p>
          {rotate.data.previous_until
            ? text.rotation.both(<Moment at={rotate.data.previous_until} />)
            : text.rotation.onlyNew}
        </p>
        <DialogActions>
          <Button look="main" onClick={onClose}>
            {shared.actions.copiedIt}
          </Button>
        </DialogActions>
      </Dialog>
    );
  }
  return (
    <Dialog title={text.rotation.title(key.name)} onClose={onClose}>
      <Fault error={rotate.error} />
      <ChoiceField
        label={text.rotation.overlap}
        name="overlap"
        value={overlap}
        choices={overlaps}
        onChange={setOverlap}
      />
      <DialogActions>
        <Button onClick={onClose}>{shared.actions.cancel}</Button>
        <Button look="main" busy={rotate.isPending} onClick={() => rotate.mutate()}>
          {shared.actions.rotateSecret}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
