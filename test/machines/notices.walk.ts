import { noticesMachine } from '#machines/notices/noticesMachine.ts';
import { walkOf } from '../support/walk.ts';

export const noticesWalk = walkOf({
  machine: noticesMachine,
  events: {
    'notice.show': {
      'a success': { notice: { type: 'success', text: 'Saved.' } },
      'an error': { notice: { type: 'error', text: 'Not saved.' } },
    },
    'notice.dismiss': { 'by its button': {} },
    'notice.hold': { 'by the pointer': {} },
    'notice.release': { 'by the pointer': {} },
  },
  distinguish: ({ queue }) => queue.map((notice) => notice.type),
});
