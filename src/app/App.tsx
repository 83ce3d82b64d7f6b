import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { type To, useLocation } from 'react-router-dom';
import { frameText } from '#domain/texts/frameText.ts';
import type { SessionSnapshot } from '#machines/app/session/sessionMachine.ts';
import { pathnameOf, ReachContext } from '../components/frame/reach.ts';
import { PageSkeleton } from '../components/states/PageSkeleton.tsx';
import { LoginSkeleton } from '../features/access/login/LoginSkeleton.tsx';
import { part } from '../loading/part.tsx';
import { isAccessPage } from './access/access.tsx';
import { leadsSomewhere } from './areas/places.ts';
import { DialogBoundary } from './dialogs/DialogBoundary.tsx';
import { LeaveDialog } from './dialogs/LeaveDialog.tsx';
import { NoticeBar } from './frame/NoticeBar.tsx';
import starting from './frame/StartingScreen.module.css';
import { StartingScreen } from './frame/StartingScreen.tsx';
import { TabTitle } from './frame/TabTitle.tsx';
import { useHeadingFocus } from './frame/useHeadingFocus.ts';
import { shopOf } from './navigation.ts';
import { SelectShipMethodScreen } from './shipMethodLoader.ts';
import { ShopFrame } from './shopLoader.ts';
import type { Storefront } from './storefront.ts';

const LoginScreen = part(() => import('../features/access/login/LoginScreen.tsx').then((m) => m.LoginScreen), {
  waiting: <LoginSkeleton />,
});
const AccessDeniedScreen = part(
  () => import('../features/access/login/AccessDeniedScreen.tsx').then((m) => m.AccessDeniedScreen),
  { waiting: <LoginSkeleton /> },
);
const SelectCustomerScreen = part(
  () => import('../features/access/selectCustomer/SelectCustomerScreen.tsx').then((m) => m.SelectCustomerScreen),
  {
    waiting: (
      <main className={starting.choice}>
        <PageSkeleton />
      </main>
    ),
  },
);

const identifyOf = ({ children }: SessionSnapshot) => children.identify;
const shipMethodOf = ({ children }: SessionSnapshot) => children.shipMethod;

type Shown = Pick<Storefront, 'session' | 'notices' | 'leaving' | 'live' | 'areas' | 'problems' | 'access'>;
type View = 'starting' | 'access' | 'selectCustomer' | 'selectShipMethod' | 'shop' | 'signedOut';

function viewOf(snapshot: SessionSnapshot, pathname: string): View {
  if (isAccessPage(pathname) && !snapshot.matches('initial')) return 'access';
  if (snapshot.matches('select-customer')) return 'selectCustomer';
  if (shipMethodOf(snapshot)) return 'selectShipMethod';
  if (shopOf(snapshot)) return 'shop';
  // While a password is checked, the sign-in page stays with its typed values.
  if (snapshot.hasTag('signedOut') || (snapshot.matches('authorizing') && snapshot.context.code === null)) {
    return 'signedOut';
  }
  return 'starting';
}

/** The title of the tab without an open shop. */
function titleOf(view: View, pathname: string): string | undefined {
  if (view === 'starting') return undefined;
  if (view === 'selectCustomer') return frameText('app.selectCustomer');
  if (view === 'selectShipMethod') return frameText('app.selectPickupOrDelivery');
  if (view === 'access')
    return pathname === '/verifyemail' ? frameText('app.verifyEmail') : frameText('app.newPassword');
  return pathname === '/accessdenied' ? frameText('app.accessDenied') : frameText('app.signIn');
}

const signInOf = ({ children }: SessionSnapshot) => children.signIn;

/** Renders the screen of the session's state; `ShopFrame` renders the screens of the open shop. */
export function App({ storefront }: { storefront: Shown }) {
  const { session, notices, leaving, problems, access } = storefront;
  const { pathname } = useLocation();
  const view = useSelector(session, (snapshot) => viewOf(snapshot, pathname));
  const shop = useSelector(session, shopOf);
  const signIn = useSelector(session, signInOf);
  const identify = useSelector(session, identifyOf);
  const shipMethod = useSelector(session, shipMethodOf);
  useHeadingFocus(pathname, view);
  const reaches = useMemo(() => {
    const shopper = shop?.getSnapshot().context.shop.shopper;
    return (to: To) => !shopper || leadsSomewhere(pathnameOf(to), shopper);
  }, [shop]);
  const isDenied = pathname === '/accessdenied';
  const isSignedOutPage = view === 'signedOut' || (view === 'shop' && (pathname === '/login' || isDenied));
  const isFramed = view === 'shop' && !isSignedOutPage && shop !== undefined;
  return (
    <ReachContext value={reaches}>
      {!isFramed && <TabTitle session={session}>{titleOf(view, pathname)}</TabTitle>}
      {isDenied && isSignedOutPage && <AccessDeniedScreen session={session} />}
      {!isDenied && isSignedOutPage && <LoginScreen session={session} signIn={signIn} access={access} />}
      {isFramed && <ShopFrame shopRef={shop} storefront={storefront} />}
      {view === 'selectCustomer' && identify && <SelectCustomerScreen identify={identify} session={session} />}
      {view === 'selectShipMethod' && shipMethod && (
        <SelectShipMethodScreen shipMethod={shipMethod} session={session} />
      )}
      {view === 'access' && <access.Page />}
      {view === 'starting' && <StartingScreen session={session} />}
      <DialogBoundary problems={problems} onClose={() => leaving.send({ type: 'leave.refuse' })}>
        <LeaveDialog leaving={leaving} />
      </DialogBoundary>
      <NoticeBar notices={notices} />
    </ReachContext>
  );
}
