import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import type { PartnerPage } from '#machines/admin/partners/partnersMachine.ts';
import { partnersMachine } from '#machines/admin/partners/partnersMachine.ts';
import { PartnersScreen } from '../../src/features/admin/partners/PartnersScreen.tsx';
import { pastedRows, withPasted } from '../../src/features/admin/partners/pairRows.ts';
import { changeOf, customerNamed, valuesOf } from '../../src/features/admin/partners/partnerValues.ts';
import { messages, ociPartner, partner, partnerPage } from '../machines/admin/partnerSamples.ts';
import { withWindow } from '../support/screens/windowWidth.ts';
import { renderPiece } from './components/renderPiece.tsx';
import './knownTags.ts';
import { answer, child, quietFlow } from '../support/screens/quietShop.ts';

const page = withWindow();
beforeEach(() => {
  page.width = 1440;
});

function show(first: PartnerPage = partnerPage) {
  const partners = quietFlow(partnersMachine);
  renderPiece(<PartnersScreen flows={{ partners }} />);
  act(() => answer(partners, 'loadPage', first));
  return partners;
}

function edit(id: number | null) {
  const partners = show();
  act(() => partners.send({ type: 'partner.open', id }));
  return child(partners, 'partnerForm');
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const submit = () =>
  act(async () => fireEvent.submit(screen.getByLabelText('Name *').closest('form') as HTMLFormElement));
const sent = (form: ReturnType<typeof edit>) => form.getSnapshot().context.typed;

test('partners are listed with their protocol, customer and state, and an empty list invites to add the first', () => {
  show();
  const rows = screen.getAllByRole('row').slice(1);
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ),
  ).toEqual([
    ['Abbey SRM', 'OCI (SAP)', 'The Gilded Oyster', 'Turned off', 'Change Abbey SRMMessages of Abbey SRM'],
    ['Oyster Procurement', 'cXML', 'The Gilded Oyster', 'Active', expect.stringContaining('Change Oyster')],
  ]);
  screen.getByRole('button', { name: 'Messages of Abbey SRM' });
});

test('a message opens with its content, with the reason beside it, and can be copied', async () => {
  const partners = show();
  act(() => partners.send({ type: 'messages.open', id: partner.id }));
  act(() => answer(partners, 'loadMessages', messages));
  const user = userEvent.setup();
  const [first] = screen.getAllByRole('group');
  if (!first) throw new Error('there is no message');
  expect(first.querySelector('summary')?.textContent).toMatch(
    /PunchOutSetupRequestfrom themRefused, 401The shared secret is not the one/,
  );
  await user.click(within(first).getByText('Copy'));
  expect(await navigator.clipboard.readText()).toBe(messages[0]?.body);
});

