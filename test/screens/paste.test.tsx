import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VirtuosoMockContext } from 'react-virtuoso';
import { afterEach, describe, expect, test } from 'vitest';
import { createActor, type EventFrom, toPromise } from 'xstate';
import type { CheckedLines } from '#domain/cart/cart.ts';
import type { ProductTable } from '#domain/product/productTable.ts';
import type { PasteCheck, TextFile } from '#machines/ordering/paste/pastedList.ts';
import { pasteMachine } from '#machines/ordering/paste/pasteMachine.ts';
import type { EntryReceiver } from '#machines/shop/entryReceiver.ts';
import { decodeText } from '../../src/features/ordering/paste/decodeText.ts';
import { PasteDialog } from '../../src/features/ordering/paste/PasteDialog.tsx';
import { readTextFile as readTextFilePort } from '../../src/features/ordering/paste/pastePorts.ts';
import { shelfProduct, shelfProducts } from '../domain/pasteSamples.ts';
import { catalogueOf, failures, listener, loadedCatalogue } from '../machines/samples.ts';
import { isBlocked, reasonOf } from '../support/screens/blocked.ts';
import { renderPiece } from './components/renderPiece.tsx';
import { cue } from './cue.ts';

afterEach(cleanup);

const shut = { code: 'SHUT', description: 'Fireworks', parent: 'PRO', isExcluded: true };
const catalogue = catalogueOf({ ...loadedCatalogue, products: shelfProducts, categories: [shut] });

const largeCatalogue = () => ({ ...catalogue, products: { ...catalogue.products, size: 50_000 } });

