import { createActor, SimulatedClock } from 'xstate';
import { texts } from '#domain/texts.ts';
import { type IdentifyRef, identifyMachine } from '#machines/access/identify/identifyMachine.ts';
import type { Identity } from '#machines/access/identify/identity.ts';
import { SelectCustomerScreen } from '../../../src/screens/selectCustomer/SelectCustomerScreen.tsx';
import { identifyWalk } from '../../machines/access/identify.walk.ts';
import { quietly } from '../../support/quietly.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import { renderPiece } from '../components/renderPiece.tsx';
import { quietSession, signInRep } from './quietSession.ts';
import { all, text } from './seeing.ts';

const asked = (previous: Identity | null) => (): IdentifyRef => {
  const session = quietSession();
  signInRep(session);
  const identify = createActor(quietly(identifyMachine), {
    input: { previous },
    clock: new SimulatedClock(),
  }).start();
  renderPiece(<SelectCustomerScreen identify={identify} session={session} />);
  return identify;
};

walkScreen(identifyWalk, {
  open: {
    'for a first customer': asked(null),
    'for another customer': asked({ customerKey: 1001, shipMethod: null }),
  },
  sees: {
    choosingCustomer: all(text('Select Customer'), text('Search by name or customer code'), text('Log Out')),
    broken: all(text('Select Customer'), text(texts.customers.broken), text('Try Again'), text('Log Out')),
  },
  unseen: {
    identified: 'the session goes on at once',
  },
});
