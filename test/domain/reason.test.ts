import { expect, test } from 'vitest';
import type { RefusalCode } from '#domain/refusal/refusalCodes.ts';
import { codeRefusal, passwordRefusal, sessionEnd } from '#domain/session/reason.ts';

const answer = (status: number, code: string | null, text = '') => ({ status, code: code as RefusalCode | null, text });

test.each([
  ['badCredentials', answer(401, 'badCredentials', 'Bad Request'), 'Unknown user or invalid password'],
  ['unverified', answer(401, 'unverified', 'Open the link in our letter first.'), 'Open the link in our letter first.'],
  ['passwordExpired', answer(401, 'passwordExpired', 'Choose a new password.'), 'Choose a new password.'],
  ['disabled', answer(401, 'disabled', 'This account is closed.'), 'This account is closed.'],
  ['disabled', answer(401, 'disabled'), 'Authorization Failed'],
  ['tooManyAttempts', answer(429, 'tooManyAttempts'), 'Too many login attempts, please try again later'],
  ['unavailable', answer(503, 'unavailable'), 'Service temporarily unavailable'],
])('a password refused with the code %s is read by it', (code, refusal, text) => {
  expect(passwordRefusal(refusal)).toEqual({ code, text });
});

test.each([
  ['badCredentials', answer(401, null, 'Bad Request'), 'Unknown user or invalid password'],
  ['tooManyAttempts', answer(429, null, 'Slow down'), 'Too many login attempts, please try again later'],
  ['unavailable', answer(503, null), 'Service temporarily unavailable'],
  ['passwordChanged', answer(401, null, 'The user has changed password.'), 'The user has changed password.'],
  ['notAuthorized', answer(401, null, 'You are not authorized here.'), 'You are not authorized here.'],
  ['other', answer(400, null, ' Ask the office. '), 'Ask the office.'],
  ['other', answer(401, 'aCodeThatNobodyKnows', 'Ask the office.'), 'Ask the office.'],
  ['other', answer(401, null, '  '), 'Authorization Failed'],
])('a password refused without a code is %s by its status and words', (code, refusal, text) => {
  expect(passwordRefusal(refusal)).toEqual({ code, text });
});

test('a punchout code is rejected, or its session is over', () => {
  expect([codeRefusal(answer(401, null, 'Bad Request')), codeRefusal(answer(429, null))]).toEqual([
    { code: 'codeRejected', text: 'Authorization code rejected' },
    { code: 'punchoutExpired', text: 'Punchout session expired' },
  ]);
});

test.each([
  [answer(401, 'sessionExpired', 'Your session has expired'), 'sessionExpired', 'Your session has expired'],
  [answer(401, null), 'sessionExpired', 'Your session has expired'],
  [answer(401, 'passwordChanged', 'You changed password.'), 'passwordChanged', 'You changed password.'],
  [answer(401, 'passwordChanged', 'Sign in with the new one.'), 'passwordChanged', 'Sign in with the new one.'],
  [answer(401, null, 'The user has CHANGED PASSWORD.'), 'passwordChanged', 'The user has CHANGED PASSWORD.'],
  [answer(401, null, 'Not authorized'), 'notAuthorized', 'Not authorized'],
])('a session that %o ended is %s', (ended, code, text) => {
  expect(sessionEnd(ended)).toEqual({ code, text });
});
