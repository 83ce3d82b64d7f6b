import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { withCard } from '#domain/landing/editCards.ts';
import { landingEditTexts } from '#domain/landing/landingEditTexts.ts';
import { cardOf, conflict, landing, layout } from '../machines/admin/landingSamples.ts';
import { isBlocked, reasonOf } from '../support/screens/blocked.ts';
import { answer } from '../support/screens/quietShop.ts';
import { openForm, openSaving } from './openedLanding.tsx';

afterEach(cleanup);

/** By how its name begins; the roles of a whole page take long to find. */
function button(name: string): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].find((one) =>
    (one.ariaLabel ?? one.textContent).startsWith(name),
  );
  if (!found) throw new Error(`There is no button ${name}.`);
  return found;
}
const title = () => screen.getByLabelText<HTMLInputElement>('Title');
const type = (typed: string) => fireEvent.change(title(), { target: { value: typed } });
const undoKey = (target: Element, keys: object = {}) => fireEvent.keyDown(target, { key: 'z', ctrlKey: true, ...keys });
const focused = () => document.activeElement?.getAttribute('aria-label');

describe('the cards of the landing page', () => {
  test('go no further than the ends, one that is hidden is offered to be shown, and nothing in them leads away', () => {
    openForm({ landing: { ...landing, ...withCard(layout, 3, { hidden: true }) } });
    const bars = [...document.querySelectorAll<HTMLElement>('[role=toolbar][aria-label^=Card]')];
    const off = (bar: HTMLElement) =>
      [...bar.querySelectorAll('button')].flatMap((one) =>
        isBlocked(one) ? [`${one.ariaLabel?.split(':')[0]}: ${reasonOf(one)}`] : [],
      );
    expect(bars.map(off)).toEqual([['Move left: Already first.'], [], ['Move right: Already last.']]);
    expect([button('Hide: Card 1'), button('Show: Card 3')].map(isBlocked)).toEqual([false, false]);
    const faces = [...document.querySelectorAll('ol[aria-label=Cards] > li > div:not([role])')];
    expect(faces.map((face) => face.hasAttribute('inert'))).toEqual([true, true]);
  });

  test('announce their changes, and keep the focus at an arrow that is disabled', () => {
    openForm();
    fireEvent.click(button('Move left: Card 2'));
    expect([screen.getByRole('status').textContent, focused()]).toEqual([
      ...['Card 2 is now card 1 of 3', 'Move right: Card 1'],
    ]);
  });

  test('are dragged to the place of another by their grip; what else is dropped moves nothing', () => {
    const form = openForm();
    const dropped = new Map<string, string>();
    const dataTransfer = {
      setData: (type: string, data: string) => dropped.set(type, data),
      getData: (type: string) => dropped.get(type) ?? '',
      get types() {
        return [...dropped.keys()];
      },
    };
    const cards = () => [...document.querySelectorAll<HTMLElement>('[data-card]')];
    const order = () => form.getSnapshot().context.history.present.cards.map(({ id }) => id);
    fireEvent.drop(cards()[0] ?? document.body, { dataTransfer });
    expect(order()).toEqual([1, 2, 3]);
    fireEvent.dragStart(cards()[2]?.querySelector('[draggable]') ?? document.body, { dataTransfer });
    fireEvent.dragOver(cards()[0] ?? document.body, { dataTransfer });
    expect(cards()[0]?.hasAttribute('data-over')).toBe(true);
    fireEvent.drop(cards()[0] ?? document.body, { dataTransfer });
    expect(order()).toEqual([3, 1, 2]);
    expect(screen.getByRole('status').textContent).toBe('Card 3 is now card 1 of 3');
  });

  test('are inserted before the first, too', () => {
    const form = openForm();
    fireEvent.click(button('Insert Card at Start'));
    expect(form.getSnapshot().context.history.present.cards.map(({ id }) => id)).toEqual([14, 1, 2, 3]);
  });

  test('a hundred show why there can be no more', () => {
    openForm({
      landing: { ...landing, cards: Array.from({ length: 100 }, (_, index) => cardOf(index + 1, { index })) },
    });
    expect(reasonOf(button('Insert Card at Start'))).toBe(landingEditTexts.full);
    expect(reasonOf(button('Insert Card'))).toBe(landingEditTexts.full);
  });
});

