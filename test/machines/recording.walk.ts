import { expect } from 'vitest';
import { recordingMachine } from '#machines/support/recordingMachine.ts';
import { walkOf } from '../support/walks/walk.ts';
import { leadsTo, restsIn } from '../support/walks/walkRules.ts';
import { foundRecording } from './samples.ts';

const empty = { ...foundRecording, recording: { actors: [], steps: [] } };

export const recordingWalk = walkOf({
  machine: recordingMachine,
  inputs: { 'no code': undefined, 'a code of an address': { code: 'BCDFGHJK' } },
  events: {
    'code.type': { 'a code': { code: ' bcdf-ghjk ' }, nothing: { code: ' ' } },
    'step.choose': { 'the third': { step: 3 }, 'one too many': { step: 4 } },
  },
  answers: { loadRecording: { found: foundRecording, 'found empty': empty, unknown: null } },
  distinguish: ({ code, found, step }) => [code, found?.recording.steps.length, step],
  states: {
    loading: (snapshot) => expect(snapshot.hasTag('busy')).toBe(true),
    open: (snapshot) => expect(snapshot.context.found).not.toBeNull(),
    asking: (snapshot) => expect(snapshot.context).toMatchObject({ found: null, step: 0 }),
  },
  rules: [
    leadsTo('loadRecording failed', 'asking.failed'),
    leadsTo('loadRecording: unknown', 'asking.unknown'),
    restsIn(['asking.typing', 'asking.unknown', 'asking.failed', 'open']),
  ],
});
