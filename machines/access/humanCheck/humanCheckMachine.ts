import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import { machineOptions, port } from '../../lib/port.ts';
import { type HumanCheckSite, type HumanProof, NO_PROOF } from './humanProof.ts';

interface Context extends HumanCheckSite {
  proof: HumanProof;
}

/** Verifies that the visitor is a person, with the shop's own puzzle or a service's widget. Invoked by each form that needs the proof. */
export const humanCheckMachine = setup({
  types: {} as {
    context: Context;
    events: { type: 'check.begin' } | { type: 'check.retry' };
    input: HumanCheckSite;
    output: HumanProof;
    tags: 'busy' | 'failed';
  },
  actors: {
    /** Solves the puzzle, or shows the widget and waits for the visitor's answer. */
    passCheck: port<HumanProof, HumanCheckSite>('passCheck'),
  },
  guards: {
    lacksKey: ({ context }) => (context.siteKey ?? '').trim() === '',
    isWidget: ({ context }) => context.kind !== 'local',
  },
  actions: {
    /** Provided by the host: logs the invalid key for the shop's operator. */
    reportInvalidKey: (_, _params: { kind: HumanCheckSite['kind'] }) => undefined,
  },
}).createMachine({
  id: 'humanCheck',
  context: ({ input }) => ({ ...input, proof: NO_PROOF }),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'A widget appears right away. The puzzle waits until the visitor checks the box.',
      always: [
        {
          guard: 'lacksKey',
          target: 'unavailable',
          actions: { type: 'reportInvalidKey', params: ({ context }) => ({ kind: context.kind }) },
        },
        { guard: 'isWidget', target: 'checking' },
        { target: 'waiting' },
      ],
    },
    waiting: {
      description: 'The box is not checked yet.',
      on: { 'check.begin': 'checking' },
    },
    checking: {
      description: 'The puzzle is being solved, or the widget is on screen.',
      tags: 'busy',
      invoke: {
        id: 'passCheck',
        src: 'passCheck',
        input: ({ context: { kind, siteKey } }) => ({ kind, siteKey }),
        onDone: { target: 'passed', actions: assign({ proof: ({ event }) => event.output }) },
        onError: 'unavailable',
      },
    },
    unavailable: {
      description: 'The service does not respond, or the site has no key for it. The visitor can try again.',
      tags: 'failed',
      on: {
        'check.retry': [
          {
            guard: 'lacksKey',
            actions: { type: 'reportInvalidKey', params: ({ context }) => ({ kind: context.kind }) },
          },
          { target: 'checking' },
        ],
      },
    },
    passed: {
      type: 'final',
      description: 'The visitor passed the check, and the form has the proof.',
    },
  },
  output: ({ context }) => context.proof,
  options: machineOptions,
});

export type HumanCheckRef = ActorRefFrom<typeof humanCheckMachine>;
export type HumanCheckSnapshot = SnapshotFrom<typeof humanCheckMachine>;
