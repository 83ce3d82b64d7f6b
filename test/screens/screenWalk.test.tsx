import { render, screen } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { describe, expect, test } from 'vitest';
import { type ActorRefFrom, createActor, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { quietly } from '../support/quietly.ts';
import { lookAtAll, type ScreenWalk } from '../support/screenWalk.ts';
import { walkOf } from '../support/walk.ts';

const doorThatOpens = (push: 'ringing' | 'open') =>
  setup({
    types: { events: {} as { type: 'door.push' } },
    actors: { ringBell: fromPromise<string>(() => Promise.reject(new Error('must be provided'))) },
  }).createMachine({
    id: 'door',
    initial: 'shut',
    states: {
      shut: { on: { 'door.push': push } },
      ringing: { invoke: { id: 'ringBell', src: 'ringBell', onDone: 'open', onError: 'shut' } },
      open: {},
    },
  });
const doorMachine = doorThatOpens('ringing');

const walk = walkOf({
  machine: doorMachine,
  events: { 'door.push': { gently: {} } },
  answers: { ringBell: { someone: 'Who is there?' } },
  failures: { ringBell: { 'no bell': new Error('no bell') } },
});

type Door = ActorRefFrom<typeof doorMachine>;
type Words = (snapshot: SnapshotFrom<typeof doorMachine>) => string;
const present: Words = ({ value }) => `It is ${value}`;

function DoorSign({ door, words }: { door: Door; words: Words }) {
  return <p>{useSelector(door, words)}</p>;
}

function screenOf(words: Words, machine = doorMachine): ScreenWalk {
  const sees = (state: string) => () => void screen.getByText(new RegExp(state));
  return {
    open: {
      front: () => {
        const door = createActor(quietly(machine)).start();
        render(<DoorSign door={door} words={words} />);
        return door;
      },
    },
    sees: { shut: sees('shut'), ringing: sees('ringing'), open: sees('open') },
    unseen: {},
  };
}

async function lookAt(shown: ScreenWalk) {
  const { faults, missed } = await lookAtAll(walk, shown);
  return { faults, missed };
}

describe('a walk over a screen', () => {
  test('has nothing to say against a screen that shows every state', async () => {
    expect(await lookAt(screenOf(present))).toEqual({ faults: [], missed: [] });
  });

  test('tells what it did to reach the states: one shortest way through all', async () => {
    const { record } = await lookAtAll(walk, screenOf(present));
    expect([record.paths, record.transitions]).toEqual([
      1,
      {
        'door.shut on door.push [0]': 1,
        'door.ringing on xstate.done.actor.ringBell [0]': 1,
        'door.ringing on xstate.error.actor.ringBell [0]': 0,
      },
    ]);
  });

  test('names a state that the screen ignores', async () => {
    const ignorant = screenOf((snapshot) => (snapshot.matches('ringing') ? 'It is shut' : present(snapshot)));
    const { faults } = await lookAt(ignorant);
    expect(faults).toEqual([expect.stringMatching(/^In door\.ringing one does not see it: .*ringing/)]);
  });

  test('names a state that the screen shows though it is not there', async () => {
    const { faults } = await lookAt(screenOf((snapshot) => `${present(snapshot)}, perhaps open`));
    expect(faults).toEqual(['In door.shut one sees door.open']);
  });

  test('names a way that leads elsewhere than the chart says', async () => {
    const { faults } = await lookAt(screenOf(present, doorThatOpens('open')));
    expect(faults).toEqual(['"door.push: gently" leads to ["open","active"], not ["ringing","active"]']);
  });

  test('names a state that no way leads to', async () => {
    const shown = screenOf(present);
    const sees = { ...shown.sees, lost: () => undefined };
    expect(await lookAt({ ...shown, sees })).toEqual({ faults: [], missed: ['door.lost'] });
  });
});
