import { screen } from '@testing-library/react';
import { createActor, SimulatedClock } from 'xstate';
import { reasons } from '#domain/cart/reasons.ts';
import { texts } from '#domain/texts.ts';
import type { ShipMethodInput } from '#machines/access/shipMethod/shipMethod.ts';
import { type ShipMethodRef, shipMethodMachine } from '#machines/access/shipMethod/shipMethodMachine.ts';
import { SelectShipMethodScreen } from '../../../src/screens/selectShipMethod/SelectShipMethodScreen.tsx';
import { shipMethodWalk } from '../../machines/access/shipMethod.walk.ts';
import { asked } from '../../machines/access/shipMethodSamples.ts';
import { quietly } from '../../support/quietly.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import { renderPiece } from '../components/renderPiece.tsx';
import { quietSession } from './quietSession.ts';
import { all, dialog, noDialog, text, waiting } from './seeing.ts';

const open = (input: ShipMethodInput) => (): ShipMethodRef => {
  const shipMethod = createActor(quietly(shipMethodMachine), { input, clock: new SimulatedClock() }).start();
  renderPiece(<SelectShipMethodScreen shipMethod={shipMethod} session={quietSession()} />);
  return shipMethod;
};

const PASSES = 'decided in the same moment, never on screen';
const onPage = all(text('Select Pickup or Delivery'), text('Log Out'));
const bothButtons = () => void screen.getAllByRole('button', { name: /^(Pickup|Delivery)/ });

walkScreen(shipMethodWalk, {
  open: {
    'of both': open(asked.both),
    'of pickup alone': open(asked.onlyPickup),
    'of delivery alone': open(asked.onlyDelivery),
    'of neither': open(asked.neither),
    'of a switch to pickup': open(asked.toPickup),
  },
  sees: {
    unavailable: all(onPage, text(reasons.noShipMethod)),
    choosing: all(onPage, bothButtons, noDialog),
    loadingDestination: all(onPage, waiting),
    enteringAddress: dialog(/Address$/),
    lackingAddress: all(onPage, text(reasons.addressRequired), text('Enter Address')),
    confirmingZip: all(dialog('Proceed with undeliverable zip code?'), text('Proceed to Browse')),
    comparing: all(onPage, waiting),
    reviewingChange: all(onPage, text('The add-on charges of $5.00 are dropped.'), text('Switch to Pickup')),
    failed: all(onPage, text(texts.session.tryAgain)),
  },
  alike: [['loadingDestination', 'comparing']],
  unseen: {
    deciding: PASSES,
    judgingDestination: PASSES,
    judgingEntered: PASSES,
    settling: PASSES,
    taken: PASSES,
    chosen: 'the session goes on at once',
  },
});
