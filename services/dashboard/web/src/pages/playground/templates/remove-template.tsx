import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OwnTemplateView } from '../../../../../src/views/own-templates.js';
import { api } from '../../../api/client.js';
import { Button } from '../../../components/button.js';
import { Dialog, DialogActions } from '../../../components/dialog.js';
import { Fault } from '../../../components/fault.js';
import type { Mode } from '../making.js';
import { text } from './text.js';

export function RemoveTemplate({
  of: { custom_template_id: id, name },
  mode,
  onRemoved,
  onClose,
}: {
  readonly of: OwnTemplateView;
  readonly mode: Mode;
  readonly onRemoved: () => void;
  readonly onClose: () => void;
}) {
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => api.post(`/playground/own-templates/${id}/remove`, { mode }),
    onSuccess: () => {
      onClose();
      onRemoved();
      return client.invalidateQueries({ queryKey: ['playground'] });
    },
  });
  return (
    <Dialog title={text.removing.title(name)} onClose={onClose}>
      <Fault error={remove.error} />
      <p>{text.removing.words}</p>
      <DialogActions>
        <Button onClick={onClose}>{text.removing.keep}</Button>
        <Button look="danger" busy={remove.isPending} onClick={() => remove.mutate()}>
          {text.removing.remove}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
