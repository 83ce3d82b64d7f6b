import { expect } from 'vitest';
import { documentButtonMachine } from '#machines/documentButton/documentButtonMachine.ts';
import type { DocumentSettled } from '#machines/documentButton/documentOwner.ts';
import { walkOf } from '../support/walk.ts';
import { confirmation, scan } from './history/orderSamples.ts';
import { failures, listener } from './samples.ts';

const owner = listener<DocumentSettled>().ref;

export const documentButtonWalk = walkOf({
  machine: documentButtonMachine,
  inputs: {
    'a confirmation': { request: confirmation, owner, documentFailed: false },
    'a scan that failed before': { request: scan, owner, documentFailed: true },
  },
  events: { 'button.press': { 'once more': {} } },
  answers: {
    openTab: { 'a tab': true, 'no tab': false },
    fetchDocument: {
      found: { kind: 'found', id: 'document-1' },
      'none there': { kind: 'refused', status: 204 },
      'not allowed': { kind: 'refused', status: 403 },
    },
  },
  failures: {
    openTab: { 'a bug': new Error('window is gone') },
    fetchDocument: { offline: failures.offline, unexpected: failures.unexpected },
  },
  distinguish: ({ documentFailed }) => documentFailed,
  states: {
    openingTab: (snapshot) => expect(snapshot.hasTag('busy')).toBe(true),
    fetching: (snapshot) => expect(snapshot.hasTag('busy')).toBe(true),
    failed: (snapshot) => expect(snapshot.hasTag('failed')).toBe(true),
  },
});
