import type { EventFrom } from 'xstate';
import type { LineItem } from '#domain/cart/cart.ts';
import { isReady } from '#domain/paste/review.ts';
import type { EntryReceiver } from '#machines/ordering/paste/entryReceiver.ts';
import { pasteMachine } from '#machines/ordering/paste/pasteMachine.ts';
import { walkOf } from '../../support/walk.ts';
import { catalogueOf, failures, listener, loadedCatalogue } from '../samples.ts';

const quickEntry = listener<EventFrom<EntryReceiver>>().ref;
const catalogue = catalogueOf(loadedCatalogue);
/** As large as those that are made ready in steps. */
const largeCatalogue = { ...catalogue, products: { ...catalogue.products, size: 50_000 } };
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
    'a good line and one to mend': input('TOM 2 CS\nTOM x CS\nThanks'),
    'too many lines': input('TOM 2 CS\n'.repeat(2001)),
    'a line for a large catalogue': {
      ...input('TOM 2 CS'),
      catalogue: () => ({ ...largeCatalogue, products: { ...largeCatalogue.products } }),
    },
  },
  events: {
    'text.change': {
      'to nothing': { text: '' },
      'to a line to mend': { text: 'TOM 0 CS' },
      'to too many lines': { text: 'x\n'.repeat(2001) },
    },
    'file.choose': { 'of text': { file: file('list.csv') }, 'of pictures': { file: file('list.png') } },
    'list.judge': { 'by its button': {} },
    'text.edit': { 'by its button': {} },
    'row.mend': {
      'the first': { line: 1, mending: { quantity: '4', unit: 'CS' } },
    },
    'row.agree': { 'the second line': { line: 2 } },
    'rows.agree': { 'by its button': {} },
    'row.takeAll': { 'of the first line': { line: 1 } },
    'rows.setQuantity': { 'to four': { quantity: '4' } },
    'row.drop': { 'the first line': { line: 1 } },
    'rows.dropNoOrder': { 'by its button': {} },
    'view.choose': { 'of all': { view: 'all' } },
    'lines.add': { 'by its button': {} },
    'check.retry': { 'by its button': {} },
    'dialog.close': { 'by its button': {} },
    'close.confirm': { 'by its button': {} },
    'close.refuse': { 'by its button': {} },
  },
  answers: {
    validateLines: { 'all good': [], 'the first refused': [refused(1)] },
    readTextFile: { 'a line': 'TOM 2 CS' },
    prepareIndex: { done: undefined },
  },
  failures: {
    validateLines: { offline: failures.offline },
    readTextFile: { unreadable: failures.unexpected },
    prepareIndex: { 'a bug': new Error('a bug') },
  },
  distinguish: ({ text, rows, addedCount, failureText }) => [
    text === '',
    text.length > 4000,
    rows.length === 0,
    rows.some(isReady),
    rows.every(isReady),
    rows.some((judged) => isReady(judged) && !judged.isChecked),
    addedCount > 0,
    failureText !== null,
  ],
});
