import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { cartText } from '#domain/texts/cartText.ts';
import type { ShipMethodInput } from '#machines/access/shipMethod/shipMethod.ts';
import { shipMethodMachine } from '#machines/access/shipMethod/shipMethodMachine.ts';
import { SelectShipMethodScreen } from '../../src/features/access/selectShipMethod/SelectShipMethodScreen.tsx';
import { asked } from '../machines/access/shipMethodSamples.ts';
import { greeting, rep } from '../machines/samples.ts';
import { quietly } from '../support/walks/quietly.ts';
import { renderPiece } from './components/renderPiece.tsx';
import './knownTags.ts';
import { quietSession } from '../support/screens/quietSession.ts';
import { answer } from '../support/screens/quietShop.ts';

afterEach(cleanup);

function show(input: ShipMethodInput, session = quietSession()) {
  const shipMethod = createActor(quietly(shipMethodMachine), { input }).start();
  renderPiece(<SelectShipMethodScreen shipMethod={shipMethod} session={session} />);
  return shipMethod;
}

const notice = () => screen.queryByText(/is not available at the moment\. (Your|You|Please)/)?.textContent ?? null;

test('a salesperson can choose another customer instead, and no other user', async () => {
  const session = quietSession();
  answer(session, 'loadSite', greeting);
  answer(session, 'readCredentials', { token: 'token-1', customerKey: 0, shipMethod: null });
  answer(session, 'loadUser', rep);
  expect(session.getSnapshot().matches('select-shipmethod')).toBe(true);
  const shipMethod = show(asked.both, session);
  await userEvent.click(screen.getByRole('button', { name: 'Switch Customer' }));
  expect(session.getSnapshot().value).toBe('select-customer');
  cleanup();
  renderPiece(<SelectShipMethodScreen shipMethod={shipMethod} session={quietSession()} />);
  expect(screen.queryByRole('button', { name: 'Switch Customer' })).toBeNull();
});

test('a user whose ship method the site has forbidden sees why the question appears', () => {
  const shipMethod = show(asked.insteadOfPickup);
  expect(notice()).toBe('Pickup is not available at the moment. Your order will be delivered.');
  answer(shipMethod, 'loadDestination', { api: 'consumer', address: null });
  expect(notice()).toBe('Pickup is not available at the moment. Your order will be delivered.');
  cleanup();
  show({ ...asked.both, refused: 'Delivery' });
  expect(notice()).toBe('Delivery is not available at the moment. Please choose pickup.');
});

test('other users see no reason, and where no method is left only that is shown', () => {
  show(asked.both);
  expect(notice()).toBeNull();
  cleanup();
  show({ ...asked.neither, refused: 'Pickup' });
  expect(notice()).toBeNull();
  expect(screen.getByText(cartText('reasons.noShipMethod'))).toBeTruthy();
});
