import { type ReactNode, useEffect, useId, useRef } from 'react';
import './dialog.css';

/** A question or a form over the page. It takes the focus and gives it back; Escape closes it. */
export function Dialog({
  title,
  onClose,
  keepOpen = false,
  children,
}: {
  readonly title: string;
  readonly onClose: () => void;
  /** For content that is shown once: Escape does not close it. */
  readonly keepOpen?: boolean;
  readonly children: ReactNode;
}) {
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
      className="dialog"
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

export function DialogActions({ children }: { readonly children: ReactNode }) {
  return <div className="dialog-actions">{children}</div>;
}
