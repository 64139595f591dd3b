import { useEffect, useRef, useState } from 'react';
import { shared } from '../text.js';
import { Button } from './button.js';
import './copy.css';

const SHOWN_MS = 2_000;

/** @param beside an element of the same dialog or page: focus may not leave an open dialog */
async function putOnClipboard(text: string, beside: HTMLElement): Promise<boolean> {
  // Browsers have it on HTTPS and localhost only, and this page may be reached by another name.
  if (window.isSecureContext) {
    return navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
  }
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'only-heard';
  (beside.parentElement ?? document.body).append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } finally {
    field.remove();
    beside.focus();
  }
}

/** Puts a text on the clipboard and says so, to eyes and ears. */
export function CopyButton({
  text,
  what,
  title = shared.copy.copy,
}: {
  readonly text: string;
  readonly what: string;
  readonly title?: string;
}) {
  const [said, setSaid] = useState('');
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const copy = async (button: HTMLElement) => {
    setSaid((await putOnClipboard(text, button)) ? shared.copy.copied : shared.copy.refused);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setSaid(''), SHOWN_MS);
  };
  return (
    <>
      <Button
        onClick={({ currentTarget }) => copy(currentTarget)}
        aria-label={`${said || title}: ${what}`}
      >
        {said || title}
      </Button>
      <span className="only-heard" role="status">
        {said}
      </span>
    </>
  );
}

/** A value to be taken away: whole, selectable, with its button. */
export function CopyValue({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div className="copy-value">
      <p className="copy-label">{label}</p>
      <div className="copy-row">
        <code>{value}</code>
        <CopyButton text={value} what={label.toLowerCase()} />
      </div>
    </div>
  );
}

/** Lines of code with a button. */
export function CodeBlock({ code, what }: { readonly code: string; readonly what: string }) {
  return (
    <div className="code-block">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section tabIndex={0} aria-label={what}>
        <pre>
          <code>{code}</code>
        </pre>
      </section>
      <CopyButton text={code} what={what} />
    </div>
  );
}
