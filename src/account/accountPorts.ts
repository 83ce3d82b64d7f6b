import { fromCallback, fromPromise } from 'xstate';
import * as consumer from '#domain/api/consumer.ts';
import * as password from '#domain/api/password.ts';
import { phoneDigits } from '#domain/phone.ts';
import { frameText } from '#domain/texts/frameText.ts';
import type { PasswordChange } from '#machines/account/changePassword/changePasswordMachine.ts';
import type { LoadedPreferences, Preferences } from '#machines/account/preferences/preferencesMachine.ts';
import type { LeavingRef } from '#machines/leaving/leavingMachine.ts';
import type { AccountResult } from '#machines/lib/accountResult.ts';
import { type Api, answerOf } from '../api/client.ts';
import { toAccountResult } from './toAccountResult.ts';

const WORK = { id: 'preferences', question: frameText('leaving.unsavedData') };

export function sendPasswordsPort(api: Api) {
  return fromPromise<AccountResult, PasswordChange>(async ({ input }) =>
    toAccountResult(await api.call(password.changePassword, { body: input })),
  );
}

async function loadPreferences(api: Api): Promise<LoadedPreferences> {
  const [known, settings] = await Promise.all([
    answerOf(api.call(consumer.getConsumer, {})),
    answerOf(api.call(consumer.getConsumerSettings, {})),
  ]);
  return { consumer: known, settings };
}

/** The server calls of a consumer's preferences, and the guard of unsaved input. */
export function preferencesPorts(api: Api, leaving: () => LeavingRef) {
  return {
    loadPreferences: fromPromise<LoadedPreferences>(() => loadPreferences(api)),
    savePreferences: fromPromise<AccountResult, Preferences>(async ({ input }) => {
      const { company, phone, email, emailOption } = input;
      const body = { company: company.trim(), phone: phoneDigits(phone), email: email.trim(), emailOption };
      return toAccountResult(await api.call(consumer.saveConsumer, { body }));
    }),
    holdUnsavedWork: fromCallback(() => {
      leaving().send({ type: 'work.started', work: WORK });
      return () => leaving().send({ type: 'work.settled', id: WORK.id });
    }),
  };
}
