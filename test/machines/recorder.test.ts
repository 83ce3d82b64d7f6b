import { describe, expect, test } from 'vitest';
import { assign, createActor, createMachine } from 'xstate';
import { RECORDING_LIMITS } from '#domain/recording/recording.ts';
import { leavingMachine } from '#machines/leaving/leavingMachine.ts';
import { recordActors } from '../../src/support/recorder.ts';

const MINUTE_MS = 60_000;
const work = { id: 'address', question: 'Leave without saving?' };

function recorded() {
  const clock = { now: 0 };
  const leaving = createActor(leavingMachine).start();
  const recorder = recordActors([leaving], () => clock.now);
  return { clock, leaving, recorder };
}

describe('the recorder', () => {
  test('names machine, event and states, and the states before it began', () => {
    const { clock, leaving, recorder } = recorded();
    leaving.send({ type: 'work.started', work });
    clock.now = 1500;
    leaving.send({ type: 'leave.request' });
    expect(recorder.recording()).toEqual({
      actors: [{ machine: 'leaving', states: 'free' }],
      steps: [
        { at: 0, actor: 0, event: 'work.started', states: 'guarded' },
        { at: 1500, actor: 0, event: 'leave.request', states: 'asking' },
      ],
    });
  });

  test('records an event that is repeated without an effect once', () => {
    const { leaving, recorder } = recorded();
    for (let times = 0; times < 8; times += 1) leaving.send({ type: 'work.started', work });
    expect(recorder.recording().steps.map(({ states }) => states)).toEqual(['guarded']);
  });

  test('keeps the last minutes and the last steps, and where the machine was before them', () => {
    const { clock, leaving, recorder } = recorded();
    leaving.send({ type: 'work.started', work });
    clock.now = (RECORDING_LIMITS.minutes + 1) * MINUTE_MS;
    leaving.send({ type: 'leave.request' });
    expect(recorder.recording()).toEqual({
      actors: [{ machine: 'leaving', states: 'guarded' }],
      steps: [{ at: 0, actor: 0, event: 'leave.request', states: 'asking' }],
    });
    for (let times = 0; times < RECORDING_LIMITS.steps; times += 1) {
      leaving.send({ type: 'leave.refuse' });
      leaving.send({ type: 'leave.request' });
    }
    expect(recorder.recording().steps).toHaveLength(RECORDING_LIMITS.steps);
  });

  test('has no name that is not of the program: an unknown event is a mark', () => {
    const { leaving, recorder } = recorded();
    leaving.send({ type: 'Wilhelmina' } as never);
    expect(recorder.recording().steps).toEqual([{ at: 0, actor: 0, event: '…', states: 'free' }]);
  });

  test('shows the event that stopped a machine with an error', () => {
    const breaking = createMachine({
      id: 'breaking',
      initial: 'fine',
      states: {
        fine: {
          on: {
            break: {
              actions: assign(() => {
                throw new Error('4111111111111111');
              }),
            },
          },
        },
      },
    });
    const actor = createActor(breaking);
    actor.subscribe({ error: () => undefined });
    actor.start();
    const recorder = recordActors([actor], () => 0);
    actor.send({ type: 'break' });
    expect(recorder.recording()).toEqual({
      actors: [{ machine: 'breaking', states: 'fine' }],
      steps: [{ at: 0, actor: 0, event: 'break', states: '' }],
    });
  });

  test('keeps nothing after it was stopped', () => {
    const { leaving, recorder } = recorded();
    leaving.send({ type: 'work.started', work });
    recorder.stop();
    leaving.send({ type: 'leave.request' });
    expect(recorder.recording()).toEqual({ actors: [], steps: [] });
  });
});
