import { useEffect, useRef, useState } from 'react';
import { NavLink, Outlet, useLocation } from 'react-router';
import type { SessionView } from '../../../src/routes/session.js';
import { useSession } from '../api/queries.js';
import shared from '../words/shared.json';
import { AccountMenu } from './account-menu.js';
import { Brand } from './brand.js';

const { navigation, actions } = shared;

const places = {
  '/': navigation.firstSteps,
  '/playground': navigation.playground,
  '/work': navigation.work,
  '/keys': navigation.keys,
  '/credits': navigation.credits,
  '/deliveries': navigation.deliveries,
  '/endpoints': navigation.endpoints,
  '/organization': navigation.organization,
};

/** The frame around every page of a signed-in person. */
export function Shell() {
  const { data: session, refetch: lookAgain } = useSession();
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
      void lookAgain();
    }
    window.scrollTo(0, 0);
  }, [pathname]);
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
  if (!session) return null;
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
        <div className="flex items-center justify-between p-5 max-wide:px-4 max-wide:py-3">
          <Brand />
          <button
            ref={menu}
            type="button"
            className="min-h-10 cursor-pointer rounded-1 border border-line-strong bg-surface px-4 font-half wide:hidden"
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
          <Navigation />
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
          <Outlet />
        </div>
      </main>
    </div>
  );
}

function Navigation() {
  return (
    <nav aria-label={navigation.label}>
      <ul className="places grid gap-[2px]">
        {Object.entries(places).map(([to, title]) => (
          <li key={to}>
            <NavLink to={to} end={to === '/'}>
              {title}
            </NavLink>
          </li>
        ))}
        <li>
          {/* A page of its own, beside this one. */}
          <a href="/docs">{navigation.reference}</a>
        </li>
      </ul>
    </nav>
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
