import type { EventFrom } from 'xstate';
import type { LineItem } from '#domain/cart/cart.ts';
import { isReady } from '#domain/paste/review.ts';
import type { PastedList } from '#machines/ordering/paste/pastedList.ts';
import { pasteMachine } from '#machines/ordering/paste/pasteMachine.ts';
import type { EntryReceiver } from '#machines/shop/entryReceiver.ts';
import { onlyAfter, onlyIf } from '../../support/walks/deedRules.ts';
import { walkOf } from '../../support/walks/walk.ts';
import { changesNothing, leadsTo, refuses, restsIn, sendsOnce } from '../../support/walks/walkRules.ts';
import { catalogueOf, listener, loadedCatalogue, tomatoes } from '../samples.ts';

const quickEntry = listener<EventFrom<EntryReceiver>>().ref;
const catalogue = catalogueOf(loadedCatalogue);
/** As large as those that are made ready in steps. */
const largeCatalogue = { ...catalogue, products: { ...catalogue.products, size: 50_000 } };
/** With codes that could be quantities. */
const ofNumbers = catalogueOf({
  ...loadedCatalogue,
  products: [4, 6].map((key) => ({
    ...tomatoes,
    productKey: key,
    productCode: `${key}`,
    formattedProductCode: `${key}`,
  })),
});
const input = (text: string) => ({ text, catalogue: () => catalogue, quickEntry });
const file = (name: string) => ({ name, size: 10, arrayBuffer: async () => new ArrayBuffer(0) });
const refused = (line: number): LineItem => ({
  cartLineItem: { id: -line, productKey: 11, unitOfMeasure: 'CS', orderQuantity: '2' },
  isSuccess: false,
  message: 'On hold.',
  errors: ['On hold.'],
});

export const pasteWalk = walkOf({
  machine: pasteMachine,
  inputs: {
    'an empty field': input(''),
    'a good line and one to correct': input('TOM 2 CS\nTOM x CS\nThanks'),
    'a table of which two columns could be the code': { ...input('17;6\n4;3'), catalogue: () => ofNumbers },
    'too many lines': input('TOM 2 CS\n'.repeat(2001)),
    'a line for a large catalogue': {
      ...input('TOM 2 CS'),
      catalogue: () => ({ ...largeCatalogue, products: { ...largeCatalogue.products } }),
    },
  },
  events: {
    'text.change': {
      'to nothing': { text: '' },
      'to a line to correct': { text: 'TOM 0 CS' },
      'to too many lines': { text: 'x\n'.repeat(2001) },
    },
    'file.choose': { 'of text': { file: file('list.csv') }, 'of pictures': { file: file('list.png') } },
    'row.correct': {
      'the first': { line: 1, correction: { quantity: '4', unit: 'CS' } },
    },
    'column.choose': { 'the second column of the first table': { line: 1, column: 1 } },
    'row.agree': { 'the second line': { line: 2 } },
    'row.takeAll': { 'of the first line': { line: 1 } },
    'rows.setQuantity': { 'to four': { quantity: '4' } },
    'row.drop': { 'the first line': { line: 1 } },
    'view.choose': { 'of all': { view: 'all' } },
  },
  answers: {
    validateLines: { 'all good': { errors: [] }, 'the first refused': { errors: [refused(1)] } },
    readTextFile: { 'a line': 'TOM 2 CS' },
  },
  distinguish: ({ text, rows, addedCount, failureText }) => [
    text === '',
    text.length > 4000,
    rows.length === 0,
    rows.some(isReady),
    rows.every(isReady),
    rows.some((matched) => isReady(matched) && !matched.isChecked),
    addedCount > 0,
    failureText !== null,
    rows.some(({ match }) => match.kind === 'undecided'),
  ],
  rules: [
    changesNothing('close.refuse', 'dialog.close'),
    leadsTo('close.refuse', 'writing.typing', 'reviewing'),
    refuses('file.choose: of pictures'),
    onlyAfter('lines.add', 'lines.add', 'validateLines'),
    onlyIf<PastedList>(
      'lines.add',
      ({ rows }, event) => event !== 'lines.add' || rows.every((row) => !isReady(row) || row.isChecked),
    ),
    leadsTo('validateLines failed', 'reviewing.unreachable'),
    restsIn(['writing', 'reviewing']),
    sendsOnce('validateLines'),
  ],
});
