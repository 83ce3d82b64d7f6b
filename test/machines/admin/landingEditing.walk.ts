import { withCard } from '#domain/landing/editCards.ts';
import { cardEditingMachine } from '#machines/admin/landingEditing/cardEditingMachine.ts';
import { landingEditingMachine } from '#machines/admin/landingEditing/landingEditingMachine.ts';
import { landingFormMachine } from '#machines/admin/landingEditing/landingFormMachine.ts';
import { landingSavingMachine } from '#machines/admin/landingEditing/landingSavingMachine.ts';
import { walkOf } from '../../support/walk.ts';
import { catalogueRef } from '../guides/guideSamples.ts';
import { failures } from '../samples.ts';
import { cardOf, conflict, landing, layout, openedLanding, png, stored, theirs } from './landingSamples.ts';

const bug = { 'a bug': new TypeError('no page') };
const button = { 'by its button': {} };
const LONG = 'x'.repeat(41);
const interrupted = { version: 4, layout, cardId: null, cardLayout: null };
const hundred = Array.from({ length: 100 }, (_, index) => cardOf(index + 1, { index }));
const changed = withCard(layout, 1, { heading: 'Opening hours' });

export const landingEditingWalk = walkOf({
  machine: landingEditingMachine,
  inputs: { 'a catalogue': { catalogueRef: catalogueRef().ref } },
  events: { 'open.retry': button },
  answers: { openLanding: { 'three cards': openedLanding }, landingForm: { saved: undefined } },
  failures: { openLanding: { offline: failures.offline }, landingForm: bug },
});

export const landingFormWalk = walkOf({
  machine: landingFormMachine,
  inputs: {
    'as it is kept': openedLanding,
    'interrupted in a card': {
      ...openedLanding,
      resumed: { version: 4, layout, cardId: 1, cardLayout: changed },
    },
    'with too long a title': { ...openedLanding, resumed: { ...interrupted, layout: { ...layout, title: LONG } } },
    'of a hundred cards': { ...openedLanding, landing: { ...landing, cards: hundred } },
  },
  parts: {
    'interrupted in a card': ['cardEditing'],
    'with too long a title': ['page.save'],
    'of a hundred cards': ['card.insert', 'card.move'],
  },
  events: {
    'title.type': { another: { title: 'Hello' } },
    'card.edit': { 'the first': { card: 1 } },
    'card.move': {
      'the first to the right': { card: 1, direction: 'right' },
      'the last to the right': { card: 100, direction: 'right' },
    },
    'card.insert': { 'behind the first': { after: 1 } },
    'card.hide': { 'the first': { card: 1 } },
    'card.delete': { 'the first': { card: 1 } },
    'delete.confirm': button,
    'delete.refuse': button,
    'history.undo': button,
    'history.redo': button,
    'page.save': button,
    'page.cancel': button,
  },
  answers: {
    cardEditing: { changed: { layout: changed }, cancelled: { layout: null } },
    landingSaving: {
      saved: { kind: 'saved' },
      theirs: { kind: 'theirs', landing: theirs },
      failed: { kind: 'failed', text: 'The page is too large.' },
      unsaved: { kind: 'unsaved' },
    },
  },
  failures: { cardEditing: bug, landingSaving: bug, holdUnsavedWork: bug, parkWork: bug },
  distinguish: ({ history, base }) => [history.present === base, history.past.length > 0, history.future.length > 0],
});

export const cardEditingWalk = walkOf({
  machine: cardEditingMachine,
  inputs: {
    'the text': { cardId: 1, base: layout, interrupted: null },
    'with too long a heading': { cardId: 1, base: layout, interrupted: withCard(layout, 1, { heading: LONG }) },
  },
  parts: { 'with too long a heading': ['card.save'] },
  events: {
    'card.change': {
      'another heading': { settings: { heading: 'Opening hours' }, field: 'heading' },
    },
    'content.choose': { 'an image': { parentId: 1, id: 11, variant: 'image' } },
    'content.move': { 'the slide': { id: 13, direction: 'back' } },
    'content.change': {
      'another text': {
        content: { id: 11, parentId: 1, hidden: false, variant: 'text', value: '<p>Fresher</p>' },
        field: 'value',
      },
    },
    'picture.add': { 'for the text': { contentId: 11, file: png } },
    'history.undo': button,
    'history.redo': button,
    'card.save': button,
    'card.cancel': button,
  },
  answers: {
    uploadPicture: {
      kept: { kind: 'kept', picture: stored },
      refused: { kind: 'refused', text: 'This is no picture.' },
    },
  },
  failures: { uploadPicture: { offline: failures.offline }, holdUnsavedWork: bug },
  distinguish: ({ history, base, uploads }) => [
    history.present === base,
    history.past.length > 0,
    history.future.length > 0,
    uploads.length > 0,
  ],
});

export const landingSavingWalk = walkOf({
  machine: landingSavingMachine,
  inputs: { 'a changed page': { layout: changed, version: 4 } },
  events: { 'conflict.keepMine': button, 'conflict.takeTheirs': button, 'conflict.keepEditing': button },
  answers: {
    sendLanding: {
      done: { kind: 'done' },
      stale: { kind: 'stale', conflict },
      refused: { kind: 'refused', text: 'The page is too large.' },
    },
  },
  failures: { sendLanding: { offline: failures.offline } },
  distinguish: ({ version, conflict: other }) => [version, other !== null],
});
