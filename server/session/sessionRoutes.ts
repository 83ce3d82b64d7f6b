import * as endpoints from '#domain/api/authentication.ts';
import { CLIENT_ID } from '#domain/api/authentication.ts';
import { getUser } from '#domain/api/user.ts';
import { texts } from '#domain/texts.ts';
import { type Route, route } from '../http/route.ts';
import type { Services } from '../services.ts';
import { signedInUser } from './caller.ts';
import { revokeSession } from './signInRepository.ts';
import { signIn } from './signInService.ts';

export function sessionRoutes(services: Services): Route[] {
  const { database, clock, demoAccounts } = services;
  return [
    route(endpoints.requestToken, async ({ body, address, reply }) => {
      const refuse = (status: number, error: string, description: string) =>
        reply.code(status).send({ error, error_description: description });
      if (body.grant_type === 'authorization_code') return refuse(401, 'invalid_grant', texts.session.codeRejected);
      if (body.grant_type !== 'password') return refuse(400, 'unsupported_grant_type', 'Grant type is not supported');
      if (body.client_id !== CLIENT_ID) return refuse(401, 'invalid_client', 'Unknown client');
      const { username = '', password = '' } = body;
      const result = await signIn(services, { username, password, address });
      switch (result.outcome) {
        case 'signedIn':
          return { access_token: result.token, token_type: 'Bearer', expires_in: result.expiresInSeconds };
        case 'unknownUser':
          return refuse(401, 'invalid_grant', 'Bad Request');
        case 'tooManyFailures':
          reply.header('retry-after', result.retryAfterSeconds);
          return refuse(429, 'too_many_requests', texts.login.tooManyAttempts);
      }
    }),
    route(endpoints.listDemoAccounts, async () => [...demoAccounts]),
    route(endpoints.revokeToken, async ({ caller }) => {
      await revokeSession(database, signedInUser(caller).tokenHash, clock.now());
      return { isSuccess: true };
    }),
    route(getUser, async ({ caller }) => {
      const { username, name, isSalesperson, customerKey } = signedInUser(caller);
      return { username, name, isSalesperson, customerKey };
    }),
  ];
}
