import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useSend } from '../api/queries.js';
import shared from '../words/shared.json';
import { Button, DialogActions } from './button.js';
import { CopyValue } from './copy.js';
import { type Filled, Form, type FormField } from './field.js';
import { Fault, Notice } from './page.js';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
}

/** A question or a form over the page. It takes the focus and gives it back; Escape closes it. */
export function Dialog(
  props: DialogProps & {
    /** For content that is shown once: Escape does not close it. */
    readonly keepOpen?: boolean;
    readonly children: ReactNode;
  },
) {
  const { title, onClose, keepOpen = false, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    element?.showModal();
    return () => {
      element?.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={
        'dialog m-auto max-h-[calc(100dvh-2rem)] w-[min(34rem,calc(100vw-2rem))] content-start gap-5 ' +
        'overflow-y-auto rounded-3 border border-line bg-raised p-6 text-ink shadow-high open:grid ' +
        'backdrop:bg-veil max-small:px-4 max-small:py-5'
      }
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        if (!keepOpen) onClose();
      }}
    >
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>
  );
}

/** A dialog of a page: what to render, and a function that opens one. */
export function useDialog() {
  const [dialog, setDialog] = useState<ReactNode>(null);
  const open = (make: (close: () => void) => ReactNode) => setDialog(make(() => setDialog(null)));
  return [dialog, open] as const;
}

/** Something to read, with one way out. */
export function Told(
  props: DialogProps & {
    readonly keepOpen?: boolean;
    readonly close?: string;
    readonly children: ReactNode;
  },
) {
  const { title, onClose, keepOpen = false, close = shared.done, children } = props;
  return (
    <Dialog title={title} onClose={onClose} keepOpen={keepOpen}>
      {children}
      <DialogActions>
        <Button look="main" onClick={onClose}>
          {close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Secrets that are shown once. */
export function Secrets(
  props: DialogProps & {
    readonly head?: string;
    readonly once: string;
    readonly values: Readonly<Record<string, string>>;
    readonly close?: string;
    readonly children?: ReactNode;
  },
) {
  const { title, onClose, head = shared.copy.secretHead, once, values, children } = props;
  return (
    <Told title={title} onClose={onClose} keepOpen close={props.close ?? shared.actions.copiedIt}>
      <Notice tone="warn" title={head}>
        <p>{once}</p>
      </Notice>
      {Object.entries(values).map(([label, value]) => (
        <CopyValue key={label} label={label} value={value} />
      ))}
      {children}
    </Told>
  );
}

interface Change<Input, Answer> extends DialogProps {
  readonly submit: string;
  readonly send: (input: Input) => Promise<Answer>;
  readonly refresh?: string;
  readonly after?: (answer: Answer, input: Input) => unknown;
  /** What is shown in the dialog's place afterwards; without it, the dialog closes. */
  readonly done?: (answer: Answer, input: Input) => ReactNode;
}

function useChange<Input, Answer>(change: Change<Input, Answer>) {
  const { send, refresh, after, done, onClose } = change;
  return useSend<Input, Answer>({
    send,
    refresh,
    after: async (answer, input) => {
      await after?.(answer, input);
      if (!done) onClose();
    },
  });
}

/** A question before something is done. */
export function Confirm<Answer>(
  props: Change<void, Answer> & {
    readonly words: ReactNode;
    readonly keep?: string;
    readonly danger?: boolean;
  },
) {
  const { title, onClose, words, keep = shared.actions.cancel, submit, danger } = props;
  const change = useChange(props);
  if (change.isSuccess && props.done) return props.done(change.data, undefined);
  return (
    <Dialog title={title} onClose={onClose}>
      <Fault error={change.error} />
      <p>{words}</p>
      <DialogActions>
        <Button onClick={onClose}>{keep}</Button>
        <Button
          look={danger ? 'danger' : 'main'}
          busy={change.isPending}
          onClick={() => change.mutate()}
        >
          {submit}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** A form over the page. */
export function FormDialog<Answer>(
  props: Change<Filled, Answer> & {
    readonly fields: readonly FormField[];
    /** More buttons. */
    readonly children?: ReactNode;
  },
) {
  const { title, onClose, fields, submit, done, children } = props;
  const change = useChange(props);
  if (change.isSuccess && done) return done(change.data, change.variables);
  return (
    <Dialog title={title} onClose={onClose}>
      <Form fields={fields} send={change} submit={submit} onCancel={onClose}>
        {children}
      </Form>
    </Dialog>
  );
}
