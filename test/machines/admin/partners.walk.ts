import { partnersMachine } from '#machines/admin/partners/partnersMachine.ts';
import { walkOf } from '../../support/walk.ts';
import { failures } from '../samples.ts';
import { messages, partner, partnerPage, typedPartner } from './partnerSamples.ts';

const { secret: _, ...typed } = typedPartner;
const saved = { kind: 'saved', stored: partner, typed } as const;

export const partnersWalk = walkOf({
  machine: partnersMachine,
  events: {
    'view.choose': { 'the next page': { view: { page: 2 } } },
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
    'search.renew': { 'by a key': {} },
  },
  answers: {
    loadPage: { 'two partners': partnerPage },
    loadMessages: { two: messages },
    partnerForm: {
      added: { ...saved, isNew: true },
      saved: { ...saved, isNew: false },
      closed: { kind: 'closed', stored: partner },
    },
  },
  failures: {
    loadPage: { offline: failures.offline },
    loadMessages: { offline: failures.offline },
    partnerForm: { 'a bug': new TypeError('no form') },
    customerSearch: { 'a bug': new TypeError('no search') },
  },
  distinguish: ({ page, sender, messages: shown }) => [page?.total, sender?.id, shown?.length],
});
