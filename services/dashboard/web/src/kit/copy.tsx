import { useEffect, useRef, useState } from 'react';
import shared from '../words/shared.json';
import { Button } from './button.js';

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
  field.className = 'sr-only';
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
export function CopyButton(props: {
  readonly text: string;
  readonly what: string;
  readonly title?: string;
}) {
  const { text, what, title = shared.copy.copy } = props;
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
      <span className="sr-only" role="status">
        {said}
      </span>
    </>
  );
}

/** A value to be taken away: whole, selectable, with its button. */
export function CopyValue({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div className="stack gap-1">
      <p className="font-half">{label}</p>
      <div className="flex items-center gap-2 rounded-1 border border-line bg-sunken py-2 pr-2 pl-3">
        <code className="min-w-0 flex-1 select-all wrap-anywhere">{value}</code>
        <CopyButton text={value} what={label.toLowerCase()} />
      </div>
    </div>
  );
}

/** Lines of code with a button. */
export function CodeBlock({ code, what }: { readonly code: string; readonly what: string }) {
  return (
    <div className="relative w-full rounded-2 border border-line bg-sunken">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="overflow-x-auto rounded-[inherit]" tabIndex={0} aria-label={what}>
        <pre className="w-max min-w-full px-4 pt-4 pb-15 text-1 leading-[1.6]">
          <code>{code}</code>
        </pre>
      </section>
      <div className="absolute right-2 bottom-2">
        <CopyButton text={code} what={what} />
      </div>
    </div>
  );
}
