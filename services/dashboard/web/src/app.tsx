import { BrowserRouter, Navigate, Route, Routes, useLocation } from 'react-router';
import type { SessionView } from '../../src/views/session.js';
import { useSession } from './api/session.js';
import { Fault } from './components/fault.js';
import { Skeleton } from './components/page.js';
import { Claim } from './pages/claim/claim.js';
import { Credits } from './pages/credits/credits.js';
import { Deliveries } from './pages/deliveries/deliveries.js';
import { DeliveryDetail } from './pages/deliveries/delivery-detail.js';
import { Endpoints } from './pages/endpoints/endpoints.js';
import { FirstSteps } from './pages/first-steps/first-steps.js';
import { Invitation } from './pages/invitation/invitation.js';
import { Keys } from './pages/keys/keys.js';
import { NotFound } from './pages/not-found/not-found.js';
import { OpenOrganization } from './pages/open-organization/open-organization.js';
import { Organization } from './pages/organization/organization.js';
import { ForgottenPassword } from './pages/password/forgotten-password.js';
import { ResetPassword } from './pages/password/reset-password.js';
import { Playground } from './pages/playground/playground.js';
import { SignIn } from './pages/sign-in/sign-in.js';
import { SignUp } from './pages/sign-in/sign-up.js';
import { Work } from './pages/work/work.js';
import { WorkDetail } from './pages/work/work-detail.js';
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
  if (session.isPending) return <Skeleton lines={1} />;
  if (session.isError) return <Fault error={session.error} retry={session.refetch} />;
  const signedIn = session.data;
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
