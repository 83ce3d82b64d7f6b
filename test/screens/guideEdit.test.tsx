import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import { describe, expect, test } from 'vitest';
import type { Guide } from '#domain/guide/guide.ts';
import { GuideEditScreen } from '../../src/features/guides/guideEdit/GuideEditScreen.tsx';
import { done, locked, stale, taken, weekly, withBasil, withQuantity } from '../machines/guides/guideSamples.ts';
import { failures } from '../machines/samples.ts';
import './knownTags.ts';
import { withWindow } from '../support/screens/windowWidth.ts';
import { renderPiece } from './components/renderPiece.tsx';
import { guideEditOnCue } from './guidesOnCue.tsx';

const page = withWindow();

async function open(guide = 'Weekly') {
  const world = await guideEditOnCue(guide, [weekly, locked]);
  renderPiece(<GuideEditScreen shop={world.shop} flows={{ guideEdit: world.flow }} />);
  return { ...world, user: userEvent.setup({ pointerEventsCheck: 0 }) };
}

async function edit(guide: Guide | null = weekly, name = 'Weekly') {
  const world = await open(name);
  await world.openGuide.answer(world.opening(guide));
  return world;
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const checkbox = (product: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Include ${product}` });
const quantity = (product: string) => screen.getByRole<HTMLInputElement>('textbox', { name: `Quantity of ${product}` });
const unit = (product: string) =>
  screen.getByRole<HTMLSelectElement>('combobox', { name: `Sell By U/M of ${product}` });
const TOMATOES = 'Tomatoes, plum';
const BASIL = 'Basil, fresh';

describe('editing a guide shows', () => {
  test('every product of the catalogue, and the quantity and unit of those in the guide', async () => {
    const { user } = await edit();
    await user.click(button('Only included'));
    expect([checkbox(BASIL).checked, checkbox(TOMATOES).checked]).toEqual([false, true]);
    expect([quantity(TOMATOES).value, unit(TOMATOES).value]).toEqual(['2', 'CS']);
    expect(screen.getByText('1 included')).toBeTruthy();
  });

  test('included products first; the other products are one step away', async () => {
    const { user } = await edit();
    expect([
      button('Only included').getAttribute('aria-pressed'),
      screen.queryByRole('checkbox', { name: /Basil/ }),
    ]).toEqual(['true', null]);
    await user.click(button('Only included'));
    expect(checkbox(BASIL)).toBeTruthy();
    await user.type(screen.getByRole('searchbox'), 'basil');
    expect(screen.getAllByRole('checkbox').map((box) => box.getAttribute('aria-label'))).toEqual([`Include ${BASIL}`]);
  });

  test('that the guide has no match, and finds it among all products', async () => {
    const { user } = await edit();
    await user.type(screen.getByRole('searchbox'), 'basil');
    expect(screen.getByText('No product of this order guide matches your search.')).toBeTruthy();
    await user.click(button('Search All Products'));
    expect(checkbox(BASIL).checked).toBe(false);
  });

  test('the error of a quantity, under its field, with the typed text kept', async () => {
    const { user, sendWrite } = await edit();
    await user.selectOptions(unit(TOMATOES), 'EA');
    await user.clear(quantity(TOMATOES));
    await user.type(quantity(TOMATOES), '25');
    expect(screen.getByText('Invalid quantity of 25. Please enter a multiple of 12')).toBeTruthy();
    await user.click(button(/^Save ?Saving/));
    expect(screen.getByRole('alert').textContent).toBe('Correct 1 product before saving.');
    await user.clear(quantity(TOMATOES));
    await user.paste('1.5.2');
    await user.tab();
    expect(quantity(TOMATOES).value).toBe('1.5.2');
    expect(screen.getByText("'1.5.2' is not a quantity. Use digits and a decimal point.")).toBeTruthy();
    expect(sendWrite.asked).toEqual([]);
  });

  test('a unit that is no longer sold with its error and the choices', async () => {
    const { user } = await edit({
      ...weekly,
      products: weekly.products.map((one) => ({ ...one, unitOfMeasure: 'BX' })),
    });
    expect(screen.getByText('No longer sold by BX. Choose a unit.')).toBeTruthy();
    expect([...unit(TOMATOES).options].map(({ value }) => value)).toEqual(['BX', 'EA', 'CS']);
    await user.selectOptions(unit(TOMATOES), 'CS');
    expect(screen.queryByText(/No longer sold/)).toBeNull();
  });

  test("that 'Standard' and read-only guides cannot be edited, and offers a copy", async () => {
    const { user } = await edit(locked, 'House list');
    expect(screen.getByText('This guide is read-only. Copy it to make changes.')).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
    await user.click(button('Copy'));
    expect(screen.getByRole('dialog', { name: 'Copy Order Guide' })).toBeTruthy();
  });

  test('why the guide did not come, and asks again', async () => {
    const { user, openGuide, opening } = await open();
    await openGuide.fail(failures.offline);
    expect(screen.getByRole('alert').textContent).toContain('could not be loaded.The server did not respond.');
    await user.click(button('Try Again'));
    await openGuide.answer(opening(weekly));
    expect(checkbox(TOMATOES).checked).toBe(true);
  });
});

describe('editing a guide', () => {
  test('sends adds, changes and removals alone, then opens the guide and requests the list', async () => {
    const { user, sendWrite, loadGuides, paths, isLeavingGuarded } = await edit();
    await user.click(button('Only included'));
    await user.click(checkbox(BASIL));
    await user.click(checkbox(TOMATOES));
    expect(isLeavingGuarded()).toBe(true);
    await user.click(button(/^Save ?Saving/));
    expect(sendWrite.asked).toEqual([
      {
        kind: 'save',
        seen: weekly,
        name: 'Weekly',
        lines: [
          { productKey: 13, orderQuantity: 1, unitOfMeasure: 'CS', isDelete: false, sequence: 2 },
          { productKey: 11, orderQuantity: 2, unitOfMeasure: 'CS', isDelete: true, sequence: -1 },
        ],
      },
    ]);
    await sendWrite.answer(done);
    expect([paths, loadGuides.asked.length, isLeavingGuarded()]).toEqual([['/order-guide#og=Weekly'], 1, false]);
  });

  test('makes a guide that does not exist', async () => {
    const { user, sendWrite, askGuides, paths } = await edit(null, 'Brunch');
    expect(screen.getByText('A new order guide')).toBeTruthy();
    await user.click(checkbox(BASIL));
    await user.click(button(/^Save ?Saving/));
    expect(sendWrite.asked).toEqual([
      { kind: 'create', name: 'Brunch', products: [{ productKey: 13, orderQuantity: 1, unitOfMeasure: 'CS' }] },
    ]);
    await sendWrite.answer(taken);
    await askGuides.answer([weekly]);
    expect(screen.getByRole('alert').textContent).toBe('That name is taken.');
    const name = screen.getByLabelText(/^Order Guide Name/);
    await user.clear(name);
    await user.type(name, 'Sunday');
    await user.click(button(/^Save ?Saving/));
    await sendWrite.answer(done);
    expect(paths).toEqual(['/order-guide#og=Sunday']);
  });

  test('opens the guide when a save whose answer was lost has arrived', async () => {
    const { user, sendWrite, askGuides, paths } = await edit();
    await user.clear(quantity(TOMATOES));
    await user.type(quantity(TOMATOES), '5');
    await user.click(button(/^Save ?Saving/));
    await sendWrite.fail(failures.offline);
    await askGuides.answer([withQuantity(5)]);
    expect([paths, sendWrite.asked.length]).toEqual([['/order-guide#og=Weekly'], 1]);
  });

  test('shows what another user changed, and saves the own changes on top of it', async () => {
    const { user, sendWrite } = await edit();
    await user.clear(quantity(TOMATOES));
    await user.type(quantity(TOMATOES), '5');
    await user.click(button(/^Save ?Saving/));
    const products = withBasil.products.map((one) => ({ ...one, orderQuantity: 9 }));
    await sendWrite.answer(stale({ ...withBasil, products }));
    const changes = within(screen.getByRole('list', { name: 'Changes by someone else' })).getAllByRole('listitem');
    expect(changes.map((change) => change.textContent)).toEqual([
      'Tomatoes, plumChanged from 2 CS to 9 CSYou also changed this; your version is kept.',
      'Basil, freshAdded, 9 CS',
    ]);
    await user.click(button('Save Over Theirs'));
    expect(sendWrite.asked[1]).toMatchObject({ seen: { version: 4 }, lines: [{ productKey: 11, orderQuantity: 5 }] });
  });

  test('continues after a conflict with mine and theirs in the list', async () => {
    const { user, sendWrite } = await edit();
    await user.clear(quantity(TOMATOES));
    await user.type(quantity(TOMATOES), '5');
    await user.click(button(/^Save ?Saving/));
    await sendWrite.answer(stale(withBasil));
    await user.click(button('Keep Editing'));
    expect([quantity(TOMATOES).value, checkbox(BASIL).checked, sendWrite.asked.length]).toEqual(['5', true, 1]);
  });

  test('keeps everything when a save fails, and saves it the next time', async () => {
    const { user, sendWrite, askGuides, isLeavingGuarded } = await edit();
    await user.click(button('Only included'));
    await user.click(checkbox(BASIL));
    await user.click(button(/^Save ?Saving/));
    await sendWrite.fail(failures.offline);
    expect(screen.getByRole('alert').textContent).toBe('');
    await askGuides.answer([weekly]);
    expect(screen.getByRole('alert').textContent).toBe('Failed to save order guide: The server did not respond.');
    expect([checkbox(BASIL).checked, isLeavingGuarded()]).toEqual([true, true]);
    await user.click(button(/^Save ?Saving/));
    expect(sendWrite.asked).toHaveLength(2);
  });

  test('opens a dialog with Finish for each product on a phone', async () => {
    page.width = 360;
    const { user } = await edit();
    expect(screen.queryByRole('textbox', { name: /^Quantity/ })).toBeNull();
    await user.click(button(/Tomatoes, plum.*2 CS/));
    const dialog = within(screen.getByRole('dialog', { name: 'Edit Order Guide Quantity' }));
    const field = dialog.getByRole('textbox', { name: 'Quantity' });
    await user.clear(field);
    await user.type(field, '6');
    await user.click(dialog.getByRole('button', { name: 'Finish' }));
    expect(button(/Tomatoes, plum.*6 CS/)).toBeTruthy();
  });
});

test('typing one quantity renders one row', async () => {
  const world = await guideEditOnCue('Weekly', [withBasil]);
  const renders: string[] = [];
  const { GuideEditRow } = await import('../../src/features/guides/guideEdit/GuideEditRow.tsx');
  await world.openGuide.answer(world.opening(withBasil));
  const form = world.flow.getSnapshot().children.guideForm;
  if (!form) throw new Error('not opened');
  const { catalogue } = form.getSnapshot().context;
  const { settings } = world.shop.shopper.configuration;
  renderPiece(
    [11, 13].map((key) => (
      <Profiler key={key} id={String(key)} onRender={(id) => renders.push(id)}>
        <GuideEditRow form={form} productKey={key} product={catalogue.productByKey.get(key)} settings={settings} />
      </Profiler>
    )),
  );
  renders.length = 0;
  act(() => form.send({ type: 'line.type', productKey: 11, text: '5' }));
  expect(new Set(renders)).toEqual(new Set(['11']));
});
