import { setImmediate as everythingSettled } from 'node:timers/promises';
import { act } from '@testing-library/react';
import { fromPromise, type NonReducibleUnknown } from 'xstate';

interface Waiting<Output> {
  readonly answer: (output: Output) => void;
  readonly fail: (error: unknown) => void;
}

/** A port that answers on cue, the newest question first, and records its inputs. */
export function cue<Output, Input extends NonReducibleUnknown = NonReducibleUnknown>() {
  const asked: Input[] = [];
  const waiting: Waiting<Output>[] = [];
  const take = (): Waiting<Output> => {
    const next = waiting.pop();
    if (!next) throw new Error('Nothing was asked that is still awaited.');
    return next;
  };
  const settle = (run: () => void) =>
    act(async () => {
      run();
      await everythingSettled();
    });
  return {
    port: fromPromise<Output, Input>(
      ({ input }) =>
        new Promise((answer, fail) => {
          asked.push(input);
          waiting.push({ answer, fail });
        }),
    ),
    asked,
    answer: (output: Output) => settle(() => take().answer(output)),
    fail: (error: unknown) => settle(() => take().fail(error)),
  };
}
