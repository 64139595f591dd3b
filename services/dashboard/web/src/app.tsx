import { BrowserRouter, Navigate, Route, Routes, useLocation } from 'react-router';
import { useSession } from './api/session.js';
import { Fault } from './components/fault.js';
import { Skeleton } from './components/page.js';
import { FirstSteps } from './pages/first-steps/first-steps.js';
import { Keys } from './pages/keys/keys.js';
import { NotFound } from './pages/not-found/not-found.js';
import { OpenOrganization } from './pages/open-organization/open-organization.js';
import { SignIn } from './pages/sign-in/sign-in.js';
import { SignUp } from './pages/sign-in/sign-up.js';
import { Shell } from './shell/shell.js';

export function App() {
  return (
    <BrowserRouter>
      <Places />
    </BrowserRouter>
  );
}

/** What is shown follows from who is signed in; a form that succeeds only reads the session anew. */
function Places() {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session.isPending) return <Skeleton lines={1} />;
  if (session.isError) return <Fault error={session.error} retry={session.refetch} />;
  const signedIn = session.data;
  if (signedIn === null) {
    const next = pathname === '/' ? '' : `?next=${encodeURIComponent(pathname)}`;
    return (
      <Routes>
        <Route path="/sign-in" element={<SignIn />} />
        <Route path="/sign-up" element={<SignUp />} />
        <Route path="*" element={<Navigate to={`/sign-in${next}`} replace />} />
      </Routes>
    );
  }
  if (signedIn.organization === null) return <OpenOrganization person={signedIn.user.name} />;
  return (
    <Routes>
      {['/sign-in', '/sign-up'].map((path) => (
        <Route key={path} path={path} element={<Navigate to={nextOf(search)} replace />} />
      ))}
      <Route element={<Shell />}>
        <Route index element={<FirstSteps session={signedIn} />} />
        <Route path="/keys" element={<Keys session={signedIn} />} />
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  );
}

/** Where somebody wanted to go before signing in: a path of this page, nothing else. */
function nextOf(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? '/';
  return /^\/[a-z0-9]/i.test(next) ? next : '/';
}
