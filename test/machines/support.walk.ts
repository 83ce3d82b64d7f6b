import { expect } from 'vitest';
import { supportMachine } from '#machines/support/supportMachine.ts';
import { onlyAfter } from '../support/walks/deedRules.ts';
import { walkOf } from '../support/walks/walk.ts';
import { leadsTo, restsIn } from '../support/walks/walkRules.ts';

export const supportWalk = walkOf({
  machine: supportMachine,
  events: {},
  answers: {
    sendRecording: {
      sent: { kind: 'sent', code: 'BCDF-GHJK' },
      refused: { kind: 'refused', reason: 'Too many attempts.' },
    },
  },
  distinguish: ({ code, refusal }) => [code, refusal],
  states: {
    ready: (snapshot) => expect(snapshot.context).toEqual({ code: null, refusal: null }),
    sending: (snapshot) => expect(snapshot.hasTag('busy')).toBe(true),
    sent: (snapshot) => expect(snapshot.context).toEqual({ code: 'BCDF-GHJK', refusal: null }),
    failed: (snapshot) => {
      expect(snapshot.hasTag('failed')).toBe(true);
      expect(snapshot.context.code).toBeNull();
    },
  },
  rules: [
    onlyAfter('sendRecording', 'recording.send'),
    leadsTo('sendRecording failed', 'failed'),
    restsIn(['ready', 'sent', 'failed']),
  ],
});
