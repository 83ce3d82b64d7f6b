import { type ActorRefFrom, assign, fromCallback, type SnapshotFrom, setup } from 'xstate';
import { type AddressValues, type DeliveryAddress, NO_ADDRESS, valuesOf } from '#domain/address/address.ts';
import type { AddressProblems } from '#domain/address/addressRules.ts';
import { accountText } from '#domain/texts/accountText.ts';
import { machineOptions } from '../../lib/port.ts';
import { unsavedWork } from '../../lib/unsavedWork.ts';
import { type AddressAnswer, type AddressApi, addressTrouble, writeAddress } from '../addressPorts.ts';
import { type AddressDraft, collides, isUnchanged, problemsOf, writeOf } from './addressDraft.ts';

export interface AddressDialogInput {
  /** Null for a new address. */
  address: DeliveryAddress | null;
  api: AddressApi;
}

export type AddressDialogOutput = { kind: 'saved'; address: DeliveryAddress } | { kind: 'cancelled' };

interface Context extends AddressDraft {
  api: AddressApi;
  isTouched: boolean;
  saved: DeliveryAddress | null;
  /** The server's errors by field, until the next attempt. */
  problems: AddressProblems;
  message: string | null;
}

type Event =
  /** Whether the form, which keeps what is typed, differs from its initial values. */
  | { type: 'form.change'; isTouched: boolean }
  | { type: 'address.save'; values: AddressValues }
  | { type: 'conflict.keepMine' }
  | { type: 'conflict.takeTheirs' }
  | { type: 'conflict.dismiss' }
  | { type: 'dialog.cancel' };

type Typed = { values: AddressValues };
type Answered = { output: AddressAnswer };

/** Adds or changes one delivery address. Invoked by any flow that needs it while the dialog is open. */
export const addressDialogMachine = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: AddressDialogInput;
    output: AddressDialogOutput;
    tags: 'busy' | 'editable';
    children: { writeAddress: 'writeAddress'; holdUnsavedWork: 'holdUnsavedWork' };
  },
  actors: {
    writeAddress,
    /** Provided by the host: while it runs, leaving asks first. */
    holdUnsavedWork: fromCallback(() => undefined),
  },
  guards: {
    isWrong: ({ context }, { values }: Typed) => Object.keys(problemsOf(context, values)).length > 0,
    isTouched: ({ context }) => context.isTouched,
    isUndeliverable: ({ context: { api } }, { output }: Answered) =>
      api === 'consumer' && output.kind === 'saved' && Boolean(output.address.zip) && !output.address.isValidZipCode,
    collides: ({ context }, { output }: Answered) => output.kind === 'stale' && collides(context, output.address),
    commutes: ({ context }, { output }: Answered) => output.kind === 'stale' && !collides(context, output.address),
  },
  actions: {
    /** Provided by the host: the server logs that someone wanted a delivery to this ZIP code. */
    logUndeliverableZip: (_, _params: { zip: string }) => undefined,
    setNewest: assign({
      newest: ({ context }, { output }: Answered) => (output.kind === 'stale' ? output.address : context.newest),
    }),
    setSaved: assign({ saved: (_, { output }: Answered) => (output.kind === 'saved' ? output.address : null) }),
    setUnchanged: assign({ saved: ({ context }) => context.newest ?? context.seen }),
  },
}).createMachine({
  id: 'addressDialog',
  context: ({ input: { address, api } }) => ({
    api,
    seen: address,
    newest: null,
    values: address ? valuesOf(address) : NO_ADDRESS,
    isTouched: false,
    saved: null,
    problems: {},
    message: null,
  }),
  initial: 'open',
  states: {
    open: {
      description: 'The dialog is open until the address is saved or there is nothing to save.',
      type: 'parallel',
      states: {
        form: {
          description: 'The user fills in and saves the address.',
          initial: 'editing',
          states: {
            editing: {
              description: 'The user fills in the fields. Errors from the last attempt are shown beside or above them.',
              tags: 'editable',
              entry: assign({ newest: null }),
              on: {
                'form.change': {
                  actions: assign({ isTouched: ({ event }) => event.isTouched }),
                },
                'address.save': [
                  {
                    guard: { type: 'isWrong', params: ({ event }) => ({ values: event.values }) },
                    actions: assign(({ context, event }) => ({
                      values: event.values,
                      problems: problemsOf(context, event.values),
                    })),
                  },
                  {
                    guard: ({ context, event }) => isUnchanged(context, event.values),
                    target: '#addressDialog.closed',
                    actions: 'setUnchanged',
                  },
                  { target: 'saving', actions: assign({ values: ({ event }) => event.values }) },
                ],
                'dialog.cancel': '#addressDialog.closed',
              },
            },
            saving: {
              description:
                "The address is being saved, and everything typed stays. Others' changes to other fields are kept without asking.",
              tags: 'busy',
              entry: assign({ message: null, problems: {} }),
              invoke: {
                id: 'writeAddress',
                src: 'writeAddress',
                input: ({ context }) => ({ api: context.api, write: writeOf(context) }),
                onDone: [
                  {
                    guard: { type: 'isUndeliverable', params: ({ event }) => ({ output: event.output }) },
                    target: '#addressDialog.closed',
                    actions: [
                      { type: 'setSaved', params: ({ event }) => ({ output: event.output }) },
                      { type: 'logUndeliverableZip', params: ({ context }) => ({ zip: context.saved?.zip ?? '' }) },
                    ],
                  },
                  {
                    guard: ({ event }) => event.output.kind === 'saved',
                    target: '#addressDialog.closed',
                    actions: { type: 'setSaved', params: ({ event }) => ({ output: event.output }) },
                  },
                  {
                    guard: { type: 'collides', params: ({ event }) => ({ output: event.output }) },
                    target: 'conflicted',
                    actions: { type: 'setNewest', params: ({ event }) => ({ output: event.output }) },
                  },
                  {
                    guard: { type: 'commutes', params: ({ event }) => ({ output: event.output }) },
                    target: 'saving',
                    reenter: true,
                    actions: { type: 'setNewest', params: ({ event }) => ({ output: event.output }) },
                  },
                  {
                    guard: ({ event }) => event.output.kind === 'gone',
                    target: 'editing',
                    actions: assign({ seen: null, isTouched: true, message: accountText('address.gone') }),
                  },
                  {
                    target: 'editing',
                    actions: assign(({ event }) =>
                      event.output.kind === 'refused'
                        ? { message: event.output.text, problems: event.output.problems }
                        : { message: accountText('address.unexpected') },
                    ),
                  },
                ],
                onError: {
                  target: 'editing',
                  actions: assign({ message: ({ event }) => addressTrouble(event.error) }),
                },
              },
            },
            conflicted: {
              description: 'Someone else changed the same field. Both versions are shown, and the user chooses one.',
              on: {
                'conflict.keepMine': 'saving',
                'conflict.takeTheirs': { target: '#addressDialog.closed', actions: 'setUnchanged' },
                'conflict.dismiss': 'editing',
              },
            },
          },
        },
        work: unsavedWork('The form is unchanged.'),
      },
    },
    closed: {
      type: 'final',
      description: 'The dialog is closed, and leaving no longer asks.',
    },
  },
  output: ({ context: { saved } }) => (saved ? { kind: 'saved', address: saved } : { kind: 'cancelled' }),
  options: machineOptions,
});

export type AddressDialogRef = ActorRefFrom<typeof addressDialogMachine>;
export type AddressDialogSnapshot = SnapshotFrom<typeof addressDialogMachine>;
