import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { VirtuosoMockContext } from 'react-virtuoso';
import { afterEach, describe, expect, test } from 'vitest';
import { firstConfiguration } from '../support/api/configuration.ts';
import { reasonOf } from '../support/screens/blocked.ts';
import { openConfiguration } from './openedConfiguration.tsx';

afterEach(cleanup);

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const holidays = ['2026-12-24', '2026-12-25', '2026-12-26'].map((date) => ({ date, name: '' }));
const focused = () => document.activeElement;

describe('a row', () => {
  test('that is added has the focus in its first field, and shows no error before it was left', async () => {
    const { field, press, save, card } = openConfiguration('calendar', { holidays: [{ date: '', name: '' }] });
    await save();
    const wrong = () =>
      card
        .getAllByRole('textbox')
        .filter((input) => input.ariaInvalid === 'true' || input.getAttribute('aria-invalid'));
    expect(wrong()).toEqual([field('Date of holiday 1')]);
    press('Add Holiday');
    expect(focused()).toBe(field('Date of holiday 2'));
    expect(wrong()).toEqual([field('Date of holiday 1')]);
    await save();
    expect(wrong()).toEqual([field('Date of holiday 1'), field('Date of holiday 2')]);
  });

  test('that is removed gives the focus to the next one, the last to the one before, and the only one to the button that adds', () => {
    const { sent, press, field } = openConfiguration('calendar', { holidays });
    press('Remove holiday 2');
    expect([focused(), field('Date of holiday 2').value]).toEqual([button('Remove holiday 2'), '12/26/2026']);
    press('Remove holiday 2');
    expect(focused()).toBe(button('Remove holiday 1'));
    press('Remove holiday 1');
    expect([focused(), sent()]).toEqual([button('Add Holiday'), null]);
    expect(screen.getByText('No holidays. You deliver on every delivery day.')).toBeTruthy();
  });

  test('of each coming federal holiday is added once, can be taken back, and is not saved by that', () => {
    const { sent, press, field, card } = openConfiguration('calendar', {
      holidays: [{ date: '2026-12-25', name: 'Closed' }],
    });
    press('Add US Holidays');
    expect(screen.getByText('23 holidays added, not saved yet.')).toBeTruthy();
    expect([field('Date of holiday 1').value, field('Name of holiday 1').value]).toEqual(['12/25/2026', 'Closed']);
    expect([field('Date of holiday 2').value, field('Name of holiday 2').value]).toEqual([
      '05/25/2026',
      'Memorial Day',
    ]);
    expect(card.queryAllByDisplayValue('12/25/2026')).toHaveLength(1);
    expect(reasonOf(button('Add US Holidays'))).toBe('These rows are already in the list.');
    press('Remove holiday 2');
    press('Add US Holidays');
    expect(screen.getByText('1 holiday added, not saved yet.')).toBeTruthy();
    press('Undo');
    expect(card.queryAllByDisplayValue('05/25/2026')).toHaveLength(0);
    expect(sent()).toBeNull();
  });

  test('that is removed clears its errors', () => {
    const { press, card } = openConfiguration('zips', { rules: firstConfiguration.zips.rules });
    press('Add Delivery Area');
    fireEvent.blur(focused() as HTMLElement);
    const why = 'Enter a ZIP code or its first characters: 04101, 041, K1A.';
    expect(card.getByText(why)).toBeTruthy();
    press('Remove delivery area row 3');
    press('Add Delivery Area');
    expect(card.queryByText(why)).toBeNull();
  });

  test('is added as long as there is room', () => {
    const many = Array.from({ length: 2000 }, (_, place) => ({
      ...firstConfiguration.zips.rules[0],
      zip: `${10_000 + place}`,
    }));
    openConfiguration('zips', { rules: many });
    expect(reasonOf(button('Add Delivery Area'))).toBe('You can add at most 2,000.');
  });

  test('without any delivery shows where there is none', () => {
    openConfiguration('zips', { rules: [] });
    expect(screen.getByText('No delivery areas. You deliver everywhere, on every delivery day.')).toBeTruthy();
  });
});

test('two rows that are added without a zip are both wrong', async () => {
  const { press, save, card } = openConfiguration('zips', { rules: [] });
  press('Add Delivery Area');
  press('Add Delivery Area');
  await save();
  expect(card.getAllByText(/^Enter a ZIP code/)).toHaveLength(2);
});

test('of many rows a few are in the page, and 2,000 are validated while one types', async () => {
  const rules = Array.from({ length: 2000 }, (_, place) => ({
    ...firstConfiguration.zips.rules[0],
    zip: `${10_000 + place}`,
  }));
  const { state, card, save, sent } = openConfiguration('zips', { rules }, (piece) => (
    <VirtuosoMockContext.Provider value={{ viewportHeight: 560, itemHeight: 140 }}>
      {piece}
    </VirtuosoMockContext.Provider>
  ));
  const shown = card.getAllByRole('group', { name: /^Delivery area \d/ });
  expect(shown.length).toBeLessThan(20);
  const [zip] = card.getAllByLabelText('ZIP prefix');
  fireEvent.change(zip as HTMLElement, { target: { value: '10001' } });
  await save();
  expect([state(), sent()]).toEqual([{ held: 'touched' }, null]);
  fireEvent.change(zip as HTMLElement, { target: { value: '9' } });
  await act(async () => undefined);
  await save();
  expect(sent()).toMatchObject({ rules: { 0: { zip: '9' }, 1999: { zip: '11999' } } });
});
