import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VirtuosoMockContext } from 'react-virtuoso';
import { describe, expect, test } from 'vitest';
import type { Guide } from '#domain/guide/guide.ts';
import { OrderGuideScreen } from '../../src/features/guides/orderGuide/OrderGuideScreen.tsx';
import { done, locked, stale, taken, weekly, withBasil, withQuantity } from '../machines/guides/guideSamples.ts';
import { failures } from '../machines/samples.ts';
import { reasonOf } from '../support/screens/blocked.ts';
import './knownTags.ts';
import { withWindow } from '../support/screens/windowWidth.ts';
import { renderPiece } from './components/renderPiece.tsx';
import { orderGuideOnCue } from './guidesOnCue.tsx';

const page = withWindow();

const standard = { ...weekly, name: 'Standard', isPrimary: true };
const lapsed = { ...weekly, name: 'Lapsed', products: weekly.products.map((line) => ({ ...line, productKey: 99 })) };
const inOrder = { ...withBasil, products: withBasil.products.map((line) => ({ ...line, sequence: -line.sequence })) };

async function show(guides: readonly Guide[] = [standard, inOrder, locked], guide: string | null = null) {
  const world = await orderGuideOnCue(guides);
  renderPiece(
    <VirtuosoMockContext.Provider value={{ viewportHeight: 225, itemHeight: 25 }}>
      <OrderGuideScreen shop={world.shop} flows={{ orderGuide: world.flow }} params={{ guide }} />
    </VirtuosoMockContext.Provider>,
  );
  return { ...world, user: userEvent.setup({ pointerEventsCheck: 0 }) };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const noButton = (name: string | RegExp) => screen.queryByRole('button', { name });
const alert = () => screen.getByRole('alert').textContent;
const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );

describe('the order guide page shows', () => {
  test("every guide but 'Standard' and those with unknown products, which it counts", async () => {
    await show([standard, inOrder, locked, lapsed]);
    const options = within(screen.getByRole('combobox', { name: 'Order Guide' })).getAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual(['Weekly', 'House list']);
    expect(screen.getByText('1 guide hidden because it contains products that are no longer available')).toBeTruthy();
  });

  test('the products of the guide in its own order', async () => {
    await show();
    expect(rows().map((cells) => cells.slice(0, 4))).toEqual([
      ['Basil, fresh', 'BAS', '2', 'CS'],
      ['Tomatoes, plum', 'TOM', '2', 'CS'],
    ]);
  });

  test("'No order guides exist.' and the way to one", async () => {
    const { user, sendWrite } = await show([standard]);
    expect(screen.getByText('No order guides exist.')).toBeTruthy();
    await user.click(button('Create New'));
    await user.type(screen.getByLabelText(/^Order Guide Name/), 'Bar{Enter}');
    expect(sendWrite.asked).toEqual([{ kind: 'create', name: 'Bar', products: [] }]);
  });

  test('of a locked guide why it cannot be changed, and only what can be done with it', async () => {
    const { user } = await show(undefined, 'house LIST');
    expect(screen.getByText('This guide is read-only. Copy it to make changes.')).toBeTruthy();
    for (const name of ['Delete', 'Add New Product', /^Change quantity/, /^Remove/]) expect(noButton(name)).toBeNull();
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
    await user.click(button('Copy'));
    expect(screen.getByRole('dialog', { name: 'Copy Order Guide' })).toBeTruthy();
  });

  test('an unknown guide in the address as missing, and never another one', async () => {
    const { user, loadGuides } = await show(undefined, 'Bar');
    expect(screen.getByText('There is no order guide "Bar".')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
    await user.click(button('Check Again'));
    await loadGuides.answer([{ ...weekly, name: 'Bar' }]);
    expect(rows()).toHaveLength(1);
  });

  test('cards below 600 px, with the same facts', async () => {
    page.width = 599;
    await show();
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByRole('article', { name: 'Basil, fresh' }).textContent).toContain('2 CS');
  });
});

