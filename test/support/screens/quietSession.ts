import { type Actor, createActor, SimulatedClock } from 'xstate';
import { sessionMachine } from '#machines/app/session/sessionMachine.ts';
import { environment, greeting, rep } from '../../machines/samples.ts';
import { quietly } from '../walks/quietly.ts';
import { answer } from './quietShop.ts';

type Session = Actor<typeof sessionMachine>;

/** A visit at its beginning, where no port answers and no time passes. */
export function quietSession(code: string | null = null, wasPunchout = false): Session {
  return createActor(quietly(sessionMachine), {
    input: { code, redirectUri: '', environment: environment(), wasPunchout },
    clock: new SimulatedClock(),
  }).start();
}

/** A salesperson returns, and must choose a customer. */
export function signInRep(session: Session): void {
  answer(session, 'loadSite', greeting);
  answer(session, 'readCredentials', { token: 'token-1', customerKey: null, shipMethod: null });
  answer(session, 'loadUser', rep);
}
