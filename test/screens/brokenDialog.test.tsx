import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { tomatoes } from '../machines/samples.ts';
import { renderPiece } from './components/renderPiece.tsx';
import './knownTags.ts';
import { ShopDialogs } from '../../src/app/dialogs/ShopDialogs.tsx';
import { answer, quietShop } from './walks/quietShop.ts';

afterEach(cleanup);

const stop = {
  type: 'xstate.error.actor.cartLineDialog',
  actorId: 'cartLineDialog',
  error: new TypeError('no dialog'),
};

function openBroken() {
  const shop = quietShop();
  renderPiece(<ShopDialogs shop={shop} />);
  act(() => shop.dialogs.send({ type: 'cartLine.add', product: tomatoes }));
  act(() => answer(shop.dialogs, 'loadDialog', undefined));
  act(() => shop.dialogs.send(stop as never));
  return { shop, user: userEvent.setup({ pointerEventsCheck: 0 }) };
}

test('a dialog that stopped opens again by Try again, and stays open', async () => {
  const { shop, user } = openBroken();
  await user.click(await screen.findByRole('button', { name: /^Try again/ }));
  act(() => answer(shop.dialogs, 'loadDialog', undefined));
  await screen.findByLabelText('Add To Cart', { selector: '[role=dialog]' });
  await waitFor(() => expect(screen.queryByText('Something went wrong')).toBeNull());
  expect(screen.getByLabelText('Add To Cart', { selector: '[role=dialog]' })).toBeTruthy();
});

test('a dialog that stopped can be closed', async () => {
  const { user } = openBroken();
  const question = await screen.findByRole('alertdialog', { name: 'Something went wrong' });
  await user.click(within(question).getByText('Close'));
  await waitFor(() => expect(document.querySelector('[role=dialog], [role=alertdialog]')).toBeNull());
});
