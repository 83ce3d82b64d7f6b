import { type ActorRefFrom, assertEvent, assign, type SnapshotFrom, setup } from 'xstate';
import type { Partner } from '#domain/punchout/partner.ts';
import { partnerPageTexts } from '#domain/punchout/partnerPageTexts.ts';
import { type Failure, failureOf } from '../../lib/failure.ts';
import type { FeatureMeta } from '../../lib/featureMeta.ts';
import { machineOptions, port } from '../../lib/port.ts';
import type { Notice } from '../../notices/notice.ts';
import { partnerFormMachine } from '../partnerForm/partnerFormMachine.ts';
import type { PartnerFormOutput } from '../partnerForm/partnerWrite.ts';
import { type Messages, type PartnerPage, type Sender, senderOn } from './partnerList.ts';

interface Context {
  /** From 1. */
  number: number;
  /** Null before it has come. */
  page: PartnerPage | null;
  sender: Sender | null;
  /** Null before they have come. */
  messages: Messages | null;
  failure: Failure | null;
}

type Event =
  | { type: 'page.turn'; number: number }
  /** Asks again: for what did not come, and for what is new. */
  | { type: 'list.reload' }
  /** Null: a new one. */
  | { type: 'partner.open'; id: number | null }
  /** 0: those whose sender nobody knows. */
  | { type: 'messages.open'; id: number }
  | { type: 'messages.reload' }
  | { type: 'messages.close' };

type Formed = { output: PartnerFormOutput };

const partnerOn = ({ page }: Context, id: number | null): Partner | null =>
  page?.rows.find((row) => row.id === id) ?? null;

/** The procurement systems whose buyers are let in: one is opened to be changed, or its messages are read. Invoked by admin on /admin/partners. */
export const partnersMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    children: { partnerForm: 'partnerForm' };
    tags: 'busy' | 'failed';
    meta: FeatureMeta;
  },
  actors: {
    loadPartners: port<PartnerPage, { number: number }>('loadPartners'),
    loadMessages: port<Messages, { id: number }>('loadMessages'),
    partnerForm: partnerFormMachine,
  },
  guards: {
    isListed: ({ context }, { id }: { id: number | null }) => id === null || partnerOn(context, id) !== null,
    isSender: ({ context }, { id }: { id: number }) => senderOn(context.page, id) !== undefined,
    isSaved: (_, { output }: Formed) => output.kind === 'saved',
  },
  actions: {
    /** Filled by the host: shows a notice. */
    notify: (_, _params: Notice) => undefined,
    setNumber: assign({ page: null, number: (_, { number }: { number: number }) => number }),
    learnPage: assign({ page: (_, { page }: { page: PartnerPage }) => page }),
    setSender: assign(({ context }, { id }: { id: number }) => ({
      sender: senderOn(context.page, id) ?? null,
      messages: null,
    })),
    learnMessages: assign({ messages: (_, { messages }: { messages: Messages }) => messages }),
    rememberFailure: assign({ failure: (_, { error }: { error: unknown }) => failureOf(error) }),
  },
}).createMachine({
  id: 'partners',
  context: { number: 1, page: null, sender: null, messages: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'A page of the partners is on its way; what was on screen of it stays there.',
      meta: { features: ['OPS-03'] },
      tags: 'busy',
      invoke: {
        id: 'loadPartners',
        src: 'loadPartners',
        input: ({ context: { number } }) => ({ number }),
        onDone: {
          target: 'listed',
          actions: { type: 'learnPage', params: ({ event }) => ({ page: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    failed: {
      description: 'The partners did not come: the reason is shown, and they can be asked for again.',
      meta: { features: ['OPS-03'] },
      tags: 'failed',
      on: { 'list.reload': 'loading' },
    },
    listed: {
      description: 'The partners are on screen by their names.',
      meta: { features: ['OPS-03'] },
      on: {
        'list.reload': 'loading',
        'page.turn': {
          target: 'loading',
          actions: { type: 'setNumber', params: ({ event }) => ({ number: event.number }) },
        },
        'partner.open': {
          guard: { type: 'isListed', params: ({ event }) => ({ id: event.id }) },
          target: 'editing',
        },
        'messages.open': {
          guard: { type: 'isSender', params: ({ event }) => ({ id: event.id }) },
          target: 'reading',
          actions: { type: 'setSender', params: ({ event }) => ({ id: event.id }) },
        },
      },
    },
    editing: {
      description: 'One partner, or a new one, stands in its form; afterwards the list is asked for anew.',
      meta: { features: ['OPS-03'] },
      invoke: {
        id: 'partnerForm',
        src: 'partnerForm',
        input: ({ context, event }) => {
          assertEvent(event, 'partner.open');
          return { partner: partnerOn(context, event.id) };
        },
        onDone: [
          {
            guard: { type: 'isSaved', params: ({ event }) => ({ output: event.output }) },
            target: 'loading',
            actions: {
              type: 'notify',
              params: ({ event: { output } }) => ({
                type: 'success',
                text: output.kind === 'saved' && output.isNew ? partnerPageTexts.added : partnerPageTexts.saved,
              }),
            },
          },
          { target: 'loading' },
        ],
        onError: {
          target: 'loading',
          actions: { type: 'notify', params: { type: 'error', text: partnerPageTexts.stopped } },
        },
      },
    },
    reading: {
      description:
        'The last messages of one partner, or of unknown senders, are read: what came, and why it was refused.',
      meta: { features: ['OPS-03'] },
      initial: 'loading',
      on: { 'messages.close': 'listed' },
      states: {
        loading: {
          description: 'The messages are on their way; those on screen stay there.',
          meta: { features: ['OPS-03'] },
          tags: 'busy',
          invoke: {
            id: 'loadMessages',
            src: 'loadMessages',
            input: ({ context: { sender } }) => ({ id: sender?.id ?? 0 }),
            onDone: {
              target: 'shown',
              actions: { type: 'learnMessages', params: ({ event }) => ({ messages: event.output }) },
            },
            onError: {
              target: 'failed',
              actions: { type: 'rememberFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        shown: {
          description: 'They are on screen, the newest first.',
          meta: { features: ['OPS-03'] },
          on: { 'messages.reload': 'loading' },
        },
        failed: {
          description: 'They did not come; they can be asked for again.',
          meta: { features: ['OPS-03'] },
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