describe('on the order guide page', () => {
  test('a name shows how many characters are left, and a refusal stays in the dialog with the name', async () => {
    const { user, sendWrite, askGuides, notices } = await show();
    await user.click(button('Create New'));
    const name = screen.getByLabelText(/^Order Guide Name/);
    await user.click(button(/^Create ?Saving/));
    expect(screen.getByText('Order Guide Name cannot be blank.')).toBeTruthy();
    await user.type(name, 'Brunch');
    expect(screen.getByText('6 left')).toBeTruthy();
    await user.click(button(/^Create ?Saving/));
    await sendWrite.answer(taken);
    await askGuides.answer([weekly]);
    expect(alert()).toBe('That name is taken.');
    await user.click(button(/^Create ?Saving/));
    await sendWrite.fail(failures.unexpected);
    expect(alert()).toBe('That name is taken.');
    await askGuides.answer([weekly]);
    expect([alert(), (name as HTMLInputElement).value]).toEqual([
      'Failed to create order guide: Something broke.',
      'Brunch',
    ]);
    await user.click(button(/^Create ?Saving/));
    await sendWrite.answer(done);
    expect(notices).toMatchObject([
      { text: 'Created order guide "Brunch" successfully.', action: { label: 'Open', href: '/order-guide#og=Brunch' } },
    ]);
  });

  test('a copy that may not be made shows its reason in the dialog', async () => {
    const { user, sendWrite } = await show(undefined, 'House list');
    await user.click(button('Copy'));
    await user.type(screen.getByLabelText(/^Order Guide Name/), 'Mine{Enter}');
    await sendWrite.answer({ kind: 'refused', status: 405, text: 'Copies are not allowed.' });
    expect(within(screen.getByRole('dialog')).getByRole('alert').textContent).toBe('Copies are not allowed.');
  });

  test('deleting asks, and a failure can be tried again', async () => {
    const { user, sendWrite, askGuides, paths, withdrawn } = await show();
    await user.click(button('Delete'));
    const question = within(screen.getByRole('alertdialog', { name: 'Delete Order Guide?' }));
    await user.click(question.getByRole('button', { name: /^Delete ?Deleting/ }));
    await sendWrite.fail(failures.offline);
    await askGuides.answer([weekly]);
    expect(question.getByRole('alert').textContent).toBe('Failed to delete order guide: The server did not respond.');
    await user.click(question.getByRole('button', { name: /^Delete ?Deleting/ }));
    expect(withdrawn).toEqual([]);
    await sendWrite.answer(done);
    expect([sendWrite.asked, paths, withdrawn]).toEqual([
      [
        { kind: 'delete', name: 'Weekly' },
        { kind: 'delete', name: 'Weekly' },
      ],
      ['guide null'],
      ['guide:weekly'],
    ]);
  });

  test('a deletion whose answer was lost leaves the guide when it has arrived', async () => {
    const { user, sendWrite, askGuides, paths } = await show();
    await user.click(button('Delete'));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: /^Delete ?Deleting/ }));
    await sendWrite.fail(failures.unavailable);
    await askGuides.answer([locked]);
    expect([sendWrite.asked.length, paths]).toEqual([1, ['guide null']]);
  });

  test('an error in a dialog is shown over the guide', async () => {
    const { user, flow: page } = await show();
    await user.click(button('Create New'));
    act(() => page.send({ type: 'xstate.error.actor.guideNaming', actorId: 'guideNaming', error: null } as never));
    expect(alert()).toBe('Request could not be completed at this time.');
    await user.click(button('Create New'));
    expect(screen.getByRole('dialog', { name: 'Create Order Guide' })).toBeTruthy();
  });

  test('a quantity is changed in a dialog that shows its errors', async () => {
    const { user, sendWrite, loadGuides } = await show([standard, weekly]);
    await user.click(button('Change quantity of Tomatoes, plum'));
    const dialog = within(screen.getByRole('dialog', { name: 'Edit Order Guide Quantity' }));
    await user.selectOptions(dialog.getByLabelText('Sell By U/M'), 'EA');
    const quantity = dialog.getByRole('textbox', { name: 'Quantity' });
    await user.clear(quantity);
    await user.type(quantity, '25');
    expect(dialog.getByText('Invalid quantity of 25. Please enter a multiple of 12')).toBeTruthy();
    expect(reasonOf(dialog.getByRole('button', { name: /^Save ?Saving/ }))).toBe('Correct the marked fields.');
    await user.clear(quantity);
    await user.type(quantity, '24{Enter}');
    await sendWrite.answer(stale(withQuantity(7)));
    expect(dialog.getByRole('alert').textContent).toMatch(/^Someone else changed this product/);
    expect((quantity as HTMLInputElement).value).toBe('24');
    await loadGuides.answer([standard, withQuantity(7)]);
    await user.click(dialog.getByRole('button', { name: /^Save ?Saving/ }));
    expect(sendWrite.asked[1]).toMatchObject({
      seen: { version: 4 },
      lines: [{ orderQuantity: 24, unitOfMeasure: 'EA' }],
    });
  });

  test('the dialog of a quantity finishes on a phone', async () => {
    page.width = 360;
    const { user } = await show([weekly]);
    await user.click(button('Change quantity of Tomatoes, plum'));
    expect(within(screen.getByRole('dialog')).getByRole('button', { name: /^Finish/ })).toBeTruthy();
  });

  test('products are found and added by the keyboard alone, one after the other', async () => {
    const { user, sendWrite, notices } = await show([standard, weekly]);
    await user.click(button('Add New Product'));
    const dialog = within(screen.getByRole('dialog', { name: 'Add to Order Guide' }));
    const search = dialog.getByRole('combobox', { name: 'Product' });
    await user.type(search, 'basil');
    expect(dialog.getAllByRole('option', { name: /Basil/ })).toHaveLength(1);
    await user.keyboard('{Enter}');
    await user.keyboard('4{Enter}');
    expect(sendWrite.asked).toMatchObject([{ name: 'Weekly', lines: [{ productKey: 13, orderQuantity: 4 }] }]);
    await sendWrite.answer(done);
    expect(notices).toMatchObject([{ text: 'Added "Basil, fresh" to order guide "Weekly"' }]);
    expect(document.activeElement).toBe(search);
  });

  test('a search for products that finds nothing is cleared, and continues in its field', async () => {
    const { user } = await show([standard, weekly]);
    await user.click(button('Add New Product'));
    const dialog = within(screen.getByRole('dialog', { name: 'Add to Order Guide' }));
    const search = dialog.getByRole<HTMLInputElement>('combobox', { name: 'Product' });
    await user.type(search, 'zzzz');
    expect(dialog.getByText('No Products Available')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Clear Search' }));
    expect([search.value, document.activeElement]).toEqual(['', search]);
    expect(dialog.getAllByRole('option').length).toBeGreaterThan(0);
  });

  test('a guide is opened in quick entry, and for editing', async () => {
    const { user, paths } = await show();
    await user.click(button('Order in Quick Entry'));
    expect(paths).toEqual(['quick entry of Weekly']);
    expect(screen.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe('/order-guide-edit#og_edit=Weekly');
  });
});
