import { Button } from '../../components/button.js';
import { CopyValue } from '../../components/copy.js';
import { Dialog, DialogActions } from '../../components/dialog.js';
import { Notice } from '../../components/status.js';
import { shared } from '../../text.js';
import { text } from './text.js';

/** Shows a secret, once. */
export function EndpointSecret({
  title,
  secret,
  onClose,
}: {
  readonly title: string;
  readonly secret: string;
  readonly onClose: () => void;
}) {
  return (
    <Dialog title={title} onClose={onClose} keepOpen>
      <Notice tone="warn" title={shared.copy.secretHead}>
        <p>{text.secret.once}</p>
      </Notice>
      <CopyValue label={shared.copy.webhookSecret} value={secret} />
      <DialogActions>
        <Button look="main" onClick={onClose}>
          {shared.actions.copiedIt}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
