import { noticesMachine } from '#machines/notices/noticesMachine.ts';
import { walkOf } from '../support/walk.ts';

export const noticesWalk = walkOf({
  machine: noticesMachine,
  events: {
    'notice.show': {
      'a success': { notice: { type: 'success', text: 'Saved.' } },
      'an error': { notice: { type: 'error', text: 'Not saved.' } },
      'an added product': { notice: { type: 'success', text: 'Added.', about: 'cart' } },
    },
    'notice.withdraw': { 'of the cart': { about: 'cart' } },
    'notice.dismiss': { 'by its button': {} },
    'notice.hold': { 'by the pointer': {} },
    'notice.release': { 'by the pointer': {} },
  },
  distinguish: ({ notice }) => [notice?.type, notice?.about],
});
