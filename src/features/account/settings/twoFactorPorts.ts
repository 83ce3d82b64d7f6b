import { fromPromise } from 'xstate';
import type { TwoFactorState } from '#domain/api/twoFactor.ts';
import * as endpoints from '#domain/api/twoFactor.ts';
import type { ChangeReply, SetUp, TwoFactorChange } from '#machines/account/twoFactor/twoFactor.ts';
import { PortFailure } from '#machines/lib/failure.ts';
import { toAccountResult } from '../../../account/toAccountResult.ts';
import { type Api, answerOf, type Refused } from '../../../api/client.ts';

async function drawn({ secret, uri }: { secret: string; uri: string }): Promise<SetUp> {
  const { encode } = await import('uqr');
  const { size, data } = encode(uri, { ecc: 'M', border: 4 });
  const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return { secret, size, path: squares.join('') };
}

type Answered<T> = { kind: 'answer'; answer: T } | { kind: 'empty' } | Refused;

/** A refusal is shown; anything else is a failure. */
async function replyOf<T>(response: Answered<T>, done: (answer: T) => ChangeReply | Promise<ChangeReply>) {
  if (response.kind === 'answer') return await done(response.answer);
  if (response.kind === 'empty') throw new PortFailure({ kind: 'unexpected', status: 204, detail: '' });
  return { kind: 'refused', text: toAccountResult(response).text } as const;
}

const codes = ({ recoveryCodes }: { recoveryCodes: readonly string[] }): ChangeReply => ({
  kind: 'codes',
  readCodes: () => recoveryCodes,
});

async function request(api: Api, change: TwoFactorChange, password: string): Promise<ChangeReply> {
  const body = { password };
  if (change === 'renewCodes') return await replyOf(await api.call(endpoints.renewRecoveryCodes, { body }), codes);
  if (change === 'turnOff') {
    return await replyOf(await api.call(endpoints.turnOffTwoFactor, { body }), () => ({ kind: 'off' }));
  }
  return await replyOf(await api.call(endpoints.setUpTwoFactor, { body }), async (answer) => {
    const setUp = await drawn(answer);
    return { kind: 'setUp', readSetUp: () => setUp };
  });
}

async function copy(text: string): Promise<void> {
  if (!navigator.clipboard) throw new PortFailure({ kind: 'unavailable', status: null, detail: '' });
  await navigator.clipboard.writeText(text).catch((cause: unknown) => {
    throw new PortFailure({ kind: 'unavailable', status: null, detail: '' }, { cause });
  });
}

/** Two-step sign-in of the user. Secrets go only to the screen, the clipboard and the printer. */
export function twoFactorPorts(api: Api) {
  return {
    loadState: fromPromise<TwoFactorState>(({ signal }) => answerOf(api.call(endpoints.getTwoFactor, { signal }))),
    requestChange: fromPromise<ChangeReply, { change: TwoFactorChange; password: string }>(
      ({ input: { change, password } }) => request(api, change, password),
    ),
    turnOn: fromPromise<ChangeReply, { otp: string }>(async ({ input }) =>
      replyOf(await api.call(endpoints.turnOnTwoFactor, { body: input }), codes),
    ),
    copyCodes: fromPromise<void, { readCodes: () => readonly string[] }>(({ input }) =>
      copy(input.readCodes().join('\n')),
    ),
  };
}
