import { fromPromise } from 'xstate';
import type { PasswordOptions } from '#domain/account/passwordPolicy.ts';
import * as consumer from '#domain/api/consumer.ts';
import * as password from '#domain/api/password.ts';
import { phoneDigits } from '#domain/phone.ts';
import type { ConsumerSettings } from '#domain/settings/consumerSettings.ts';
import type { TokenOwner } from '#machines/access/newPassword/newPasswordMachine.ts';
import type { Registration } from '#machines/access/signUp/signUpMachine.ts';
import type { AccountResult } from '#machines/lib/accountResult.ts';
import { type Api, answerOf } from '../api/client.ts';
import { toAccountResult } from './toAccountResult.ts';

export function loadPolicyPort(api: Api) {
  return fromPromise<PasswordOptions>(() => answerOf(api.call(password.getPasswordOptions, {})));
}

/** The server calls that a user who is not signed in needs. */
export function accessPorts(api: Api) {
  return {
    loadPolicy: loadPolicyPort(api),
    loadConsumerSettings: fromPromise<ConsumerSettings>(() => answerOf(api.call(consumer.getConsumerSettings, {}))),
    signUp: fromPromise<AccountResult, Registration & { verifyToken: string }>(async ({ input }) => {
      const body = { ...input, email: input.email.trim(), phone: phoneDigits(input.phone) };
      return toAccountResult(await api.call(consumer.signUp, { body }));
    }),
    verifyToken: fromPromise<boolean, { token: string }>(async ({ input }) => {
      const response = await api.call(consumer.verifyConsumer, { query: { t: input.token } });
      return response.kind === 'answer' && response.answer.isSuccess;
    }),
    resend: fromPromise<AccountResult, { email: string }>(async ({ input }) =>
      toAccountResult(await api.call(consumer.resendVerification, { body: { email: input.email.trim() } })),
    ),
    requestReset: fromPromise<AccountResult, { emailOrUsername: string; verifyToken: string }>(async ({ input }) =>
      toAccountResult(await api.call(password.requestPasswordReset, { body: input })),
    ),
    lookUpToken: fromPromise<TokenOwner, { token: string }>(async ({ input }) => {
      const { errors, isB2B } = await answerOf(
        api.call(password.getResetUserType, { body: { resetToken: input.token } }),
      );
      return { error: errors[0] ?? null, isB2B };
    }),
    setPassword: fromPromise<AccountResult, { password: string; resetToken: string; verifyToken: string }>(
      async ({ input }) => toAccountResult(await api.call(password.resetPassword, { body: input })),
    ),
  };
}
