import type { InputFrom } from 'xstate';
import { frameText } from '#domain/texts/frameText.ts';
import type { AccessOpening, AccessRef, accessMachine } from '#machines/access/access/accessMachine.ts';
import { UnreachableDialog } from '../../components/dialogs/UnreachableDialog.tsx';
import { FailedState } from '../../components/states/FailedState.tsx';
import { LoginSkeleton } from '../../features/access/login/LoginSkeleton.tsx';
import { fetchOnce } from '../../loading/fetchOnce.ts';
import { part } from '../../loading/part.tsx';
import type { AccessHost } from './accessHost.ts';
import type { EmailToken } from './emailToken.ts';

const OPENS: Readonly<Record<string, 'verifyEmail.enter' | 'newPassword.enter'>> = {
  '/verifyemail': 'verifyEmail.enter',
  '/changepassword': 'newPassword.enter',
};

export const NEW_PASSWORD = '/changepassword';

/** A page that an email leads to, for signed-in users too. */
export function isAccessPage(pathname: string): boolean {
  return pathname in OPENS;
}

interface Given extends AccessHost {
  readonly token: EmailToken;
  readonly start: (logic: typeof accessMachine, input: InputFrom<typeof accessMachine>) => AccessRef;
}

export type Access = ReturnType<typeof createAccess>;

/** The account flows besides signing in. Their chunk loads on first use. */
export function createAccess(host: Given) {
  let wanted: Parameters<AccessRef['send']>[0] | null = null;
  let path = '';
  const started = fetchOnce(async () => {
    const { provideAccess, checkOf, AccessDialogs, AccessPage } = await import('./accessParts.tsx');
    const ref = host.start(provideAccess(host), { check: () => checkOf(host.session()) });
    if (wanted) ref.send(wanted);
    return { ref, AccessDialogs, AccessPage };
  });
  const open = (opening: AccessOpening | { type: 'access.leave' }) => {
    wanted = opening;
    const running = started.fetched();
    if (running) running.ref.send(opening);
    else if (opening.type !== 'access.leave') started.fetch().catch(() => undefined);
  };
  return {
    open,
    /** The address of an email's link: it opens its page with the token. */
    visit: (pathname: string) => {
      if (pathname === path) return;
      const type = OPENS[pathname];
      if (type) open({ type, token: host.token.take() });
      else if (path in OPENS) open({ type: 'access.leave' });
      path = pathname;
    },
    Opened: part<{ onClose: () => void }>(
      async () => {
        const { ref, AccessDialogs } = await started.fetch();
        return () => <AccessDialogs access={ref} host={host} />;
      },
      { failed: ({ onClose }, retry) => <UnreachableDialog onRetry={retry} onClose={onClose} /> },
    ),
    Page: part<object>(
      async () => {
        const { ref, AccessPage } = await started.fetch();
        return () => <AccessPage access={ref} host={host} />;
      },
      {
        waiting: <LoginSkeleton />,
        failed: (_, retry) => (
          <FailedState onRetry={retry}>{frameText('session.thisPageCouldNotBeLoaded')}</FailedState>
        ),
      },
    ),
  };
}
