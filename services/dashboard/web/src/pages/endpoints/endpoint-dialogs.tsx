import type { EndpointView } from '../../../../src/views/endpoints.js';
import { Button } from '../../components/button.js';
import { Dialog, DialogActions } from '../../components/dialog.js';
import { Fault } from '../../components/fault.js';
import { shared } from '../../text.js';
import { useDeleteEndpoint, useEnableEndpoint, useRotateEndpoint } from './endpoint-queries.js';
import { EndpointSecret } from './endpoint-secret.js';
import { text } from './text.js';

interface EndpointDialogProps {
  readonly of: EndpointView;
  readonly onClose: () => void;
}

/** Stops sending to an endpoint, or begins again. */
export function EnableEndpoint({ of: endpoint, onClose }: EndpointDialogProps) {
  const enable = useEnableEndpoint(endpoint);
  const { enabled } = endpoint;
  return (
    <Dialog
      title={enabled ? text.enabling.disableTitle : text.enabling.enableTitle}
      onClose={onClose}
    >
      <Fault error={enable.error} />
      <p>{enabled ? text.enabling.disableWords : text.enabling.enableWords}</p>
      <DialogActions>
        <Button onClick={onClose}>{shared.actions.cancel}</Button>
        <Button
          look="main"
          busy={enable.isPending}
          onClick={() => enable.mutate(!enabled, { onSuccess: onClose })}
        >
          {enabled ? text.enabling.disable : text.enabling.enable}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Makes a new secret, and shows it. */
export function RotateEndpoint({ of: endpoint, onClose }: EndpointDialogProps) {
  const rotate = useRotateEndpoint(endpoint);
  if (rotate.data) {
    const { secret } = rotate.data;
    return <EndpointSecret title={text.rotation.done} secret={secret} onClose={onClose} />;
  }
  return (
    <Dialog title={text.rotation.title} onClose={onClose}>
      <Fault error={rotate.error} />
      <p>{text.rotation.words}</p>
      <DialogActions>
        <Button onClick={onClose}>{shared.actions.cancel}</Button>
        <Button look="main" busy={rotate.isPending} onClick={() => rotate.mutate(undefined)}>
          {shared.actions.rotateSecret}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

export function DeleteEndpoint({ of: endpoint, onClose }: EndpointDialogProps) {
  const remove = useDeleteEndpoint(endpoint);
  return (
    <Dialog title={text.deletion.title} onClose={onClose}>
      <Fault error={remove.error} />
      <p>{text.deletion.words(endpoint.url)}</p>
      <DialogActions>
        <Button onClick={onClose}>{text.deletion.keep}</Button>
        <Button
          look="danger"
          busy={remove.isPending}
          onClick={() => remove.mutate(undefined, { onSuccess: onClose })}
        >
          {text.deletion.delete}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
