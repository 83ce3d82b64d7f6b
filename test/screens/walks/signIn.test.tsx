import { createActor } from 'xstate';
import { type SignInRef, signInMachine } from '#machines/access/signIn/signInMachine.ts';
import { LoginScreen } from '../../../src/screens/login/LoginScreen.tsx';
import { signInWalk } from '../../machines/access/signIn.walk.ts';
import { quietly } from '../../support/quietly.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import { renderPiece } from '../components/renderPiece.tsx';
import { noAccess } from '../noAccess.ts';
import { quietSession } from './quietSession.ts';
import { isBusy, isIdle } from './seeing.ts';

function openSignIn(): SignInRef {
  const signIn = createActor(quietly(signInMachine)).start();
  renderPiece(<LoginScreen session={quietSession()} signIn={signIn} access={noAccess} />);
  return signIn;
}

walkScreen(signInWalk, {
  open: { '': openSignIn },
  sees: { waiting: isIdle('Log In'), exchanging: isBusy('Log In') },
  unseen: { settled: 'the session goes on at once' },
});
