import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { Guide } from '#domain/guide/guide.ts';
import type { GuideWrite } from '#domain/guide/guideWrite.ts';
import { addToGuideMachine } from '#machines/guides/addToGuide/addToGuideMachine.ts';
import type { GuideAnswer } from '#machines/guides/guideWrite/guideWrite.ts';
import { guideWriteMachine } from '#machines/guides/guideWrite/guideWriteMachine.ts';
import { saveCartAsGuideMachine } from '#machines/guides/saveCartAsGuide/saveCartAsGuideMachine.ts';
import type { Notice } from '#machines/notices/notice.ts';
import { AddToGuideDialog } from '../../src/features/guides/addToGuide/AddToGuideDialog.tsx';
import { SaveCartAsGuideDialog } from '../../src/features/guides/saveCartAsGuide/SaveCartAsGuideDialog.tsx';
import { bar, guideLine, guides, products } from '../machines/guides/guideDialogSamples.ts';
import { done, guideListener, stale } from '../machines/guides/guideSamples.ts';
import { failures, tomatoes, twoCases } from '../machines/samples.ts';
import { renderPiece } from './components/renderPiece.tsx';
import { cue } from './cue.ts';

afterEach(cleanup);

function world() {
  const ports = { sendWrite: cue<GuideAnswer, GuideWrite>(), loadGuides: cue<readonly Guide[]>() };
  const notices: Notice[] = [];
  const provided = {
    actors: {
      guideWrite: guideWriteMachine.provide({
        actors: { sendWrite: ports.sendWrite.port, loadGuides: ports.loadGuides.port },
      }),
    },
    actions: { notify: (_: unknown, notice: Notice) => void notices.push(notice) },
  };
  return { ...ports, provided, notices, user: userEvent.setup() };
}

function showAddition() {
  const shown = world();
  const input = { product: tomatoes, guides, rounding: 'None' as const, guideList: guideListener().guideList };
  renderPiece(<AddToGuideDialog dialog={createActor(addToGuideMachine.provide(shown.provided), { input }).start()} />);
  return shown;
}

function showCart(cartLines = [twoCases, { ...twoCases, id: 2, unitOfMeasure: 'EA', orderQuantity: 12 }]) {
  const shown = world();
  const input = { cartLines, products, guides, guideList: guideListener().guideList };
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
    expect(names).toEqual(['New Order Guide', 'Bar', 'Kitchen']);
  });

  test('shows that a guide has the product already, with its quantity, and changes it', async () => {
    const { user, sendWrite } = showAddition();
    await user.selectOptions(guideSelect(), 'Kitchen');
    expect(screen.getByText('"Kitchen" has this product already: 3 CS.')).toBeTruthy();
    expect(quantity().value).toBe('3');
    await user.clear(quantity());
    await user.type(quantity(), '5');
    await user.click(press('Change'));
    expect(sendWrite.asked).toMatchObject([{ name: 'Kitchen', lines: [{ orderQuantity: 5 }] }]);
  });

  test('asks for a guide or a name before it sends anything', async () => {
    const { user, sendWrite } = showAddition();
    await user.click(press('Add'));
    expect(screen.getByRole('alert').textContent).toBe('Select Order Guide or set New Order Guide Name');
    expect(sendWrite.asked).toEqual([]);
  });

  test('shows the error of a name once', async () => {
    const { user } = showAddition();
    await user.type(nameField(), 'standard');
    await user.click(press('Add'));
    expect(screen.getAllByText('The name Standard is reserved.')).toHaveLength(1);
  });

  test('shows that the product is there when a write whose answer was lost has arrived', async () => {
    const { user, sendWrite, loadGuides, notices } = showAddition();
    await user.type(nameField(), 'Winter');
    await user.click(press('Add'));
    await sendWrite.fail(failures.offline);
    await loadGuides.answer([...guides, { ...bar, name: 'Winter', products: [guideLine(11, 1)] }]);
    expect(sendWrite.asked).toHaveLength(1);
    expect(notices).toMatchObject([{ text: 'Added "Tomatoes, plum" to order guide "Winter"' }]);
  });

  test('shows a failure with its reason, keeps what was typed and tries again', async () => {
    const { user, sendWrite, loadGuides, notices } = showAddition();
    await user.type(nameField(), 'Winter');
    await user.click(press('Add'));
    await sendWrite.fail(failures.offline);
    expect(screen.getByRole('alert').textContent).toBe('');
    await loadGuides.fail(failures.offline);
    expect(screen.getByRole('alert').textContent).toBe(
      'Error adding product to order guide. The server did not respond.',
    );
    expect(screen.getByDisplayValue('Winter')).toBeTruthy();
    await user.click(press('Add'));
    await sendWrite.answer(done);
    expect(notices).toMatchObject([{ text: 'Added "Tomatoes, plum" to order guide "Winter"' }]);
  });
});

describe('the dialog that saves the cart as an order guide', () => {
  test('shows before saving which unit is kept of a product that is in the cart twice', () => {
    showCart();
    expect(screen.getByText(/1 product will be saved\./)).toBeTruthy();
    expect(screen.getByRole('listitem').textContent).toBe('Tomatoes, plum: 2 CS kept, not 12 EA');
  });

  test('shows nothing about units where every product appears once', () => {
    showCart([twoCases]);
    expect(screen.queryByRole('listitem')).toBeNull();
  });

  test('shows how many unsold products are left out', () => {
    showCart([twoCases, { ...twoCases, id: 3, productKey: 99 }]);
    expect(screen.getByText('1 product left out: no longer in the catalog.')).toBeTruthy();
  });

  test('asks before it replaces a guide, then shows what someone else changed and asks again', async () => {
    const { user, sendWrite } = showCart([twoCases]);
    await user.selectOptions(guideSelect(), 'Bar');
    await user.click(press('Save'));
    const asks = await screen.findByRole('alertdialog', { name: 'Replace Order Guide?' });
    expect(asks.textContent).toContain('"Bar" will be replaced with the 1 product in the cart.');
    await user.click(within(asks).getByRole('button', { name: 'Replace' }));
    const newest = { ...bar, version: 7, products: [guideLine(12, 5)] };
    await sendWrite.answer(stale(newest));
    expect(within(await screen.findByRole('alertdialog')).getByRole('listitem').textContent).toBe('Leeks: 1 CS → 5 CS');
    await user.click(press('Replace'));
    expect(sendWrite.asked).toMatchObject([{ seen: { version: 2 } }, { seen: { version: 7 } }]);
  });
});
