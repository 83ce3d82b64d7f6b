import { partnersMachine } from '#machines/admin/partners/partnersMachine.ts';
import { walkOf } from '../../support/walk.ts';
import { failures } from '../samples.ts';
import { messages, partner, partnerPage } from './partnerSamples.ts';

export const partnersWalk = walkOf({
  machine: partnersMachine,
  events: {
    'page.turn': { 'to the next': { number: 2 } },
    'list.reload': { 'by its button': {} },
    'partner.open': {
      'one of the list': { id: partner.id },
      'a new one': { id: null },
      'one that is gone': { id: 99 },
    },
    'messages.open': {
      'of one of the list': { id: partner.id },
      'of unknown senders': { id: 0 },
      'of one that is gone': { id: 99 },
    },
    'messages.reload': { 'by its button': {} },
    'messages.close': { 'by its button': {} },
  },
  answers: {
    loadPartners: { 'two partners': partnerPage },
    loadMessages: { two: messages },
    partnerForm: {
      added: { kind: 'saved', isNew: true },
      saved: { kind: 'saved', isNew: false },
      closed: { kind: 'closed' },
    },
  },
  failures: {
    loadPartners: { offline: failures.offline },
    loadMessages: { offline: failures.offline },
    partnerForm: { 'a bug': new TypeError('no form') },
  },
  distinguish: ({ page, sender, messages: shown }) => [page?.total, sender?.id, shown?.length],
});
