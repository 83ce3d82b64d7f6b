import { expect, test } from 'vitest';
import { redirectFor } from '../../src/app/navigation.ts';
import { failures, guestConfiguration, guestGreeting } from '../machines/samples.ts';
import { quietSession } from '../support/screens/quietSession.ts';
import { answer } from '../support/screens/quietShop.ts';

test('a guest on a page that is closed to guests stays there, and sees it when the shop opens', () => {
  const session = quietSession();
  const redirects: (string | null)[] = [];
  const look = () => redirects.push(redirectFor(session.getSnapshot(), '/products'));
  answer(session, 'loadSite', guestGreeting);
  answer(session, 'readCredentials', { token: null, customerKey: null, shipMethod: null });
  look();
  session.send({ type: 'guest.browse' });
  session.send({
    type: 'xstate.error.actor.loadGuestConfiguration',
    actorId: 'loadGuestConfiguration',
    error: failures.unavailable,
  } as never);
  look();
  session.send({ type: 'session.retry' });
  answer(session, 'loadGuestConfiguration', guestConfiguration);
  answer(session, 'loadShop', undefined);
  look();
  expect([session.getSnapshot().value, redirects]).toEqual([{ unauthorized: 'guest' }, [null, null, null]]);
});