describe('the form of a partner', () => {
  test('sends its fields unchanged, without a secret where none was typed', async () => {
    const form = edit(partner.id);
    await submit();
    const { id: _id, version: _version, customerName: _name, hasSecret: _has, ...written } = partner;
    expect([sent(form), field('Shared Secret').value]).toEqual([written, '']);
  });

  test('is not sent with errors; each field shows its own, and the first one has the focus', async () => {
    const form = edit(null);
    type('Shared Secret', 'short');
    type('Currency *', 'dollars'.slice(0, 2));
    type('Allowed Return Hosts', 'https://buy.example.com/cart');
    await submit();
    expect(sent(form)).toBeNull();
    const wrong = [...document.querySelectorAll('[aria-invalid=true]')];
    expect(
      wrong.map((one) => document.getElementById(one.getAttribute('aria-describedby') ?? '')?.textContent),
    ).toEqual([
      'Enter a name for the partner.',
      'Choose a customer from the list.',
      'The shared secret needs at least 12 characters.',
      'Enter a three-letter currency, such as USD.',
      '“https://buy.example.com/cart” is not a valid host. Enter a host such as buy.example.com or *.example.com, without https:// or a path.',
    ]);
    expect(document.activeElement).toBe(wrong[0]);
  });

  test('accepts a customer from the results, and shows every reason why a partner was refused above all fields', async () => {
    const partners = show();
    act(() => partners.send({ type: 'partner.open', id: null }));
    const form = child(partners, 'partnerForm');
    const search = child(partners, 'customerSearch');
    type('Name *', 'Tide Procurement');
    type('Customer *', 'tide');
    act(() => search.send({ type: 'xstate.after.searchPause.customerSearch.waiting' } as never));
    act(() =>
      answer(search, 'findCustomers', [{ customerKey: 1002, customerCode: 'C1002', name: 'Pine & Tide Bistro' }]),
    );
    expect([...document.querySelectorAll('datalist option')].map((one) => one.getAttribute('value'))).toEqual([
      'Pine & Tide Bistro · C1002',
    ]);
    await submit();
    expect(sent(form)).toBeNull();
    type('Customer *', 'Pine & Tide Bistro · C1002');
    await submit();
    expect(sent(form)?.customerKey).toBe(1002);
    act(() => answer(form, 'write', { kind: 'refused', reasons: ['One.', 'Two.'] }));
    expect(screen.getByRole('alert').textContent).toBe('One.Two.');
    expect(field('Name *').value).toBe('Tide Procurement');
  });

  test('takes a customer that was chosen from the list, and does not search for its label', async () => {
    const partners = show();
    act(() => partners.send({ type: 'partner.open', id: null }));
    const search = child(partners, 'customerSearch');
    const pass = () => act(() => search.send({ type: 'xstate.after.searchPause.customerSearch.waiting' } as never));
    type('Name *', 'Tide Procurement');
    type('Customer *', 'tide');
    pass();
    const tide = { customerKey: 1002, customerCode: 'C1002', name: 'Pine & Tide Bistro' };
    act(() => answer(search, 'findCustomers', [tide]));
    type('Customer *', 'tide b');
    type('Customer *', 'Pine & Tide Bistro · C1002');
    pass();
    expect(search.getSnapshot().context.search).toBe('tide b');
    act(() => answer(search, 'findCustomers', []));
    await submit();
    expect(sent(child(partners, 'partnerForm'))?.customerKey).toBe(1002);
  });

  test('accepts rows that are pasted from a spreadsheet, and leaves out empty ones', async () => {
    const form = edit(partner.id);
    fireEvent.click(screen.getByLabelText('Add Row to Units'));
    const clipboardData = { getData: () => 'EA\tEA\r\nLB\tLBR\r\n\t\r\n' };
    fireEvent.paste(field('Your unit, row 2'), { clipboardData });
    fireEvent.click(screen.getByLabelText('Remove row 1 of Units'));
    fireEvent.click(screen.getByLabelText('Add Row to Ship-tos'));
    await submit();
    expect([sent(form)?.settings.units, sent(form)?.settings.shipTos]).toEqual([
      [
        { unit: 'EA', code: 'EA' },
        { unit: 'LB', code: 'LBR' },
      ],
      partner.settings.shipTos,
    ]);
  });

  test('of OCI has user names, and sends no domain', async () => {
    const form = edit(partner.id);
    fireEvent.change(screen.getByLabelText('Protocol'), { target: { value: 'oci' } });
    expect(screen.queryByLabelText('Domain, row 1')).toBeNull();
    await submit();
    expect(sent(form)?.identities).toEqual([{ domain: '', identity: 'AN01000000001' }]);
  });

  test('asks before leaving after a change by a button as by a key', () => {
    const form = edit(partner.id);
    fireEvent.click(screen.getByLabelText('Remove row 1 of Units'));
    expect(form.getSnapshot().matches({ held: 'touched' })).toBe(true);
  });
});

test('a customer is found by name and code, by the code alone, or by a unique name', () => {
  const twins = ['C1', 'C2'].map((customerCode, place) => ({ customerKey: place + 1, customerCode, name: 'Twin' }));
  const keyOf = (text: string) => customerNamed(text, twins)?.customerKey ?? null;
  expect(['Twin · C2', 'c1', 'Twin', '', 'Twi'].map(keyOf)).toEqual([2, 1, null, null, null]);
});

test('untouched fields are written back unchanged, for either protocol', () => {
  for (const one of [partner, ociPartner]) {
    const { id: _id, version: _version, customerName: _name, hasSecret: _has, ...written } = one;
    expect(changeOf(valuesOf(one), one.customerKey)).toEqual(written);
  }
});

test('pasted rows follow the one that is filled, take the place of an empty one, and end at a thousand', () => {
  expect(pastedRows('"a"\t1\tmore\n\n  b ')).toEqual([
    ['a', '1'],
    ['b', ''],
  ]);
  const rows = [
    ['x', '1'],
    ['', ''],
  ] as const;
  expect(withPasted(rows, 0, [['y', '2']], 1000)).toEqual([
    ['x', '1'],
    ['y', '2'],
    ['', ''],
  ]);
  expect(withPasted(rows, 1, [['y', '2']], 1000)).toEqual([
    ['x', '1'],
    ['y', '2'],
  ]);
  expect(
    withPasted(
      [],
      0,
      Array.from({ length: 1200 }, () => ['y', '2'] as const),
      1000,
    ),
  ).toHaveLength(1000);
});
