import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { VirtuosoMockContext } from 'react-virtuoso';
import { afterEach, describe, expect, test } from 'vitest';
import type { SynonymGroup } from '#domain/search/synonymGroup.ts';
import { openConfiguration } from './openedConfiguration.tsx';

afterEach(cleanup);

const evoo = { typed: ['evoo', 'oro verde'], finds: ['extra virgin olive oil'] };
const rolls = { typed: ['spring roll'], finds: ['egg roll'] };
const bags = { typed: ['trash bag'], finds: ['liner'] };
const open = (...groups: SynonymGroup[]) => openConfiguration('synonyms', { version: 3, groups });
const find = (query: string) => fireEvent.change(screen.getByLabelText('Find a Line'), { target: { value: query } });
const framed = (piece: ReactNode) => (
  <VirtuosoMockContext.Provider value={{ viewportHeight: 400, itemHeight: 44 }}>{piece}</VirtuosoMockContext.Provider>
);
/** Typed, and left. */
const write = ({ type, leave }: ReturnType<typeof open>, label: string, text: string) => {
  type(label, text);
  leave(label);
};
const removes = () =>
  screen.getAllByRole('button', { name: /^Remove / }).map((button) => button.getAttribute('aria-label'));

describe('search words', () => {
  test('are typed with commas between them, and are sent as words', async () => {
    const words = open(evoo);
    const { field, save, sent } = words;
    expect(field('People type, evoo').value).toBe('evoo, oro verde');
    write(words, 'Products are called, evoo', 'olive oil, EVOO 3 L,');
    expect(field('Products are called, evoo').value).toBe('olive oil, EVOO 3 L,');
    await save();
    expect(sent()).toEqual({
      version: 3,
      groups: [{ typed: ['evoo', 'oro verde'], finds: ['olive oil', 'EVOO 3 L'] }],
    });
  });

  test('are part of the form once they are left or sent by Enter; until then leaving asks, and nothing is checked', async () => {
    const { card, field, type, leave, save, sent, state } = open(evoo, rolls);
    type('People type, spring roll', 'evoo');
    leave('Products are called, spring roll');
    expect([card.queryByText(/^'evoo' already finds/), state()]).toEqual([null, { held: 'touched' }]);
    leave('People type, spring roll');
    expect(card.getByText(/^'evoo' already finds/)).toBeTruthy();
    const second = screen.getAllByLabelText('People type, evoo')[1] as HTMLElement;
    fireEvent.change(second, { target: { value: 'lumpia' } });
    fireEvent.keyDown(second, { key: 'Enter' });
    expect(field('People type, lumpia')).toBe(second);
    await save();
    expect(sent()).toMatchObject({ groups: [evoo, { ...rolls, typed: ['lumpia'] }] });
  });

  test('stay typed where their line scrolls away before it is left', async () => {
    const groups = Array.from({ length: 200 }, (_, place) => ({
      typed: [`typed ${place}`],
      finds: [`found ${place}`],
    }));
    const { type, save, sent } = openConfiguration('synonyms', { version: 3, groups }, framed);
    type('People type, typed 0', 'first');
    find('typed 199');
    await save();
    expect(sent()).toMatchObject({ groups: [{ typed: ['first'] }, ...groups.slice(1)] });
  });

  test('that are wrong show that in place, once they are left, and are not sent', async () => {
    const words = open(evoo);
    const { card, press, save, sent } = words;
    press('Add Line');
    expect(card.queryByText('Enter what people type.')).toBeNull();
    write(words, 'People type, line 2', 'ÉVOO');
    expect(card.getByText(/^'ÉVOO' already finds 'extra virgin olive oil' in another line/)).toBeTruthy();
    await save();
    expect(card.getByText('Enter what your products are called.')).toBeTruthy();
    expect(sent()).toBeNull();
  });

  test('that were removed are restored to their place, among what was typed since', async () => {
    const words = open(evoo, rolls, bags);
    const { press, field, save, sent } = words;
    press('Remove spring roll');
    write(words, 'Products are called, evoo', 'olive oil');
    await act(async () => press('Undo'));
    expect(document.activeElement).toBe(field('People type, spring roll'));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    await save();
    expect(sent()).toMatchObject({ groups: [{ ...evoo, finds: ['olive oil'] }, rolls, bags] });
  });

  test('that were discarded lose their undo', async () => {
    const { press, giveUp } = open(evoo, rolls);
    press('Remove spring roll');
    await giveUp();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(removes()).toEqual(['Remove evoo', 'Remove spring roll']);
  });

  test('are looked up on both sides; a line stays while it is typed into, and a new one is there', () => {
    const words = open(evoo, rolls, bags);
    const { press } = words;
    find('ROLL');
    expect(removes()).toEqual(['Remove spring roll']);
    write(words, 'People type, spring roll', 'lumpia');
    expect(removes()).toEqual(['Remove lumpia']);
    press('Add Line');
    expect(removes()).toEqual(['Remove lumpia', 'Remove line 4']);
    find('line');
    expect(removes()).toEqual(['Remove trash bag', 'Remove line 4']);
  });

  test('looking something up changes nothing: leaving does not ask', () => {
    const { state } = open(evoo, rolls);
    find('roll');
    fireEvent.change(screen.getByLabelText('Try a Search'), { target: { value: 'roll' } });
    expect(state()).toBe('untouched');
  });

  test('can be those that every shop begins with again, which can be undone', async () => {
    const { press, card, field } = openConfiguration('synonyms', { version: 3, groups: [evoo] }, framed);
    press('Use Food Service List');
    expect(card.getByText('Replaced with the food service list.')).toBeTruthy();
    expect(field('People type, parmesan').value).toBe('parmesan, parmigiano, parm');
    await act(async () => press('Undo'));
    expect(removes()).toEqual(['Remove evoo']);
  });
});
