import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { Guide } from '#domain/guide/guide.ts';
import { addToGuideMachine } from '#machines/addToGuide/addToGuideMachine.ts';
import type { GuideAnswer, GuideChangeRequest, NewGuide } from '#machines/guides/guideWrite.ts';
import type { Notice } from '#machines/notices/notice.ts';
import { saveCartAsGuideMachine } from '#machines/saveCartAsGuide/saveCartAsGuideMachine.ts';
import { AddToGuideDialog } from '../../src/screens/addToGuide/AddToGuideDialog.tsx';
import { SaveCartAsGuideDialog } from '../../src/screens/saveCartAsGuide/SaveCartAsGuideDialog.tsx';
import { bar, guideLine, guides, keeperListener, products } from '../machines/guideDialogSamples.ts';
import { failures, tomatoes, twoCases } from '../machines/samples.ts';
import { renderPiece } from './components/renderPiece.tsx';
import { cue } from './cue.ts';

afterEach(cleanup);

function world() {
  const ports = {
    createGuide: cue<GuideAnswer, NewGuide>(),
    changeGuide: cue<GuideAnswer, GuideChangeRequest>(),
    loadGuides: cue<readonly Guide[]>(),
  };
  const notices: Notice[] = [];
  const provided = {
    actors: {
      createGuide: ports.createGuide.port,
      changeGuide: ports.changeGuide.port,
      loadGuides: ports.loadGuides.port,
    },
    actions: { notify: (_: unknown, notice: Notice) => void notices.push(notice) },
  };
  return { ...ports, provided, notices, user: userEvent.setup() };
}

function showAddition() {
  const shown = world();
  const input = { product: tomatoes, guides, rounding: 'None' as const, keeper: keeperListener().ref };
  renderPiece(<AddToGuideDialog dialog={createActor(addToGuideMachine.provide(shown.provided), { input }).start()} />);
  return shown;
}

function showCart(cartLines = [twoCases, { ...twoCases, id: 2, unitOfMeasure: 'EA', orderQuantity: 12 }]) {
  const shown = world();
  const input = { cartLines, products, guides, keeper: keeperListener().ref };
  const dialog = createActor(saveCartAsGuideMachine.provide(shown.provided), { input }).start();
  renderPiece(<SaveCartAsGuideDialog dialog={dialog} />);
  return shown;
}

/** Its two labels, one of which is hidden by style, are one name here. */
const press = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
const guideSelect = () => screen.getByRole('combobox', { name: 'Order Guide' });
const nameField = () => screen.getByRole('textbox', { name: /New Order Guide Name/ });
const quantity = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity' });

describe('the dialog that adds a product to an order guide', () => {
  test('offers the guides that may be changed, and no other', () => {
    showAddition();
    const names = within(guideSelect())
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['New order guide', 'Bar', 'Kitchen']);
  });

  test('says that a guide has the product already, shows how much, and changes it', async () => {
    const { user, changeGuide } = showAddition();
    await user.selectOptions(guideSelect(), 'Kitchen');
    expect(screen.getByText('"Kitchen" has this product already: 3 CS.')).toBeTruthy();
    expect(quantity().value).toBe('3');
    await user.clear(quantity());
    await user.type(quantity(), '5');
    await user.click(press('Change'));
    expect(changeGuide.asked).toMatchObject([{ id: 'Kitchen', lines: [{ orderQuantity: 5 }] }]);
  });

  test('asks for a guide or a name before it sends anything', async () => {
    const { user, createGuide } = showAddition();
    await user.click(press('Add'));
    expect(screen.getByRole('alert').textContent).toBe('Select Order Guide or set New Order Guide Name');
    expect(createGuide.asked).toEqual([]);
  });

  test('says once what is wrong with a name', async () => {
    const { user } = showAddition();
    await user.type(nameField(), 'standard');
    await user.click(press('Add'));
    expect(screen.getAllByText('The name Standard is reserved.')).toHaveLength(1);
  });

  test('tells a failure with its reason, keeps what was typed and tries again', async () => {
    const { user, createGuide, loadGuides, notices } = showAddition();
    await user.type(nameField(), 'Winter');
    await user.click(press('Add'));
    await createGuide.fail(failures.offline);
    await loadGuides.fail(failures.offline);
    expect(screen.getByRole('alert').textContent).toBe(
      'Error adding product to order guide. The server did not respond.',
    );
    expect(screen.getByDisplayValue('Winter')).toBeTruthy();
    await user.click(press('Add'));
    await createGuide.answer({ kind: 'done' });
    expect(notices).toMatchObject([{ text: 'Added "Tomatoes, plum" to order guide "Winter"' }]);
  });
});

describe('the dialog that saves the cart as an order guide', () => {
  test('says before saving which unit is kept of a product that stands in the cart twice', () => {
    showCart();
    expect(screen.getByText(/The order guide will hold 1 product\./)).toBeTruthy();
    expect(screen.getByRole('listitem').textContent).toBe('Tomatoes, plum: 2 CS kept, not 12 EA');
  });

  test('says nothing of units where every product stands once', () => {
    showCart([twoCases]);
    expect(screen.queryByRole('listitem')).toBeNull();
  });

  test('says how many products are left out because they are gone', () => {
    showCart([twoCases, { ...twoCases, id: 3, productKey: 99 }]);
    expect(screen.getByText('1 product of the cart left out: no longer in the catalogue.')).toBeTruthy();
  });

  test('asks before it replaces a guide, then shows what someone else changed and asks again', async () => {
    const { user, changeGuide } = showCart([twoCases]);
    await user.selectOptions(guideSelect(), 'Bar');
    await user.click(press('Save'));
    const asks = await screen.findByRole('alertdialog', { name: 'Replace Order Guide?' });
    expect(asks.textContent).toContain('"Bar" will hold the 1 product of the cart, and nothing else.');
    await user.click(within(asks).getByRole('button', { name: 'Replace' }));
    const newest = { ...bar, version: 7, products: [guideLine(12, 5)] };
    await changeGuide.answer({ kind: 'stale', guide: newest });
    expect(within(await screen.findByRole('alertdialog')).getByRole('listitem').textContent).toBe('Leeks: 1 CS → 5 CS');
    await user.click(press('Replace'));
    expect(changeGuide.asked).toMatchObject([{ version: 2 }, { version: 7 }]);
  });
});
