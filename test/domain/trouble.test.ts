import { expect, test } from 'vitest';
import { troubleOf } from '#domain/jobs/trouble.ts';

const AWAY =
  'The mail server does not answer. Check its host, its port and the firewall; the letters follow by themselves.';

test.each([
  ['Greeting never received', AWAY, null],
  ['connect ECONNREFUSED 127.0.0.1:587', AWAY, null],
  ['connect ETIMEDOUT 10.0.0.1:465', AWAY, null],
  ['getaddrinfo ENOTFOUND mail.example.com', AWAY, null],
  [
    'Invalid login: 535 5.7.8 Error: authentication failed',
    'The mail server refuses the user or the password. Check them in SMTP_URL and start the shop again.',
    '535 5.7.8 Error: authentication failed',
  ],
  [
    'Upgrading connection with STARTTLS failed: 502 Command not implemented',
    'The mail server offers no encryption on this port. Use smtps:// or another port in SMTP_URL.',
    '502 Command not implemented',
  ],
  [
    "Can't send mail - all recipients were rejected: 550 No such user here",
    'The mail server refuses the letter for good. Check the address with the person it is for.',
    '550 No such user here',
  ],
  [
    "Can't send mail - all recipients were rejected: 451 4.7.1 Greylisted",
    'The mail server puts the letter off. It is tried again by itself.',
    '451 4.7.1 Greylisted',
  ],
  [
    'The letter was written under another key: all servers of one database need the same MAIL_KEY',
    'The letter was written under another MAIL_KEY. All servers of one database need the same one.',
    null,
  ],
  [
    'Its time was over before it could be sent',
    'Its time was over before it could be sent. Whoever needs it asks for a new one.',
    null,
  ],
  ['This is no email address', 'The address is no email address. Correct it, and have the letter written anew.', null],
  [
    'the payload is none of mail',
    'It was left by another version of the shop, which this one does not understand.',
    null,
  ],
  [
    "Cannot read properties of undefined (reading 'x')",
    "It failed for a reason that the shop has no words for. The server's log tells it.",
    null,
  ],
])('%s', (error, text, reply) => {
  expect(troubleOf(error)).toEqual({ text, reply });
});

test('what has not failed has no trouble', () => {
  expect(troubleOf(null)).toBeNull();
});
