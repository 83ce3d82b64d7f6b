import * as endpoints from '#domain/api/authentication.ts';
import { CLIENT_ID, type TokenRefusal } from '#domain/api/authentication.ts';
import { endOtherSessions, endSession, listSessions } from '#domain/api/sessions.ts';
import { getUser } from '#domain/api/user.ts';
import { accessText } from '#domain/texts/accessText.ts';
import { frameText } from '#domain/texts/frameText.ts';
import { serverText } from '#domain/texts/serverText.ts';
import { notFound } from '../../platform/http/refused.ts';
import { signedInUser } from '../access/caller.ts';
import { endSessions } from '../access/endSessions.ts';
import { endOwnSession, listOwnSessions } from '../access/ownSessions.ts';
import { type Route, route } from '../access/route.ts';
import { revokeSession } from '../access/signInRepository.ts';
import { shownCustomerKey } from '../customers/walkIn.ts';
import { exchangeCode } from '../punchout/exchangeCode.ts';
import { shownVisit } from '../punchout/shownVisit.ts';
import type { SessionServices } from './services.ts';
import { signIn } from './signInService.ts';
import { languageOf } from './userLanguage.ts';

const codeRejected = (): TokenRefusal => ({
  error: 'invalid_grant',
  error_description: frameText('session.codeRejected'),
  code: 'codeRejected',
});
/** The same response whether the user exists or not. */
const BAD_CREDENTIALS: TokenRefusal = {
  error: 'invalid_grant',
  error_description: 'Bad Request',
  code: 'badCredentials',
};
const tooManyAttempts = (): TokenRefusal => ({
  error: 'too_many_requests',
  error_description: serverText('login.tooManyAttempts'),
  code: 'tooManyAttempts',
});
/** This response is only for callers with the right password. */
const unverified = (): TokenRefusal => ({
  error: 'invalid_grant',
  error_description: accessText('account.verification.needed'),
  code: 'unverified',
});
const disabled = (): TokenRefusal => ({
  error: 'invalid_grant',
  error_description: serverText('account.disabled'),
  code: 'disabled',
});
const passwordExpired = (): TokenRefusal => ({
  error: 'invalid_grant',
  error_description: serverText('account.password.outgrown'),
  code: 'passwordExpired',
});
/** Only for callers with the right password, too. */
const secondFactor = (): TokenRefusal => ({
  error: 'invalid_grant',
  error_description: serverText('twoFactor.enterCode'),
  code: 'secondFactor',
});
const secondFactorWrong = (): TokenRefusal => ({
  error: 'invalid_grant',
  error_description: serverText('twoFactor.codeWrong'),
  code: 'secondFactorWrong',
});
const UNKNOWN_GRANT: TokenRefusal = {
  error: 'unsupported_grant_type',
  error_description: 'Grant type is not supported',
  code: 'unsupportedGrant',
};
const UNKNOWN_CLIENT: TokenRefusal = {
  error: 'invalid_client',
  error_description: 'Unknown client',
  code: 'unknownClient',
};

export function sessionRoutes(services: SessionServices): Route[] {
  const { database, clock, demoAccounts } = services;
  return [
    route(endpoints.requestToken, async ({ body, address, userAgent, reply }) => {
      const refuse = (status: number, refusal: TokenRefusal) => reply.code(status).send(refusal);
      if (body.grant_type === 'authorization_code') {
        const { code = '', redirect_uri: redirectUri = '' } = body;
        const begun = await exchangeCode(services, { code, redirectUri, userAgent });
        if (!begun) return refuse(401, codeRejected());
        return { access_token: begun.token, token_type: 'Bearer', expires_in: begun.expiresInSeconds };
      }
      if (body.grant_type !== 'password') return refuse(400, UNKNOWN_GRANT);
      if (body.client_id !== CLIENT_ID) return refuse(401, UNKNOWN_CLIENT);
      const { username = '', password = '', otp = '' } = body;
      const result = await signIn(services, { username, password, otp, address, userAgent });
      switch (result.outcome) {
        case 'signedIn':
          return { access_token: result.token, token_type: 'Bearer', expires_in: result.expiresInSeconds };
        case 'unknownUser':
          return refuse(401, BAD_CREDENTIALS);
        case 'disabled':
          return refuse(401, disabled());
        case 'unverified':
          return refuse(401, unverified());
        case 'secondFactor':
          return refuse(401, secondFactor());
        case 'secondFactorWrong':
          return refuse(401, secondFactorWrong());
        case 'passwordExpired':
          return refuse(401, { ...passwordExpired(), resetToken: result.resetToken });
        case 'tooManyFailures':
          reply.header('retry-after', result.retryAfterSeconds);
          return refuse(429, tooManyAttempts());
      }
    }),
    route(endpoints.listDemoAccounts, async () => [...demoAccounts]),
    route(endpoints.revokeToken, async ({ caller }) => {
      await revokeSession(database, signedInUser(caller).tokenHash, clock.now());
      return { isSuccess: true };
    }),
    route(listSessions, ({ caller }) => listOwnSessions(database, signedInUser(caller), clock.now())),
    route(endSession, async ({ caller, params }) => {
      const isEnded = await endOwnSession(database, signedInUser(caller), { id: params.id, now: clock.now() });
      if (!isEnded) throw notFound();
      return { isSuccess: true };
    }),
    route(endOtherSessions, async ({ caller }) => {
      const { id: userId, tokenHash } = signedInUser(caller);
      const now = clock.now();
      await database
        .transaction()
        .execute((transaction) => endSessions(transaction, { userId, except: tokenHash, code: 'sessionExpired', now }));
      return { isSuccess: true };
    }),
    route(getUser, async ({ caller, reply }) => {
      const user = signedInUser(caller);
      const { username, name, isSalesperson, customerKey, email, visit } = user;
      const language = await languageOf(database, user, reply);
      return {
        ...(language && { language }),
        ...(visit && { punchout: await shownVisit(database, visit) }),
        username,
        name,
        isSalesperson,
        customerKey: customerKey === null ? null : shownCustomerKey(customerKey),
        email,
      };
    }),
  ];
}