const NO_UNDO = 'Nothing to undo. Change something first.';
const NO_REDO = 'Nothing to redo. Undo a change first.';

describe('the steps of the page', () => {
  test('are undone and redone by buttons, disabled without a step', () => {
    openForm();
    const states = () => [reasonOf(button('Undo')), reasonOf(button('Redo')), title().value];
    expect(states()).toEqual([NO_UNDO, NO_REDO, 'Harbor']);
    type('Hello');
    expect(states()).toEqual([null, NO_REDO, 'Hello']);
    fireEvent.click(button('Undo'));
    expect(states()).toEqual([NO_UNDO, null, 'Harbor']);
    fireEvent.click(button('Redo'));
    expect(states()).toEqual([null, NO_REDO, 'Hello']);
  });

  test('are undone and redone by keys, which a field has for itself', () => {
    openForm();
    type('Hello');
    undoKey(title());
    expect(title().value).toBe('Hello');
    undoKey(document.body);
    expect(title().value).toBe('Harbor');
    undoKey(document.body, { shiftKey: true, key: 'Z' });
    expect(title().value).toBe('Hello');
    undoKey(document.body);
    undoKey(document.body, { key: 'y' });
    expect(title().value).toBe('Hello');
  });

  test('wait while a question is open', () => {
    openForm();
    type('Hello');
    fireEvent.click(button('Delete: Card 1'));
    undoKey(document.body);
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Hello');
  });
});

describe('saving the page', () => {
  test('that has too long a title sends nothing, and leads to it', () => {
    const form = openForm();
    type('x'.repeat(41));
    fireEvent.click(button('Save Changes'));
    expect([document.activeElement, screen.getByText(landingEditTexts.titleTooLong).textContent]).toEqual([
      title(),
      landingEditTexts.titleTooLong,
    ]);
    expect(form.getSnapshot().children.landingSaving).toBeUndefined();
  });

  test('that fails shows Save failed, and why', () => {
    const form = openForm();
    type('Hello');
    fireEvent.click(button('Save Changes'));
    act(() => answer(form, 'landingSaving', { kind: 'failed', text: 'A picture lies outside the shop.' }));
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toMatch(/Save failed.*A picture lies outside the shop\./);
  });
});

describe('a page that another user changed', () => {
  const newer = { ...conflict, landing: { ...withCard(layout, 1, { heading: 'Theirs', width: 3 }), version: 5 } };

  function openConflict() {
    const saving = openSaving();
    act(() => answer(saving, 'sendLanding', { kind: 'stale', conflict: newer }));
    return saving;
  }

  test('shows mine as mine and theirs as theirs', () => {
    openConflict();
    const [, mine, theirs] = document.querySelector('[aria-label="Cards that differ"] > li')?.children ?? [];
    expect([mine?.textContent, theirs?.textContent].map((side) => side?.replaceAll('Fresh', ''))).toEqual([
      'Yours: card 1Hours',
      'Theirs: card 1Theirs',
    ]);
  });

  test('Take Theirs shows theirs, and mine is a step away', () => {
    openConflict();
    fireEvent.click(button('Take Theirs'));
    expect(button('Edit: Card 1').ariaLabel).toBe('Edit: Card 1, Theirs');
    fireEvent.click(button('Undo'));
    expect([button('Edit: Card 1').ariaLabel, title().value]).toEqual(['Edit: Card 1, Hours', 'Hello']);
  });

  test('closing the question takes neither', () => {
    const saving = openConflict();
    fireEvent.click(button('Close'));
    expect([saving.getSnapshot().output, title().value, button('Edit: Card 1').ariaLabel]).toEqual([
      { kind: 'unsaved' },
      'Hello',
      'Edit: Card 1, Hours',
    ]);
  });

  test('shows no name when the other user is unknown', () => {
    const saving = openSaving();
    act(() =>
      answer(saving, 'sendLanding', { kind: 'stale', conflict: { ...newer, changedBy: null, changedAt: null } }),
    );
    expect(screen.getByText('Changed by someone else since you opened it.').tagName).toBe('P');
  });
});
