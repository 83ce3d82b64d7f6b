import { partnersMachine } from '#machines/admin/partners/partnersMachine.ts';
import { onlyAfter } from '../../support/walks/deedRules.ts';
import { walkOf } from '../../support/walks/walk.ts';
import { leadsTo, refuses, restsIn } from '../../support/walks/walkRules.ts';
import { messages, partner, partnerPage, typedPartner } from './partnerSamples.ts';

const { secret: _, ...typed } = typedPartner;
const saved = { kind: 'saved', stored: partner, typed } as const;

export const partnersWalk = walkOf({
  machine: partnersMachine,
  events: {
    'view.choose': { 'the next page': { view: { page: 2 } } },
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
  distinguish: ({ page, sender, messages: shown }) => [page?.total, sender?.id, shown?.length],
  rules: [
    refuses('partner.open: one that is gone', 'messages.open: of one that is gone'),
    onlyAfter('partnerForm', 'partner.open'),
    leadsTo('partnerForm', 'browsing'),
    leadsTo('partnerForm failed', 'browsing'),
    leadsTo('customerSearch failed', 'editing.form'),
    leadsTo('messages.close', 'browsing'),
    restsIn(['reading.shown', 'reading.failed', 'browsing.listed', 'browsing.failed']),
  ],
});
