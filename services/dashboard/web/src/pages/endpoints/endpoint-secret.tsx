import { Button } from '../../components/button.js';
import { CopyValue } from '../../components/copy.js';
import { Dialog, DialogActions } from '../../components/dialog.js';
import { Notice } from '../../components/status.js';

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
      <Notice tone="warn" title="Copy it now">
        <p>It is shown only once. Use it to verify webhook signatures.</p>
      </Notice>
      <CopyValue label="Webhook secret" value={secret} />
      <DialogActions>
        <Button look="main" onClick={onClose}>
          I have copied it
        </Button>
      </DialogActions>
    </Dialog>
  );
}
