import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { Product } from '#domain/product/product.ts';
import { BugBoundary } from '../../src/app/bugs/BugBoundary.tsx';
import { DialogBoundary } from '../../src/app/dialogs/DialogBoundary.tsx';
import { LoadedDialog, loadedWhenOpened } from '../../src/app/dialogs/LoadedDialog.tsx';
import { ShopDialogs } from '../../src/app/dialogs/ShopDialogs.tsx';
import { tomatoes } from '../machines/samples.ts';
import { withBug } from '../support/withBug.ts';
import { renderPiece } from './components/renderPiece.tsx';
import './knownTags.ts';
import { quietProblems, quietShop } from './walks/quietShop.ts';
import { noDialog } from './walks/seeing.ts';

afterEach(cleanup);

const stop = {
  type: 'xstate.error.actor.cartLineDialog',
  actorId: 'cartLineDialog',
  error: new TypeError('no dialog'),
};

const addToCart = () => screen.findByLabelText('Add To Cart', { selector: '[role=dialog]' });
const question = () => screen.findByRole('alertdialog', { name: 'Something went wrong' });
const user = userEvent.setup({ pointerEventsCheck: 0 });

async function press(name: string): Promise<void> {
  await user.click(within(await question()).getByRole('button', { name: new RegExp(`^${name}`) }));
}

function openStopped() {
  const shop = quietShop();
  renderPiece(<ShopDialogs shop={shop} problems={quietProblems} />);
  act(() => shop.dialogs.send({ type: 'cartLine.add', product: tomatoes }));
  act(() => shop.dialogs.send(stop as never));
}

test('a dialog that stopped opens again by Try again, and stays open', async () => {
  openStopped();
  await press('Try again');
  await addToCart();
  await waitFor(() => expect(screen.queryByText('Something went wrong')).toBeNull());
  expect(await addToCart()).toBeTruthy();
});

test('a dialog that stopped can be closed', async () => {
  openStopped();
  await press('Close');
  await waitFor(noDialog);
});

/** The dialog of a product whose facts cannot be drawn, over a page. */
async function openUndrawn() {
  const shop = quietShop();
  const product: Partial<Product> = { ...tomatoes };
  delete product.additional;
  const told: unknown[] = [];
  renderPiece(
    <>
      <p>The page</p>
      <ShopDialogs shop={shop} problems={{ ...quietProblems, ofScreen: (error, where) => told.push([error, where]) }} />
    </>,
  );
  act(() => shop.dialogs.send({ type: 'cartLine.add', product: product as Product }));
  await question();
  return { told, product };
}

test(
  'a dialog that cannot be drawn says so and is told of; the page behind it stays, and Close leaves it',
  withBug(async () => {
    const { told } = await openUndrawn();
    expect(screen.getByText('The page')).toBeTruthy();
    expect(told).toEqual([[expect.any(TypeError), expect.stringContaining('ProductFacts')]]);
    await press('Close');
    await waitFor(noDialog);
  }),
);

test(
  'a dialog that could not be drawn opens again by Try again',
  withBug(async () => {
    const { product } = await openUndrawn();
    product.additional = {};
    await press('Try again');
    expect(within(await addToCart()).getByText('TOM')).toBeTruthy();
  }),
);

let versions: string[] | undefined;

function Question() {
  if (!versions) throw new TypeError('no versions');
  return <p>The question</p>;
}

test(
  'a question of the shop that cannot be drawn is left as by its own way out',
  withBug(async () => {
    const closed: string[] = [];
    renderPiece(
      <DialogBoundary problems={quietProblems} onClose={() => closed.push('closed')}>
        <Question />
      </DialogBoundary>,
    );
    await question();
    versions = ['Yours', 'Theirs'];
    await press('Close');
    expect([closed, screen.getByText('The question').tagName]).toEqual([['closed'], 'P']);
  }),
);

test(
  'a dialog that did not come is asked for again when it is opened again, and not before',
  withBug(async () => {
    let asked = 0;
    const part = loadedWhenOpened<string>(async () => {
      asked += 1;
      if (asked === 1) throw new TypeError('Failed to fetch');
      return ({ dialog }) => <p>The dialog {dialog}</p>;
    });
    renderPiece(
      <BugBoundary
        onBug={() => undefined}
        face={(retry) => (
          <button type="button" onClick={retry}>
            Again
          </button>
        )}
      >
        <LoadedDialog part={part} dialog="of a line" />
      </BugBoundary>,
    );
    const again = await screen.findByRole('button', { name: 'Again' });
    expect(asked).toBe(1);
    await user.click(again);
    expect(await screen.findByText('The dialog of a line')).toBeTruthy();
    expect(asked).toBe(2);
  }),
);
