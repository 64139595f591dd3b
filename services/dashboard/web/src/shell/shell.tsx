import { useEffect, useRef, useState } from 'react';
import { NavLink, Outlet, useLocation } from 'react-router';
import type { SessionView } from '../../../src/views/session.js';
import { useSession } from '../api/session.js';
import { shared } from '../text.js';
import { AccountMenu } from './account-menu.js';
import { Brand } from './brand.js';
import './shell.css';

const places = [
  { to: '/', title: shared.navigation.firstSteps },
  { to: '/playground', title: shared.navigation.playground },
  { to: '/work', title: shared.navigation.work },
  { to: '/keys', title: shared.navigation.keys },
  { to: '/credits', title: shared.navigation.credits },
  { to: '/deliveries', title: shared.navigation.deliveries },
  { to: '/endpoints', title: shared.navigation.endpoints },
  { to: '/organization', title: shared.navigation.organization },
] as const;

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
    <div className="shell">
      <a className="skip" href="#main">
        {shared.navigation.skip}
      </a>
      <header className="side" data-open={open}>
        <div className="side-head">
          <Brand />
          <button
            ref={menu}
            type="button"
            className="menu-button"
            aria-expanded={open}
            aria-controls="navigation"
            onClick={() => setOpen(!open)}
          >
            {open ? shared.actions.close : shared.navigation.menu}
          </button>
        </div>
        <div className="side-body" id="navigation">
          <Navigation />
          <Foot session={session} />
        </div>
      </header>
      <main className="main" id="main" tabIndex={-1} ref={main}>
        <div className="page">
          <Outlet />
        </div>
      </main>
    </div>
  );
}

function Navigation() {
  return (
    <nav aria-label={shared.navigation.label}>
      <ul className="places">
        {places.map(({ to, title }) => (
          <li key={to}>
            <NavLink to={to} end={to === '/'}>
              {title}
            </NavLink>
          </li>
        ))}
        <li>
          {/* A page of its own, beside this one. */}
          <a href="/docs">{shared.navigation.reference}</a>
        </li>
      </ul>
    </nav>
  );
}

function Foot({ session }: { readonly session: SessionView }) {
  return (
    <div className="side-foot">
      {session.account ? (
        <p className="balance">
          <span className="balance-number number">
            {session.account.credits.toLocaleString('en')}
          </span>{' '}
          {shared.navigation.balance}
        </p>
      ) : null}
      <AccountMenu session={session} />
    </div>
  );
}
