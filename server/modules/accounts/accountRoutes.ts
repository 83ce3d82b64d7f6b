import * as consumer from '#domain/api/consumer.ts';
import * as password from '#domain/api/password.ts';
import { accessText } from '#domain/texts/accessText.ts';
import { signedInUser } from '../access/caller.ts';
import { type Route, route } from '../access/route.ts';
import { findConsumer } from './accountRepository.ts';
import { findConsumerSettings, findPasswordOptions } from './accountSettings.ts';
import { refusedForm } from './newPassword.ts';
import { savePasswordOptions } from './passwordOptionsService.ts';
import { changePassword, requestReset, resetPassword, resetUserType } from './passwordService.ts';
import { savePreferences } from './preferenceService.ts';
import type { AccountServices } from './services.ts';
import { resendVerification, signUp, verifyAddress } from './signUpService.ts';

const done = (message: string) => ({ isSuccess: true, message });

export function accountRoutes(services: AccountServices): Route[] {
  const { database } = services;
  return [
    route(consumer.getConsumerSettings, () => findConsumerSettings(database)),
    route(consumer.signUp, async ({ caller, body, address }) => {
      if (!caller.site.settings.allowConsumer) {
        throw refusedForm([{ code: 'signUpClosed', text: accessText('account.signUp.closed') }]);
      }
      const { company, phone, optIn = false, ...fields } = body;
      const typed = { ...fields, company: company ?? '', phone: phone ?? '', emailOption: optIn };
      await signUp(services, { ...typed, address });
      return done(accessText('account.signUp.done'));
    }),
    route(consumer.verifyConsumer, async ({ query }) => {
      await verifyAddress(services, query.t ?? '');
      return { isSuccess: true };
    }),
    route(consumer.resendVerification, async ({ body, address }) => {
      await resendVerification(services, { email: body.email, address });
      return { isSuccess: true };
    }),
    route(consumer.getConsumer, ({ caller }) => findConsumer(database, signedInUser(caller).id)),
    route(consumer.saveConsumer, async ({ caller, body }) => {
      await savePreferences(services, signedInUser(caller), body);
      return done(accessText('account.preferences.saved'));
    }),
    route(password.getPasswordOptions, () => findPasswordOptions(database)),
    route(password.savePasswordOptions, async ({ caller, body }) => {
      await savePasswordOptions(services, { chosen: body, by: signedInUser(caller) });
      return { isSuccess: true };
    }),
    route(password.changePassword, async ({ caller, body, address }) => {
      await changePassword(services, { ...body, user: signedInUser(caller), address });
      return done(accessText('account.password.updated'));
    }),
    route(password.getResetUserType, ({ body, address }) => resetUserType(services, { ...body, address })),
    route(password.requestPasswordReset, async ({ body, address }) => {
      await requestReset(services, { ...body, address });
      return done(accessText('account.password.resetRequested'));
    }),
    route(password.resetPassword, async ({ body, address }) => {
      await resetPassword(services, { ...body, email: body.email?.trim() ?? '', address });
      return done(accessText('account.password.updated'));
    }),
  ];
}
