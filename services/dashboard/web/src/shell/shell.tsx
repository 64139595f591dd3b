import { useEffect, useRef, useState } from 'react';
import { NavLink, Outlet, useLocation } from 'react-router';
import type { SessionView } from '../../../src/routes/session.js';
import { DraftScope, draftScope, type Mode, useDraft } from '../api/draft.js';
import { useSession } from '../api/queries.js';
import { Segments } from '../kit/button.js';
import { useDialog } from '../kit/dialog.js';
import { Brand } from '../kit/page.js';
import shared from '../words/shared.json';
import { AccountMenu } from './account-menu.js';
import icons from './icons.json';
import { Palette } from './palette.js';

const { navigation, actions } = shared;

/** The frame around every page of a signed-in person. */
export function Shell() {
  const { data: session, refetch } = useSession();
  const scope = draftScope(session?.account?.id ?? '', 'page');
  return session ? (
    <DraftScope key={scope} value={scope}>
      <Frame session={session} lookAgain={refetch} />
    </DraftScope>
  ) : null;
}

function Frame(props: { readonly session: SessionView; readonly lookAgain: () => unknown }) {
  const { session, lookAgain } = props;
  const mayLive = session.account?.api_access ?? false;
  const [wanted, setMode] = useDraft<Mode>('mode', 'test');
  const mode = mayLive ? wanted : 'test';
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const first = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it happens whenever the place changes
  useEffect(() => {
    setOpen(false);
    // A keyboard user continues at the top of the new page, as after a page load.
    if (first.current) first.current = false;
    else {
      main.current?.focus({ preventScroll: true });
      // Programs spend credits too: refresh the balance with the page.
      lookAgain();
    }
    window.scrollTo(0, 0);
  }, [pathname]);
  const [dialog, show] = useDialog();
  const find = () => show((onClose) => <Palette onClose={onClose} />);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it opens is always the same
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isAsked = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
      if (!isAsked || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      find();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const menu = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    const onKey = ({ key, defaultPrevented }: KeyboardEvent) => {
      // A dialog over the menu closes first.
      if (key !== 'Escape' || defaultPrevented || document.querySelector('dialog[open]')) return;
      setOpen(false);
      menu.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);
  return (
    <div className="grid min-h-dvh grid-cols-[15.5rem_minmax(0,1fr)] max-wide:grid-cols-1 max-wide:grid-rows-[auto_1fr]">
      <a
        className="absolute top-2 left-2 z-2 -translate-y-[200%] rounded-1 bg-accent px-4 py-2 text-on-accent focus:translate-none focus:text-on-accent"
        href="#main"
      >
        {navigation.skip}
      </a>
      <header
        className="group sticky top-0 flex h-dvh flex-col overflow-y-auto border-r border-line max-wide:z-1 max-wide:h-auto max-wide:max-h-dvh max-wide:border-r-0 max-wide:border-b max-wide:bg-paper"
        data-open={open}
      >
        <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-4 p-5 max-wide:px-4 max-wide:py-3">
          <Brand />
          <Segments<Mode>
            label={shared.forms.mode}
            name="mode"
            titles={{ test: shared.test, ...(mayLive ? { live: shared.live } : {}) }}
            value={mode}
            onChange={setMode}
          />
          <button
            ref={menu}
            type="button"
            className="min-h-10 cursor-pointer rounded-1 border border-line-strong bg-surface px-3 font-half wide:hidden"
            aria-expanded={open}
            aria-controls="navigation"
            onClick={() => setOpen(!open)}
          >
            {open ? actions.close : navigation.menu}
          </button>
        </div>
        <div
          className="flex flex-1 flex-col justify-between gap-6 px-3 pt-2 pb-5 max-wide:px-1 max-wide:group-data-[open=false]:hidden"
          id="navigation"
        >
          <Navigation onFind={find} />
          <Foot session={session} />
        </div>
      </header>
      <main
        className="px-[clamp(1.5rem,5vw,4.5rem)] pt-7 pb-8 focus:outline-none max-wide:px-4 max-wide:pt-6 max-wide:pb-7"
        id="main"
        tabIndex={-1}
        ref={main}
      >
        <div className="stack mx-auto max-w-264 content-start gap-6">
          <Outlet context={mode} />
        </div>
        {dialog}
      </main>
    </div>
  );
}

function Navigation({ onFind }: { readonly onFind: () => void }) {
  return (
    <nav aria-label={navigation.label}>
      <button
        type="button"
        className="filter mx-3 mb-4 w-[calc(100%-1.5rem)] cursor-pointer justify-between py-1.5 pr-3"
        onClick={onFind}
      >
        {navigation.find} <kbd className="max-wide:hidden">{navigation.shortcut}</kbd>
      </button>
      <ul className="places grid gap-[2px]">
        {Object.entries(navigation.places).map(([to, title]) => (
          <li key={to}>
            <NavLink to={to} end={to === '/'}>
              <Icon of={to} />
              {title}
            </NavLink>
          </li>
        ))}
        <li>
          {/* A page of its own, beside this one. */}
          <a href="/docs">
            <Icon of="/docs" />
            {navigation.reference}
          </a>
        </li>
      </ul>
    </nav>
  );
}

function Icon({ of }: { readonly of: string }) {
  return (
    <svg
      className="mr-2.5 inline size-[1.15em] fill-none stroke-current stroke-[1.6] align-[-0.2em]"
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={icons[of as keyof typeof icons]} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}

function Foot({ session }: { readonly session: SessionView }) {
  return (
    <div className="stack gap-4 px-3">
      {session.account ? (
        <p className="text-ink-soft">
          <span className="font-serif text-5 leading-[1.1] text-ink tabular-nums">
            {session.account.credits.toLocaleString('en')}
          </span>{' '}
          {navigation.balance}
        </p>
      ) : null}
      <AccountMenu session={session} />
    </div>
  );
}
