import type { ContextFrom } from 'xstate';
import { withCard } from '#domain/landing/editCards.ts';
import { historyOf } from '#domain/landing/layoutHistory.ts';
import { cardEditingMachine } from '#machines/admin/landingEditing/cardEditingMachine.ts';
import { landingEditingMachine } from '#machines/admin/landingEditing/landingEditingMachine.ts';
import { landingFormMachine } from '#machines/admin/landingEditing/landingFormMachine.ts';
import { landingSavingMachine } from '#machines/admin/landingEditing/landingSavingMachine.ts';
import { onlyAfter } from '../../support/walks/deedRules.ts';
import { walkOf } from '../../support/walks/walk.ts';
import {
  asksOnlyIf,
  changesNothing,
  holdsIn,
  keeps,
  leadsTo,
  restsIn,
  sendsEach,
  sendsOnce,
  sendsVersion,
  sets,
} from '../../support/walks/walkRules.ts';
import { catalogueRef } from '../guides/guideSamples.ts';
import { cardOf, conflict, landing, layout, openedLanding, png, stored, theirs } from './landingSamples.ts';

type Form = ContextFrom<typeof landingFormMachine>;
type Card = ContextFrom<typeof cardEditingMachine>;
type Save = ContextFrom<typeof landingSavingMachine>;
const LONG = 'x'.repeat(41);
const interrupted = { version: 4, layout, cardId: null, cardLayout: null };
const hundred = Array.from({ length: 100 }, (_, index) => cardOf(index + 1, { index }));
const changed = withCard(layout, 1, { heading: 'Opening hours' });

export const landingEditingWalk = walkOf({
  machine: landingEditingMachine,
  inputs: { 'a catalogue': { catalogueRef: catalogueRef().ref } },
  events: {},
  answers: { openLanding: { 'three cards': openedLanding } },
  rules: [
    onlyAfter('landingForm', 'openLanding'),
    leadsTo('openLanding failed', 'failed'),
    leadsTo('landingForm failed', 'failed'),
    restsIn(['failed']),
  ],
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
      'the first to the right': { card: 1, place: 1 },
      'the last to the right': { card: 100, place: 100 },
    },
    'card.insert': { 'behind the first': { place: 1 } },
    'card.hide': { 'the first': { card: 1 } },
    'card.delete': { 'the first': { card: 1 } },
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
  snapshots: {
    cardEditing: { 'unsaved change': { context: { history: historyOf(changed), base: layout } } },
  },
  distinguish: ({ history, base }) => [history.present === base, history.past.length > 0, history.future.length > 0],
  rules: [
    sendsOnce('landingSaving'),
    onlyAfter('landingSaving', 'page.save'),
    asksOnlyIf('landingSaving', ({ layout: { title } }: Save) => title !== LONG),
    sendsVersion('landingSaving', ({ version }: Save) => version, {
      start: 4,
      'landingSaving: theirs': theirs.version,
    }),
    changesNothing('page.cancel', 'card.move: the last to the right'),
    keeps(
      ({ history }: Form) => history.present,
      'delete.refuse',
      'card.delete',
      'cardEditing: cancelled',
      'cardEditing failed',
      'landingSaving: failed',
      'landingSaving: unsaved',
      'landingSaving failed',
    ),
    leadsTo('landingSaving: saved', 'saved'),
    leadsTo('landingSaving: failed', 'open.form.arranging'),
    leadsTo('landingSaving failed', 'open.form.arranging'),
    restsIn(['saved']),
    holdsIn(({ history, base }: Form) => history.present !== base, 'open.work.held'),
    holdsIn(({ history, base }: Form) => history.present === base, 'open.work.none'),
    restsIn(['open.work.none', 'open.work.unguarded'], 'saveDraft', 'cardEditing', 'landingSaving'),
  ],
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
  },
  answers: {
    uploadPicture: {
      kept: { kind: 'kept', picture: stored },
      refused: { kind: 'refused', text: 'This is no picture.' },
    },
  },
  distinguish: ({ history, base, uploads }) => [
    history.present === base,
    history.past.length > 0,
    history.future.length > 0,
    uploads.length > 0,
  ],
  rules: [
    sendsOnce('uploadPicture'),
    sendsEach('picture.add', 'uploadPicture'),
    sets('cancel.confirm', ({ history, base }: Card) => history.present === base, 'open'),
    changesNothing('card.cancel', 'cancel.refuse'),
    keeps(({ history }: Card) => history.present, 'card.save', 'uploadPicture: refused', 'uploadPicture failed'),
    restsIn(['ended']),
    holdsIn(({ history, base }: Card) => history.present !== base, 'open.work.held'),
    restsIn(['open.work.none', 'open.work.unguarded'], 'uploadPicture'),
  ],
});

export const landingSavingWalk = walkOf({
  machine: landingSavingMachine,
  inputs: { 'a changed page': { layout: changed, version: 4 } },
  events: {},
  answers: {
    sendLanding: {
      done: { kind: 'done' },
      stale: { kind: 'stale', conflict },
      refused: { kind: 'refused', text: 'The page is too large.' },
    },
  },
  distinguish: ({ version, conflict: other }) => [version, other !== null],
  rules: [
    sendsOnce('sendLanding'),
    onlyAfter('sendLanding', 'start', 'conflict.keepMine'),
    sendsVersion('sendLanding', ({ version }: Save) => version, { start: 4, 'sendLanding: stale': theirs.version }),
    changesNothing('conflict.keepEditing'),
    sets('conflict.takeTheirs', ({ result }: Save) => result.kind === 'theirs', 'conflicting'),
    sets('sendLanding: refused', ({ result }: Save) => result.kind === 'failed', 'writing'),
    sets('sendLanding failed', ({ result }: Save) => result.kind === 'failed', 'writing'),
    leadsTo('sendLanding: stale', 'conflicting'),
    leadsTo('conflict.keepEditing', 'ended'),
  ],
});
