import { describe, expect, test } from 'vitest';
import type { RoundingFlag } from '#domain/quantity.ts';
import type { OpenedGuide } from '#machines/guides/guideForm/guideForm.ts';
import { guideFormMachine } from '#machines/guides/guideForm/guideFormMachine.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { editingWeekly, opened as weeklyOpened } from './guideEditing.ts';
import { broken, guideCatalogue, guideListener, set, weekly } from './guideSamples.ts';

function filling(opened: OpenedGuide = weeklyOpened, name = 'Weekly', rounding: RoundingFlag = 'None') {
  return new Stage(guideFormMachine, { name, opened, rounding, guideList: guideListener().guideList });
}

const type = (text: string) => ({ type: 'line.type', productKey: 11, text }) as const;
const include = (productKey: number, isIncluded = true) => ({ type: 'line.include', productKey, isIncluded }) as const;
const save = { type: 'guide.save' } as const;
type Form = ReturnType<typeof filling>;
const lineOf = (stage: Form, key = 11) => stage.snapshot.context.draft.get(key);
const isHeld = (stage: Form) => stage.isAsking('holdUnsavedWork');

describe('the fields of a guide:', () => {
  test('including starts with the default quantity and unit, and including again restores what was typed', async () => {
    const stage = filling();
    stage.send(include(13));
    expect(lineOf(stage, 13)).toEqual({ isIncluded: true, quantityText: '1', unit: 'CS' });
    stage.send(type('7'), include(11, false), include(11));
    expect(lineOf(stage)).toEqual({ isIncluded: true, quantityText: '7', unit: 'CS' });
  });

  test('an invalid quantity stays as typed and is never saved', async () => {
    for (const text of ['1.5.2', '-3', '1e3', '١٢', '12345678901234567890']) {
      const stage = filling();
      stage.send(type(text), { type: 'line.settle', productKey: 11 }, save);
      expect([lineOf(stage)?.quantityText, stage.asked('guideSaving')]).toEqual([text, []]);
    }
  });

  test('a save with mistakes lists the products to correct, wherever they are, and nothing else', async () => {
    const stage = filling();
    stage.send({ type: 'unit.choose', productKey: 11, unit: 'EA' }, type('25'), {
      type: 'search.change',
      query: 'basil',
    });
    stage.send(save);
    const { message, listing, query, shown } = stage.snapshot.context;
    expect({ message, listing, query, shown }).toEqual({
      message: 'Correct 1 product before saving.',
      listing: 'problems',
      query: '',
      shown: [11],
    });
  });

  test('a blank name is not saved, and shows an error', async () => {
    const stage = filling();
    stage.send({ type: 'name.type', name: ' ' }, save);
    expect([stage.snapshot.context.message, stage.asked('guideSaving')]).toEqual([
      'Order Guide Name cannot be blank.',
      [],
    ]);
  });

  test('a unit that is no longer sold blocks nothing until the line is changed', async () => {
    const old = { ...weekly, products: weekly.products.map((line) => ({ ...line, unitOfMeasure: 'BX' })) };
    const stage = filling({ ...weeklyOpened, guide: old });
    stage.send(include(13), save);
    expect([lineOf(stage)?.unit, stage.asked('guideSaving').length]).toEqual(['BX', 1]);
    const touched = filling({ ...weeklyOpened, guide: old });
    touched.send(type('3'), save);
    expect(touched.asked('guideSaving')).toEqual([]);
  });

  test('leaving is guarded exactly while something would be lost', async () => {
    const stage = filling();
    expect(isHeld(stage)).toBe(false);
    stage.send(type('5'));
    expect(isHeld(stage)).toBe(true);
    stage.send(type('2.00'));
    expect(isHeld(stage)).toBe(false);
    stage.send({ type: 'name.type', name: 'Bar' }, save);
    expect(isHeld(stage)).toBe(true);
  });

  test('after a save the guard is gone, and the guide has the saved name', async () => {
    const stage = filling();
    stage.send({ type: 'name.type', name: 'Bar & grill' }, save);
    const editing = { ...editingWeekly('5'), nameText: 'Bar & grill' };
    await stage.answer('guideSaving', { editing, message: null, isSaved: true });
    expect([stage.snapshot.output, isHeld(stage)]).toEqual([{ name: 'Bar & grill' }, false]);
  });

  test('saving nothing sends nothing', async () => {
    const stage = filling();
    stage.send(save);
    expect([stage.asked('guideSaving'), stage.snapshot.output]).toEqual([[], { name: 'Weekly' }]);
  });

  test('an unsaved edit is restored with its message, still guarded', async () => {
    const stage = filling();
    stage.send(type('5'), save, type('9'));
    await stage.answer('guideSaving', { editing: editingWeekly('5'), message: 'No.', isSaved: false });
    expect([stage.snapshot.context.message, lineOf(stage)?.quantityText, isHeld(stage)]).toEqual(['No.', '5', true]);
  });

  test('an error while saving loses nothing that was typed, is shown, and the guide can be saved again', async () => {
    const stage = filling();
    stage.send(type('5'), save);
    await stage.fail('guideSaving', broken['by a bug']);
    expect([stage.snapshot.context.message, lineOf(stage)?.quantityText, isHeld(stage)]).toEqual([
      'Failed to save order guide: Request could not be completed at this time.',
      '5',
      true,
    ]);
    stage.send(save);
    expect(stage.asked('guideSaving')).toHaveLength(2);
  });

  test('giving up is left to the page of the guide', () => {
    const stage = filling();
    stage.send({ type: 'edit.cancel' });
    expect(stage.paramsOf('goTo')).toEqual([{ path: '/order-guide#og=Weekly' }]);
  });

  test('a guide that does not exist takes its name from the address, and can be saved as it is', async () => {
    const stage = filling({ ...weeklyOpened, guide: null }, 'Brunch');
    expect([stage.snapshot.context.nameText, isHeld(stage)]).toEqual(['Brunch', false]);
    stage.send(save);
    expect(stage.asked('guideSaving')).toMatchObject([{ editing: { guide: null, nameText: 'Brunch' } }]);
  });

  test('no row disappears under the pointer: a removed product stays listed until the list is loaded again', async () => {
    const stage = filling();
    stage.send({ type: 'listing.choose', listing: 'included' });
    stage.send(include(11, false));
    expect(stage.snapshot.context.shown).toEqual([11]);
    stage.send({ type: 'listing.choose', listing: 'included' });
    expect(stage.snapshot.context.shown).toEqual([]);
  });

  test('it opens on what is included, all products one step away; a guide with nothing included, or a new one, on all', () => {
    const stage = filling(weeklyOpened);
    expect([stage.snapshot.context.listing, stage.snapshot.context.shown]).toEqual(['included', [11]]);
    stage.send({ type: 'listing.choose', listing: 'all' });
    expect(stage.snapshot.context.shown).toEqual([13, 11]);
    const listingOf = (guide: typeof weekly | null) => filling({ ...weeklyOpened, guide }).snapshot.context.listing;
    expect([listingOf({ ...weekly, products: [] }), listingOf(null)]).toEqual(['all', 'all']);
  });

  test('unsold products come first, so that they can be removed', async () => {
    const lines = weekly.products.flatMap((line) => [line, { ...line, productKey: 99, sequence: 2 }]);
    const stage = filling({ ...weeklyOpened, guide: { ...weekly, products: lines } });
    stage.send({ type: 'listing.choose', listing: 'all' });
    expect(stage.snapshot.context.shown).toEqual([99, 13, 11]);
    stage.send(include(99, false), save);
    expect(stage.asked('guideSaving')).toHaveLength(1);
  });

  test('a quantity is moved to a multiple where the site rounds', async () => {
    const stage = filling(weeklyOpened, 'Weekly', 'AutoRoundUp');
    stage.send({ type: 'unit.choose', productKey: 11, unit: 'EA' });
    expect(lineOf(stage)?.quantityText).toBe('12');
  });

  test('a quantity that changed when its field was left shows a note', async () => {
    const stage = filling(weeklyOpened, 'Weekly', 'AutoRoundUp');
    stage.send({ type: 'line.type', productKey: 11, text: '1.005' }, { type: 'line.settle', productKey: 11 });
    const messages = [stage.snapshot.context.message];
    stage.send({ type: 'line.settle', productKey: 11 }, { type: 'unit.choose', productKey: 11, unit: 'EA' });
    messages.push(stage.snapshot.context.message);
    expect(lineOf(stage)?.quantityText).toBe('12');
    expect(messages).toEqual([
      '1.005 was rounded to 1.01: a quantity has at most 2 decimals.',
      '1.01 was changed to 12: this unit is sold in multiples of 12.',
    ]);
  });
});

test('typing one quantity leaves every other line of 2,000 the very same object', async () => {
  const products = Array.from({ length: 2000 }, (_, index) => ({ ...set(1000 + index, 1, index), id: index }));
  const lines = products.map((line) => ({ ...line, overridePrice: null, unitOfMeasure_Prc: null }));
  const guide = { ...weekly, products: lines };
  const stage = filling({ guide, guides: [guide], catalogue: guideCatalogue });
  const before = stage.snapshot.context;
  stage.send({ type: 'line.type', productKey: 1500, text: '12' });
  const { draft, shown } = stage.snapshot.context;
  const changed = [...draft.keys()].filter((key) => draft.get(key) !== before.draft.get(key));
  expect([changed, shown === before.shown]).toEqual([[1500], true]);
});