function show(text = '', ofCatalogue = catalogue) {
  const validateLines = cue<CheckedLines, PasteCheck>();
  const readTextFile = cue<string, { file: TextFile }>();
  const prepareIndex = cue<void, { products: ProductTable }>();
  const quickEntry = listener<EventFrom<EntryReceiver>>();
  const dialog = createActor(
    pasteMachine.provide({
      actors: {
        validateLines: validateLines.port,
        readTextFile: readTextFile.port,
        prepareIndex: prepareIndex.port,
      },
    }),
    { input: { text, catalogue: () => ofCatalogue, quickEntry: quickEntry.ref } },
  ).start();
  renderPiece(
    <VirtuosoMockContext.Provider value={{ viewportHeight: 600, itemHeight: 100 }}>
      <PasteDialog dialog={dialog} />
    </VirtuosoMockContext.Provider>,
  );
  const entries = () => quickEntry.heard().flatMap((event) => event.entries);
  return {
    dialog,
    validateLines,
    readTextFile,
    prepareIndex,
    entries,
    user: userEvent.setup({ pointerEventsCheck: 0 }),
  };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const line = (number: number) => within(screen.getByRole('article', { name: `Line ${number}` }));
const lines = () => screen.getAllByRole('article').map((article) => article.getAttribute('aria-label'));
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Lines' });

describe('the paste dialog', () => {
  test('cannot check an empty field; a list in it is checked by its button', async () => {
    const { user, validateLines } = show();
    const check = () => button(/^Check Lines/);
    expect(reasonOf(check())).toBe('Paste or type at least one line.');
    fireEvent.change(field(), { target: { value: 'TOM-100\t2\tCS\nHello' } });
    await user.click(check());
    expect(validateLines.asked).toHaveLength(1);
    await validateLines.answer({ errors: [] });
    expect(screen.getByRole('status').textContent).toBe('1 ready, 1 needs attention');
    expect(lines()).toEqual(['Line 2']);
  });

  test('of a large catalogue shows that it works while that is made ready, once', async () => {
    const large = largeCatalogue();
    const { prepareIndex, validateLines } = show('TOM-100 2 cs', large);
    expect(button(/Reading the lines/).ariaBusy).toBe('true');
    expect(field().value).toBe('TOM-100 2 cs');
    expect(prepareIndex.asked).toEqual([{ products: large.products }]);
    await prepareIndex.answer();
    expect(validateLines.asked).toHaveLength(1);
    cleanup();
    const again = show('TOM-100 3 cs', large);
    expect([again.prepareIndex.asked, again.validateLines.asked.length]).toEqual([[], 1]);
  });

  test('loses nothing that is typed while a large catalogue is made ready', async () => {
    const { validateLines } = show('TOM-100 2 cs', largeCatalogue());
    fireEvent.change(field(), { target: { value: 'TOM-100 2 cs\nMILK-1G 2 gal' } });
    expect(field().value).toBe('TOM-100 2 cs\nMILK-1G 2 gal');
    expect([validateLines.asked, (button(/^Check Lines/) as HTMLButtonElement).ariaBusy === 'true']).toEqual([
      [],
      false,
    ]);
  });

  test('shows a line with its text, its product, the result in words and what corrects it', async () => {
    const { user, validateLines, entries } = show('TOM-100 13 ea\nMILK-1G 2 gal');
    await validateLines.answer({ errors: [] });
    expect(line(1).getByText('TOM-100 13 ea')).toBeTruthy();
    expect(line(1).getByText('Wrong multiple')).toBeTruthy();
    expect(line(1).getByText(/13 is not a multiple of 12\./)).toBeTruthy();
    await user.click(line(1).getByRole('button', { name: 'Take 24' }));
    expect(line(1).getByText('Ready')).toBeTruthy();
    await user.click(button('Add 2 lines'));
    await validateLines.answer({ errors: [] });
    expect(entries()).toEqual([
      { productKey: 1, quantity: '24', sellUnit: 'EA' },
      { productKey: 2, quantity: '2', sellUnit: 'GA' },
    ]);
  });

  test('offers the nearest products, takes another code, a unit and a quantity', async () => {
    const { user, validateLines } = show('TMO-100 2 cs\nTOM-100 3 pallets\nMILK-1G x');
    await validateLines.answer({ errors: [] });
    const product = line(1).getByRole('combobox', { name: 'Product of line 1' });
    await user.selectOptions(product, 'TOM-100 Tomatoes, Plum, 25 LB');
    expect(line(1).getByText('Ready')).toBeTruthy();
    await user.selectOptions(line(2).getByRole('combobox', { name: 'Sell By U/M of line 2' }), 'CS');
    expect(line(2).getByText(/The same product and unit as line 1/)).toBeTruthy();
    await user.click(line(2).getByRole('button', { name: 'Add Both' }));
    await user.type(line(3).getByRole('textbox', { name: 'Quantity of line 3' }), '1.5');
    expect(line(3).getByText('Ready')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('3 ready, 0 need attention');
  });

  test('offers the nearest unit that the product is sold by, with its quantity', async () => {
    const { user, validateLines, entries } = show('A-88800 4 cases\nPR-11322 2 kg');
    await user.click(line(1).getByRole('button', { name: 'Take 4 BX' }));
    await user.click(line(2).getByRole('button', { name: 'Take 4.41 LB' }));
    expect(line(2).getByText('4.41 is not a multiple of 0.5.')).toBeTruthy();
    await user.click(line(2).getByRole('button', { name: 'Take 4.5' }));
    await user.click(button('Add 2 lines'));
    await validateLines.answer({ errors: [] });
    expect(entries()).toEqual([
      { productKey: 8, quantity: '4', sellUnit: 'BX' },
      { productKey: 5, quantity: '4.5', sellUnit: 'LB' },
    ]);
  });

  test('takes both products that a line matches, and one quantity for all lines without one', async () => {
    const { user } = show('40123 14473\nMILK-1G');
    await user.click(line(1).getByRole('button', { name: 'Add Both' }));
    expect(lines()).toEqual(['Line 1a', 'Line 1b', 'Line 2']);
    await user.type(screen.getByRole('textbox', { name: 'Quantity for lines without one' }), '4');
    await user.click(button('Set 3 lines without a quantity'));
    expect(screen.getByRole('status').textContent).toBe('3 ready, 0 need attention');
  });

  test('asks once for each table which column is the code, over its first lines, and the answer can be changed', async () => {
    const small = [4, 6].map((key) => shelfProduct(key + 100, [`${key}`, `${key}`], `Product ${key}`, ['CS']));
    const { user, validateLines } = show('17;6\n4;3', catalogueOf({ ...loadedCatalogue, products: small }));
    await validateLines.answer({ errors: [], discontinuedCodes: ['17'] });
    const question = screen.getByRole('group', { name: 'Which column is the code?' });
    const columns = within(question).getAllByRole<HTMLInputElement>('radio');
    expect(columns.map((column) => column.getAttribute('aria-label'))).toEqual(['Column 1: 17, 4', 'Column 2: 6, 3']);
    expect(line(1).getByText(/Choose which column is the code/)).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('0 ready, 2 need attention');
    expect(reasonOf(button('Add lines'))).toBe('No line is ready to add. Correct or remove the marked lines.');
    columns[0]?.focus();
    await user.keyboard(' ');
    expect(screen.getByRole('status').textContent).toBe('1 ready, 1 needs attention');
    expect(line(1).getByText(/No longer sold: 17/)).toBeTruthy();
    expect(line(1).getByText('Not for sale')).toBeTruthy();
    await user.click(within(question).getByRole('radio', { name: /^Column 2/ }));
    expect(line(2).getByText(/Unknown code: 3/)).toBeTruthy();
  });

  test('adds all repeated lines by one button', async () => {
    const { user, validateLines } = show('TOM-100 2 cs\nTOM-100 3 cs\nTOM-100 4 cs');
    await validateLines.answer({ errors: [] });
    await user.click(button('Add all 2 repeated'));
    expect(screen.getByRole('status').textContent).toBe('3 ready, 0 need attention');
  });

  test('takes another code as it is typed', async () => {
    const { user, validateLines } = show('ZEBRA-7 2 cs');
    await validateLines.answer({ errors: [] });
    const code = line(1).getByRole('textbox', { name: 'Product code of line 1' });
    await user.clear(code);
    await user.type(code, '12');
    expect(line(1).getByText('Ready')).toBeTruthy();
    await user.type(code, '34');
    expect(line(1).getByText('Unknown')).toBeTruthy();
    await user.clear(code);
    await user.type(code, 'tom100');
    expect(screen.getByRole('article', { name: 'Line 1' }).textContent).toContain('Tomatoes, Plum, 25 LB');
  });

  test('keeps the remaining lines after the good ones were added, and shows how many were', async () => {
    const { user, validateLines, entries } = show('TOM-100 2 cs\nHello\nXX-66600 1');
    await validateLines.answer({ errors: [] });
    await user.click(button('Add 1 line'));
    expect(entries()).toHaveLength(1);
    expect(screen.getByRole('status').textContent).toBe('1 line added to quick entry. 0 ready, 2 need attention');
    expect(reasonOf(button('Add lines'))).toBe('No line is ready to add. Correct or remove the marked lines.');
    await user.click(button('Remove 1 line that orders nothing'));
    expect(lines()).toEqual(['Line 3']);
  });

  test('puts the focus on the next line when one is dropped', async () => {
    const { user } = show('one\ntwo\nthree');
    await user.click(button('Remove line 2'));
    expect(document.activeElement).toBe(button('Remove line 3'));
    await user.click(button('Remove line 3'));
    expect(document.activeElement).toBe(button('Remove line 1'));
  });

  test('shows that the server could not be reached, and asks again', async () => {
    const { user, validateLines } = show('TOM-100 2 cs\nHello');
    await validateLines.fail(failures.unexpected);
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('An error occurred while contacting the server. Something broke.');
    await user.click(within(alert).getByRole('button', { name: 'Try Again' }));
    await validateLines.answer({ errors: [] });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(isBlocked(button('Add 1 line'))).toBe(false);
  });

  test('returns to the text without losing it, and asks before it is lost', async () => {
    const { user } = show('Hello\nWorld');
    await user.click(button('Edit Text'));
    expect(field().value).toBe('Hello\nWorld');
    await user.click(button('Cancel'));
    await user.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(field().value).toBe('Hello\nWorld');
  });

  test('reads a chosen file, and shows why one is not read', async () => {
    const { readTextFile } = show();
    const picker = screen.getByLabelText('File with lines', { selector: 'input' });
    fireEvent.change(picker, { target: { files: [new File(['x'], 'list.pdf')] } });
    expect(screen.getByText(/'list.pdf' is not a text file/)).toBeTruthy();
    fireEvent.change(picker, { target: { files: [new File(['x'], 'list.csv')] } });
    await readTextFile.answer('TOM-100;2');
    await waitFor(() => expect(field().value).toBe('TOM-100;2'));
  });

  test('has only the rows in view of a thousand', () => {
    show(Array.from({ length: 1000 }, (_, at) => `Hello ${'x'.repeat(at % 7)}`).join('\n'));
    expect(screen.getByRole('status').textContent).toBe('0 ready, 1,000 need attention');
    expect(lines().length).toBeLessThan(50);
  });
});

describe('the text of a file', () => {
  const bytes = (...values: number[]) => new Uint8Array(values).buffer;

  test.each([
    ['UTF-8', bytes(0x54, 0xc3, 0xa9), 'Té'],
    ['UTF-16', bytes(0xff, 0xfe, 0x54, 0, 0xe9, 0), 'Té'],
    ['UTF-16, the other way round', bytes(0xfe, 0xff, 0, 0x54, 0, 0xe9), 'Té'],
    ['as Windows writes it', bytes(0x54, 0xe9), 'Té'],
  ])('%s', (_, buffer, text) => {
    expect(decodeText(buffer)).toBe(text);
  });

  test('is read from the file that was chosen', async () => {
    const read = (arrayBuffer: TextFile['arrayBuffer']) => {
      const file = { name: 'order.csv', size: 2, arrayBuffer };
      return toPromise(createActor(readTextFilePort, { input: { file } }).start());
    };
    expect(await read(async () => bytes(0x54, 0xe9))).toBe('Té');
    await expect(read(() => Promise.reject(failures.unexpected))).rejects.toBe(failures.unexpected);
  });

  test('is missing in a file without text', () => {
    expect(() => decodeText(bytes(0x50, 0x4b, 0, 3))).toThrow('no text');
  });
});
