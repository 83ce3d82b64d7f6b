import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { Product } from '#domain/product/product.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { DialogBoundary } from '../../src/app/dialogs/DialogBoundary.tsx';
import { ShopDialogs } from '../../src/app/dialogs/ShopDialogs.tsx';
import { tomatoes } from '../machines/samples.ts';
import { withBug } from '../support/screens/withBug.ts';
import { renderPiece } from './components/renderPiece.tsx';
import './knownTags.ts';
import { answer, quietProblems, quietShopRef } from '../support/screens/quietShop.ts';
import { noDialog } from '../support/screens/seeing.ts';

afterEach(cleanup);

const stop = {
  type: 'xstate.error.actor.cartLineDialog',
  actorId: 'cartLineDialog',
  error: new TypeError('no dialog'),
};

const addToCart = () => screen.findByLabelText('Add To Cart', { selector: '[role=dialog]' });
const question = () => screen.findByRole('alertdialog', { name: 'Something Went Wrong' });
const user = userEvent.setup({ pointerEventsCheck: 0 });

async function press(name: string): Promise<void> {
  await user.click(within(await question()).getByRole('button', { name: new RegExp(`^${name}`) }));
}

/** What the dialog is made of has come. */
const comes = async ({ dialogs }: Shop) => {
  await waitFor(() => expect(dialogs.getSnapshot().matches('fetching')).toBe(true));
  act(() => answer(dialogs, 'loadDialog', undefined));
};

function openStopped() {
  const { shop, dialogs } = quietShopRef().getSnapshot().context;
  renderPiece(<ShopDialogs shop={shop} dialogs={dialogs} problems={quietProblems} />);
  act(() => shop.dialogs.send({ type: 'cartLine.add', product: tomatoes }));
  act(() => answer(shop.dialogs, 'loadDialog', undefined));
  act(() => shop.dialogs.send(stop as never));
  return shop;
}

test('a dialog that stopped opens again by Try again, and stays open', async () => {
  const shop = openStopped();
  await press('Try Again');
  await comes(shop);
  await addToCart();
  await waitFor(() => expect(screen.queryByText('Something Went Wrong')).toBeNull());
  expect(await addToCart()).toBeTruthy();
});

test('a dialog that stopped can be closed', async () => {
  openStopped();
  await press('Close');
  await waitFor(noDialog);
});

/** The dialog of a product whose facts cannot be drawn, over a page. */
async function openUndrawn() {
  const { shop, dialogs } = quietShopRef().getSnapshot().context;
  const product: Partial<Product> = { ...tomatoes };
  delete product.additional;
  const reported: unknown[] = [];
  renderPiece(
    <>
      <p>The page</p>
      <ShopDialogs
        shop={shop}
        dialogs={dialogs}
        problems={{ ...quietProblems, ofScreen: (error, where) => reported.push([error, where]) }}
      />
    </>,
  );
  act(() => shop.dialogs.send({ type: 'cartLine.add', product: product as Product }));
  await comes(shop);
  await question();
  return { reported, product, shop };
}

test(
  'a dialog that fails to render shows that and is reported; the page behind it stays, and Close leaves it',
  withBug(async () => {
    const { reported } = await openUndrawn();
    expect(screen.getByText('The page')).toBeTruthy();
    expect(reported).toEqual([[expect.any(TypeError), expect.stringContaining('ProductFacts')]]);
    await press('Close');
    await waitFor(noDialog);
  }),
);

test(
  'a dialog that could not be drawn opens again by Try again',
  withBug(async () => {
    const { product, shop } = await openUndrawn();
    product.additional = { k0: null, k1: null };
    await press('Try Again');
    await comes(shop);
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
