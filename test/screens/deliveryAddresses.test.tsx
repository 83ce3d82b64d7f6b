import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { main, movedByOthers, pier, refused } from '../machines/account/addressSamples.ts';
import { buyer, site } from '../machines/samples.ts';
import { consumer, openAddressDialog, openAddresses, openLoadedAddresses } from '../support/screens/addressPages.tsx';
import { answer, child } from '../support/screens/quietShop.ts';

afterEach(cleanup);

const field = (label: RegExp | string) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input, select' });
const cards = () => within(screen.getByLabelText('Delivery Addresses')).getAllByRole('listitem');
const saves = () => userEvent.click(screen.getByRole('button', { name: /^Save/ }));

describe('the page of delivery addresses', () => {
  test('has a card for each, the primary one first, and one for a new one', () => {
    openLoadedAddresses();
    const buttons = cards().map((card) =>
      within(card)
        .getAllByRole('button')
        .map(({ ariaLabel, textContent }) => ariaLabel ?? textContent),
    );
    expect(buttons).toEqual([
      ['Main kitchen is the primary address', 'Edit Main kitchen'],
      ['Make Pier the primary address', 'Edit Pier', 'Delete Pier'],
      ['New Address'],
    ]);
    expect(cards()[1]?.textContent).toContain('1 Wharf RoadBath, ME 04530');
    expect(cards()[1]?.textContent).toContain('(207) 555-0142');
  });

  test('shows what orders to a zip need, and that it is outside the delivery area', () => {
    const { page } = openAddresses({
      ...buyer,
      site: { ...site, zipCodeRestrictionFlag: true, zipCodeRestrictionMessage: 'Missing.' },
    });
    act(() =>
      answer(page, 'loadAddresses', [
        { ...main, minimumOrderAmount: 250 },
        { ...pier, isValidZipCode: false },
      ]),
    );
    expect(cards()[0]?.textContent).toContain('Minimum order amount for this zip code is $250.00.');
    expect(cards()[1]?.textContent).toContain('Missing.');
  });

  test('shows consumers neither codes nor contacts, and offers no delete where there is one address', () => {
    const { page } = openAddresses(consumer);
    act(() => answer(page, 'loadAddresses', [{ ...main, contact: 'Ada', deliveryTime: '8-10' }]));
    expect(cards()[0]?.textContent).not.toMatch(/MAIN|Ada|8-10/);
    expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull();
  });
});

describe('the dialog of an address', () => {
  test('shows each rule beside its field once it was left, counts nearly too long texts, and sends nothing wrong', async () => {
    const dialog = openAddressDialog(null);
    await saves();
    expect(screen.getByText('Display Name is a required field')).toBeTruthy();
    expect(document.activeElement).toBe(field(/^Display Name/));
    await userEvent.type(field(/^Display Name/), 'x'.repeat(26));
    expect(screen.getByText('Display Name can have at most 25 characters')).toBeTruthy();
    await userEvent.type(field('ZIP Code'), '0410');
    await userEvent.type(field('Phone'), '12a075');
    await userEvent.tab();
    expect(field('Phone').value).toBe('(207) 5');
    expect(screen.getByText('Must be valid Zip Code')).toBeTruthy();
    expect(screen.getByText('Phone number format (###) ###-#### Ext ######')).toBeTruthy();
    await saves();
    expect(dialog.getSnapshot().matches({ open: { form: 'editing' } })).toBe(true);
  });

  test("keeps what was typed when the server refuses it, with the reason beside the field or above, also after another user's save", async () => {
    const dialog = openAddressDialog(pier);
    await userEvent.clear(field('City'));
    await userEvent.type(field('City'), 'Wells');
    await userEvent.selectOptions(field('State / Province'), 'Nova Scotia (NS)');
    expect(dialog.getSnapshot().matches({ open: { work: 'held' } })).toBe(true);
    await userEvent.keyboard('{Enter}');
    await saves();
    act(() => answer(dialog, 'writeAddress', refused));
    expect(screen.getByText('The address was refused.')).toBeTruthy();
    expect(screen.getByText('Must be valid Zip Code')).toBeTruthy();
    expect([field('City').value, field('State / Province').value]).toEqual(['Wells', 'NS']);
    await saves();
    act(() => answer(dialog, 'writeAddress', { kind: 'stale', address: movedByOthers }));
    const rows = screen.getAllByRole('row', { hidden: true }).map((row) => row.textContent);
    expect(rows).toEqual(['FieldYoursTheirs', 'CityWellsBangor']);
    await userEvent.click(screen.getByRole('button', { name: 'Keep Editing' }));
    expect(field('City').value).toBe('Wells');
  });

  test('asks consumers for neither contact nor delivery time, and tidies a zip where it can be seen', async () => {
    openAddressDialog(null, consumer);
    expect(screen.queryByLabelText('Contact')).toBeNull();
    expect(screen.queryByLabelText('Delivery Time')).toBeNull();
    await userEvent.type(field('ZIP Code'), 'k1a0b6');
    await userEvent.tab();
    expect(field('ZIP Code').value).toBe('K1A 0B6');
  });

  test('saved, the cart and its pages know the new place without a reload', async () => {
    const { shop, page } = openAddresses();
    act(() => answer(page, 'loadAddresses', [main]));
    act(() => page.send({ type: 'address.add' }));
    const dialog = child(page, 'addressDialog');
    act(() =>
      dialog.send({
        type: 'address.save',
        values: { ...dialog.getSnapshot().context.values, display: 'Pier', name: 'Pier' },
      }),
    );
    act(() => answer(dialog, 'writeAddress', { kind: 'saved', address: pier }));
    expect(shop.cart.getSnapshot().context.shipTos).toEqual([main, pier]);
  });
});
