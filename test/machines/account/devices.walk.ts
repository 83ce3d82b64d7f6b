import { devicesMachine, type Ending } from '#machines/account/devices/devicesMachine.ts';
import { walkOf } from '../../support/walks/walk.ts';
import { asksOnlyIf, leadsTo, refuses, restsIn, sendsOnce } from '../../support/walks/walkRules.ts';
import { laptop, phone, punchout } from './deviceSamples.ts';

type Asked = { ending: Ending };

export const devicesWalk = walkOf({
  machine: devicesMachine,
  events: {
    'session.end': { 'of another': { session: phone }, 'of this one': { session: laptop } },
  },
  answers: {
    loadSessions: { three: [laptop, phone, punchout], 'this one': [laptop] },
    endSessions: { ended: undefined },
  },
  distinguish: ({ sessions, ending }) => [sessions.length, ending],
  rules: [
    refuses('session.end: of this one'),
    asksOnlyIf('endSessions', ({ ending }: Asked) => ending === 'others' || ending.id === phone.id),
    leadsTo('loadSessions failed', 'failed'),
    leadsTo('endSessions: ended', 'listed'),
    leadsTo('endSessions failed', 'loading'),
    sendsOnce('loadSessions', 'endSessions'),
    restsIn(['listed', 'failed']),
  ],
});
