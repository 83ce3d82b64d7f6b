import { type ActorRefFrom, assertEvent, assign, type SnapshotFrom, setup } from 'xstate';
import type { Partner, PartnerMessage } from '#domain/punchout/partner.ts';
import { punchoutText } from '#domain/texts/punchoutText.ts';
import { machineOptions, port } from '../../lib/port.ts';
import type { Notice } from '../../notices/notice.ts';
import { browsing, failedBy, learned, type PagedListContext, unread, viewed } from '../../pagedList/pagedList.ts';
import { customerSearchMachine } from '../customerSearch/customerSearchMachine.ts';
import { customerSearchRegion } from '../customerSearch/customerSearchRegion.ts';
import { partnerFormMachine } from '../partnerForm/partnerFormMachine.ts';

/** Which partners are shown. */
export interface PartnerView {
  /** From 1. */
  page: number;
}

/** A page of partners, and the number of partners on all pages. */
export interface PartnerPage {
  rows: readonly Partner[];
  total: number;
}

/** The id of messages from unknown senders. */
export const UNKNOWN_SENDERS = 0;

/** The sender of the shown messages. */
interface Sender {
  id: number;
  /** Null for an unknown sender. */
  name: string | null;
}

export type Messages = readonly PartnerMessage[];

/** The sender with this id; undefined if no such partner is on the page. */
function senderOn(page: PartnerPage | null, id: number): Sender | undefined {
  if (id === UNKNOWN_SENDERS) return { id, name: null };
  return page?.rows.find((row) => row.id === id);
}

interface Context extends PagedListContext<PartnerView, PartnerPage> {
  sender: Sender | null;
  /** Null until they are loaded. */
  messages: Messages | null;
}

type Event =
  | { type: 'view.choose'; view: PartnerView }
  /** Reloads the list, after a failure or for new rows. */
  | { type: 'list.reload' }
  /** Null for a new partner. */
  | { type: 'partner.open'; id: number | null }
  /** 0 for messages from unknown senders. */
  | { type: 'messages.open'; id: number }
  | { type: 'messages.reload' }
  | { type: 'messages.close' }
  /** Restarts the customer search after a bug. */
  | { type: 'search.renew' };

const partnerOn = ({ page }: Context, id: number | null): Partner | null =>
  page?.rows.find((row) => row.id === id) ?? null;

const list = browsing<PartnerView, PartnerPage>({ rows: 'partners' });

/** The procurement systems that may connect. The user edits one or reads its messages. Runs on /admin/partners. */
export const partnersMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    children: { partnerForm: 'partnerForm'; customerSearch: 'customerSearch' };
    tags: 'busy' | 'failed';
  },
  actors: {
    loadPage: port<PartnerPage, PartnerView>('loadPage'),
    loadMessages: port<Messages, { id: number }>('loadMessages'),
    partnerForm: partnerFormMachine,
    customerSearch: customerSearchMachine,
  },
  guards: {
    isListed: ({ context }, { id }: { id: number | null }) => id === null || partnerOn(context, id) !== null,
    isSender: ({ context }, { id }: { id: number }) => senderOn(context.page, id) !== undefined,
  },
  actions: {
    /** Provided by the host: shows a notice. */
    notify: (_, _params: Notice) => undefined,
    setView: assign(({ context }, { view }: { view: PartnerView }) => viewed(context, view)),
    setPage: assign((_, { page }: { page: PartnerPage }) => learned(page)),
    setFailure: assign((_, { error }: { error: unknown }) => failedBy(error)),
  },
}).createMachine({
  id: 'partners',
  context: { ...unread<PartnerView>({ page: 1 }), sender: null, messages: null },
  initial: 'browsing',
  states: {
    browsing: {
      ...list,
      on: {
        ...list.on,
        'partner.open': {
          guard: { type: 'isListed', params: ({ event }) => ({ id: event.id }) },
          target: 'editing',
        },
        'messages.open': {
          guard: { type: 'isSender', params: ({ event }) => ({ id: event.id }) },
          target: 'reading',
          actions: assign(({ context, event }) => ({
            sender: senderOn(context.page, event.id) ?? null,
            messages: null,
          })),
        },
      },
    },
    editing: {
      description: 'One partner, or a new one, is open in its form. Closing the form reloads the list.',
      type: 'parallel',
      states: {
        form: {
          description: 'The admin edits the partner until it is saved or discarded.',
          invoke: {
            id: 'partnerForm',
            src: 'partnerForm',
            input: ({ context, event }) => {
              assertEvent(event, 'partner.open');
              return { stored: partnerOn(context, event.id) };
            },
            onDone: [
              {
                guard: ({ event }) => event.output.kind === 'saved',
                target: '#partners.browsing',
                actions: {
                  type: 'notify',
                  params: ({ event: { output } }) => ({
                    type: 'success',
                    text:
                      output.kind === 'saved' && output.isNew
                        ? punchoutText('partnerPage.added')
                        : punchoutText('partnerPage.saved'),
                  }),
                },
              },
              { target: '#partners.browsing' },
            ],
            onError: {
              target: '#partners.browsing',
              actions: { type: 'notify', params: { type: 'error', text: punchoutText('partnerPage.stopped') } },
            },
          },
        },
        customers: customerSearchRegion(),
      },
    },
    reading: {
      description: 'The admin reads the last messages of a partner or of unknown senders, and why any was refused.',
      initial: 'loading',
      on: { 'messages.close': 'browsing' },
      states: {
        loading: {
          description: 'The messages are loading. Those on screen stay.',
          tags: 'busy',
          invoke: {
            id: 'loadMessages',
            src: 'loadMessages',
            input: ({ context: { sender } }) => ({ id: sender?.id ?? 0 }),
            onDone: { target: 'shown', actions: assign({ messages: ({ event }) => event.output }) },
            onError: {
              target: 'failed',
              actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        shown: {
          description: 'The messages are on screen, newest first.',
          on: { 'messages.reload': 'loading' },
        },
        failed: {
          description: 'The messages could not be loaded. The user can try again.',
          tags: 'failed',
          on: { 'messages.reload': 'loading' },
        },
      },
    },
  },
  options: machineOptions,
});

export type PartnersRef = ActorRefFrom<typeof partnersMachine>;
export type PartnersSnapshot = SnapshotFrom<typeof partnersMachine>;
