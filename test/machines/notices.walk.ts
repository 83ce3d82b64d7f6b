import type { ContextFrom } from 'xstate';
import { noticesMachine } from '#machines/notices/noticesMachine.ts';
import { onlyAfter } from '../support/walks/deedRules.ts';
import { walkOf } from '../support/walks/walk.ts';
import { changesNothing, leadsTo, sets } from '../support/walks/walkRules.ts';
import { listener } from './samples.ts';

const undoes = listener<{ type: 'undo' }>().ref;

type Notices = ContextFrom<typeof noticesMachine>;

export const noticesWalk = walkOf({
  machine: noticesMachine,
  events: {
    'notice.show': {
      'a success': { notice: { type: 'success', text: 'Saved.' } },
      'an error': { notice: { type: 'error', text: 'Not saved.' } },
      'a removed line': {
        notice: { type: 'default', text: 'Removed.', about: 'cart', action: { label: 'Undo', undoes } },
      },
      'an added product': { notice: { type: 'success', text: 'Added.', about: 'cart' } },
    },
    'notice.withdraw': { 'of the cart': { about: 'cart' } },
  },
  distinguish: ({ notice }) => [notice?.type, notice?.about, notice?.action?.label],
  rules: [
    changesNothing('notice.hold', 'notice.release'),
    leadsTo('notice.show', 'showing.counting'),
    leadsTo('notice.dismiss', 'quiet'),
    onlyAfter('undo', 'notice.undo'),
    sets<Notices>('notice.show: an error', ({ notice }) => notice?.text === 'Not saved.', 'quiet', 'showing'),
    sets<Notices>('notice.dismiss', ({ notice }) => notice === null, 'showing'),
    sets<Notices>('notice.withdraw: of the cart', ({ notice }) => notice?.about !== 'cart', 'showing'),
  ],
});
