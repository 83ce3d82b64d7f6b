import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { cartText } from '#domain/texts/cartText.ts';
import type { ShipMethodInput } from '#machines/access/shipMethod/shipMethod.ts';
import { shipMethodMachine } from '#machines/access/shipMethod/shipMethodMachine.ts';
import { SelectShipMethodScreen } from '../../src/features/access/selectShipMethod/SelectShipMethodScreen.tsx';
import { asked } from '../machines/access/shipMethodSamples.ts';
import { quietly } from '../support/walks/quietly.ts';
import { renderPiece } from './components/renderPiece.tsx';
import './knownTags.ts';
import { quietSession } from '../support/screens/quietSession.ts';
import { answer } from '../support/screens/quietShop.ts';

afterEach(cleanup);

function show(input: ShipMethodInput) {
  const shipMethod = createActor(quietly(shipMethodMachine), { input }).start();
  renderPiece(<SelectShipMethodScreen shipMethod={shipMethod} session={quietSession()} />);
  return shipMethod;
}

const notice = () => screen.queryByText(/is not available at the moment\. (Your|You|Please)/)?.textContent ?? null;

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
