import { BrowserRouter, Navigate, Route, Routes, useLocation } from 'react-router';
import type { SessionView } from '../../src/routes/session.js';
import { useSession } from './api/queries.js';
import { Loaded, NotFound } from './kit/page.js';
import { Credits } from './pages/credits.js';
import { Deliveries } from './pages/deliveries.js';
import { DeliveryDetail } from './pages/delivery.js';
import { Endpoints } from './pages/endpoints.js';
import { SignIn, SignUp } from './pages/entrance/entrance.js';
import { Claim, Invitation, OpenOrganization } from './pages/entrance/joining.js';
import { ForgottenPassword, ResetPassword } from './pages/entrance/passwords.js';
import { FirstSteps } from './pages/first-steps.js';
import { Keys } from './pages/keys.js';
import { Organization } from './pages/organization.js';
import { Work } from './pages/work.js';
import { WorkDetail } from './pages/work-detail.js';
import { Playground } from './playground/playground.js';
import { Shell } from './shell/shell.js';

export function App() {
  return (
    <BrowserRouter>
      <Places />
    </BrowserRouter>
  );
}

/** The view follows from the session; a successful form only reads the session again. */
function Places() {
  const session = useSession();
  const { pathname, search } = useLocation();
  const signedIn = session.data;
  if (signedIn === undefined || session.isError) {
    return (
      <Loaded of={session} lines={1}>
        {() => null}
      </Loaded>
    );
  }
  // A signed-in person may follow a link too; it signs them out.
  if (pathname.startsWith('/reset-password/')) {
    return (
      <Routes>
        <Route path="/reset-password/:token" element={<ResetPassword />} />
      </Routes>
    );
  }
  if (signedIn === null) {
    const next = pathname === '/' ? '' : `?next=${encodeURIComponent(pathname)}`;
    return (
      <Routes>
        <Route path="/sign-in" element={<SignIn />} />
        <Route path="/sign-up" element={<SignUp />} />
        <Route path="/forgotten-password" element={<ForgottenPassword />} />
        <Route path="*" element={<Navigate to={`/sign-in${next}`} replace />} />
      </Routes>
    );
  }
  return (
    <Routes>
      {['/sign-in', '/sign-up', '/forgotten-password'].map((path) => (
        <Route key={path} path={path} element={<Navigate to={nextOf(search)} replace />} />
      ))}
      <Route path="/claim/:token" element={<Claim />} />
      <Route path="/invitation/:id" element={<Invitation session={signedIn} />} />
      {signedIn.organization === null ? (
        <Route path="*" element={<OpenOrganization person={signedIn.user.name} />} />
      ) : (
        pages(signedIn)
      )}
    </Routes>
  );
}

function pages(signedIn: SessionView) {
  return (
    <Route element={<Shell />}>
      <Route index element={<FirstSteps session={signedIn} />} />
      <Route path="/playground" element={<Navigate to="/playground/land" replace />} />
      <Route path="/playground/:what" element={<Playground session={signedIn} />} />
      <Route path="/keys" element={<Keys session={signedIn} />} />
      <Route path="/work" element={<Work />} />
      <Route path="/work/:id" element={<WorkDetail session={signedIn} />} />
      <Route path="/credits" element={<Credits session={signedIn} />} />
      <Route path="/deliveries" element={<Deliveries session={signedIn} />} />
      <Route path="/endpoints" element={<Endpoints session={signedIn} />} />
      <Route path="/deliveries/:id" element={<DeliveryDetail session={signedIn} />} />
      <Route path="/organization" element={<Organization session={signedIn} />} />
      <Route path="*" element={<NotFound />} />
    </Route>
  );
}

/** The path that a person wanted before signing in: one of this page's, nothing else. */
function nextOf(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? '/';
  return /^\/[a-z0-9]/i.test(next) ? next : '/';
}
