import type { EndpointView } from '../../../../src/views/endpoints.js';
import { Button } from '../../components/button.js';
import { Dialog, DialogActions } from '../../components/dialog.js';
import { Fault } from '../../components/fault.js';
import { useDeleteEndpoint, useEnableEndpoint, useRotateEndpoint } from './endpoint-queries.js';
import { EndpointSecret } from './endpoint-secret.js';

interface EndpointDialogProps {
  readonly of: EndpointView;
  readonly onClose: () => void;
}

/** Stops sending to an endpoint, or begins again. */
export function EnableEndpoint({ of: endpoint, onClose }: EndpointDialogProps) {
  const enable = useEnableEndpoint(endpoint);
  const { enabled } = endpoint;
  return (
    <Dialog title={enabled ? 'Disable this endpoint?' : 'Enable this endpoint?'} onClose={onClose}>
      <Fault error={enable.error} />
      <p>
        {enabled
          ? 'We send it nothing until you enable it again. Events from that time are not sent later.'
          : 'We send it every new event from now on.'}
      </p>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          look="main"
          busy={enable.isPending}
          onClick={() => enable.mutate(!enabled, { onSuccess: onClose })}
        >
          {enabled ? 'Disable endpoint' : 'Enable endpoint'}
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
    return <EndpointSecret title="The new webhook secret" secret={secret} onClose={onClose} />;
  }
  return (
    <Dialog title="Rotate the webhook secret?" onClose={onClose}>
      <Fault error={rotate.error} />
      <p>
        For one day every webhook is signed with both secrets, so you can switch your receiver
        without losing any.
      </p>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="main" busy={rotate.isPending} onClick={() => rotate.mutate(undefined)}>
          Rotate secret
        </Button>
      </DialogActions>
    </Dialog>
  );
}

export function DeleteEndpoint({ of: endpoint, onClose }: EndpointDialogProps) {
  const remove = useDeleteEndpoint(endpoint);
  return (
    <Dialog title="Delete this endpoint?" onClose={onClose}>
      <Fault error={remove.error} />
      <p>
        We stop sending to <code>{endpoint.url}</code>. Its deliveries stay in the log. This cannot
        be undone.
      </p>
      <DialogActions>
        <Button onClick={onClose}>Keep endpoint</Button>
        <Button
          look="danger"
          busy={remove.isPending}
          onClick={() => remove.mutate(undefined, { onSuccess: onClose })}
        >
          Delete endpoint
        </Button>
      </DialogActions>
    </Dialog>
  );
}
