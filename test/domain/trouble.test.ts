import { expect, test } from 'vitest';
import { troubleOf } from '#domain/jobs/trouble.ts';

const AWAY =
  'The mail server does not respond. Check its host, port and the firewall. Emails are sent again automatically.';

test.each([
  ['Greeting never received', AWAY, null],
  ['connect ECONNREFUSED 127.0.0.1:587', AWAY, null],
  ['connect ETIMEDOUT 10.0.0.1:465', AWAY, null],
  ['getaddrinfo ENOTFOUND mail.example.com', AWAY, null],
  [
    'Invalid login: 535 5.7.8 Error: authentication failed',
    'The mail server rejected the username or password. Check them in SMTP_URL and restart the shop.',
    '535 5.7.8 Error: authentication failed',
  ],
  [
    'Upgrading connection with STARTTLS failed: 502 Command not implemented',
    'The mail server does not support encryption on this port. Use smtps:// or another port in SMTP_URL.',
    '502 Command not implemented',
  ],
  [
    "Can't send mail - all recipients were rejected: 550 No such user here",
    'The mail server rejected the email permanently. Check the address with the recipient.',
    '550 No such user here',
  ],
  [
    "Can't send mail - all recipients were rejected: 451 4.7.1 Greylisted",
    'The mail server deferred the email. It is sent again automatically.',
    '451 4.7.1 Greylisted',
  ],
  [
    'The email was encrypted with another key: all servers of one database need the same MAIL_KEY',
    'This email was created with a different MAIL_KEY. All servers on one database need the same key.',
    null,
  ],
  ['Its time was over before it could be sent', 'The email expired before it could be sent. Ask for a new one.', null],
  ['This is not a valid email address', 'The email address is not valid. Correct it and resend the email.', null],
  ['the payload is none of mail', 'This job was created by another version of the shop.', null],
  ["Cannot read properties of undefined (reading 'x')", 'An unknown error occurred. See the server log.', null],
])('%s', (error, text, reply) => {
  expect(troubleOf(error)).toEqual({ text, reply });
});

test('what has not failed has no trouble', () => {
  expect(troubleOf(null)).toBeNull();
});
