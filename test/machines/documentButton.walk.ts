import { expect } from 'vitest';
import { documentButtonMachine } from '#machines/documentButton/documentButtonMachine.ts';
import type { DocumentSettled } from '#machines/documentButton/documentOwner.ts';
import { onlyAfter } from '../support/walks/deedRules.ts';
import { walkOf } from '../support/walks/walk.ts';
import { leadsTo, restsIn, sets } from '../support/walks/walkRules.ts';
import { confirmation, scan } from './history/orderSamples.ts';
import { failures, listener } from './samples.ts';

const owner = listener<DocumentSettled>().ref;

type Button = Readonly<{ documentFailed: boolean }>;

export const documentButtonWalk = walkOf({
  machine: documentButtonMachine,
  inputs: {
    'a confirmation': { request: confirmation, owner, documentFailed: false },
    'a scan that failed before': { request: scan, owner, documentFailed: true },
  },
  events: {},
  answers: {
    openTab: { 'a tab': true, 'no tab': false },
    fetchDocument: {
      found: { kind: 'found', id: 'document-1' },
      'none there': { kind: 'refused', status: 204 },
      'not allowed': { kind: 'refused', status: 403 },
    },
  },
  failures: {
    fetchDocument: { offline: failures.offline, unexpected: failures.unexpected },
  },
  distinguish: ({ documentFailed }) => documentFailed,
  states: {
    openingTab: (snapshot) => expect(snapshot.hasTag('busy')).toBe(true),
    fetching: (snapshot) => expect(snapshot.hasTag('busy')).toBe(true),
    failed: (snapshot) => expect(snapshot.hasTag('failed')).toBe(true),
  },
  rules: [
    onlyAfter('openTab', 'start'),
    onlyAfter('fetchDocument', 'openTab: a tab'),
    onlyAfter('showDocument', 'fetchDocument: found'),
    onlyAfter('closeTab', 'fetchDocument: none there', 'fetchDocument: not allowed', 'fetchDocument failed'),
    onlyAfter('document.settled', 'openTab: no tab', 'openTab failed', 'fetchDocument: found', 'button.press'),
    sets<Button>('fetchDocument: not allowed', ({ documentFailed }) => documentFailed, 'fetching'),
    sets<Button>('fetchDocument: found', ({ documentFailed }) => !documentFailed, 'fetching'),
    leadsTo('openTab failed', 'withoutTab'),
    leadsTo('fetchDocument: none there', 'failed'),
    restsIn(['failed']),
  ],
});
