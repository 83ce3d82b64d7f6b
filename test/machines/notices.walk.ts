import type { ContextFrom } from 'xstate';
import { noticesMachine } from '#machines/notices/noticesMachine.ts';
import { walkOf } from '../support/walks/walk.ts';
import { changesNothing, leadsTo, sets } from '../support/walks/walkRules.ts';

type Notices = ContextFrom<typeof noticesMachine>;

export const noticesWalk = walkOf({
  machine: noticesMachine,
  events: {
    'notice.show': {
      'a success': { notice: { type: 'success', text: 'Saved.' } },
      'an error': { notice: { type: 'error', text: 'Not saved.' } },
      'an added product': { notice: { type: 'success', text: 'Added.', about: 'cart' } },
    },
    'notice.withdraw': { 'of the cart': { about: 'cart' } },
  },
  distinguish: ({ notice }) => [notice?.type, notice?.about],
  rules: [
    changesNothing('notice.hold', 'notice.release'),
    leadsTo('notice.show', 'showing.counting'),
    leadsTo('notice.dismiss', 'quiet'),
    sets<Notices>('notice.show: an error', ({ notice }) => notice?.text === 'Not saved.', 'quiet', 'showing'),
    sets<Notices>('notice.dismiss', ({ notice }) => notice === null, 'showing'),
    sets<Notices>('notice.withdraw: of the cart', ({ notice }) => notice?.about !== 'cart', 'showing'),
  ],
});
