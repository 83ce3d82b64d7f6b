import { mkdtemp, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emailContent } from '#server/modules/email/emailContent.ts';
import { emailHtml } from '#server/modules/email/emailHtml.ts';
import { plainText } from '#server/modules/email/plainText.ts';
import { smtpTransport } from '#server/modules/email/smtpTransport.ts';
import { encryptWith, readMailKey } from '#server/platform/crypto/encryption.ts';

const shop = {
  name: 'Harbor & <Sons>',
  address: '1 Quay Street\nPortland, ME 04101',
  phone: '(207) 555-0100',
  timeZone: 'America/New_York',
  logoName: 'logo.svg',
};
const context = {
  name: 'Marisol Quint',
  shop,
  publicUrl: 'https://shop.example.com',
  expiresAt: new Date('2026-07-04T20:05:00Z'),
};

test('an invitation links to the choice of a password, and shows how long it is valid and the user name', () => {
  const content = emailContent({ kind: 'invitation', token: 'a/b+c', username: 'marisol' }, context);
  expect(plainText(content, shop)).toBe(`Hello Marisol Quint,

Harbor & <Sons> has made an account for you to order with. Choose a password to begin.

Username: marisol

Choose a password:
https://shop.example.com/changepassword?t=a%2Fb%2Bc

This link expires July 4, 2026 at 4:05 PM ET.

-- 
Harbor & <Sons>
1 Quay Street
Portland, ME 04101
(207) 555-0100
`);
});

test('a changed password shows when, and what to do if it was another person', () => {
  const content = emailContent({ kind: 'passwordChanged', changedAt: '2026-07-04T20:05:00.000Z' }, context);
  const text = plainText(content, shop);
  expect(text).toContain('changed on July 4, 2026 at 4:05 PM ET.');
  expect(text).toContain('call us at (207) 555-0100.');
});

test('a change of two-step sign-in shows what changed and when, and what to do if it was another person', () => {
  const changes = ['on', 'off', 'codes'] as const;
  const written = changes.map((change) =>
    emailContent({ kind: 'twoFactorChanged', change, changedAt: '2026-07-04T20:05:00.000Z' }, context),
  );
  expect(written.map(({ subject }) => subject)).toEqual([
    'Two-step sign-in at Harbor & <Sons> was turned on',
    'Two-step sign-in at Harbor & <Sons> was turned off',
    'New recovery codes for Harbor & <Sons>',
  ]);
  for (const content of written) {
    expect(plainText(content, shop)).toContain('for your account on July 4, 2026 at 4:05 PM ET.');
    expect(plainText(content, shop)).toContain('choose Reset Password on the sign-in page now and call us at');
  }
});

test('a changed email address is reported without the new one', () => {
  const changed = { kind: 'emailChanged', changedAt: '2026-07-04T20:05:00.000Z', language: null } as const;
  expect(plainText(emailContent(changed, context), shop)).toContain(
    `This email address was removed from your account on July 4, 2026 at 4:05 PM ET. Emails about your account and your orders no longer go to it.

If this was not you, call us at (207) 555-0100.`,
  );
});

test('settings and names are text in the HTML, and break no line of the text', () => {
  const hostile = { ...context, name: `"><img src=x onerror='alert(1)'>\n\n-- \nBuy` };
  const content = emailContent({ kind: 'resetPassword', token: '"><script>', username: '<script>' }, hostile);
  const attachment = { fileName: 'logo.png', contentType: 'image/png', content: Buffer.alloc(0) };
  const html = emailHtml(content, shop, {
    attachment: { ...attachment, contentId: 'logo"onload=x' },
    width: 20,
    height: 10,
  });
  expect(html).not.toMatch(/<script|<img src=x|"onload|<Sons>/);
  expect(html).toContain('Harbor &amp; &lt;Sons&gt;');
  expect(plainText(content, shop).split('\n')[0]).toBe(`Hello "><img src=x onerror='alert(1)'> -- Buy,`);
});

test('without a logo the name of the shop heads the email', () => {
  const content = emailContent({ kind: 'accountExists' }, context);
  expect(emailHtml(content, shop, null)).not.toContain('<img');
});

test('encrypted text is decrypted by the same key and label only, and never encrypted the same twice', () => {
  const encryption = encryptWith('one');
  const sealed = encryption.close('the token', 'letter 1');
  expect(sealed.toString('latin1')).not.toContain('token');
  expect(encryption.open(sealed, 'letter 1')).toBe('the token');
  expect(encryption.close('the token', 'letter 1').equals(sealed)).toBe(false);
  expect(() => encryption.open(sealed, 'letter 2')).toThrow('MAIL_KEY');
  expect(() => encryptWith('two').open(sealed, 'letter 1')).toThrow('MAIL_KEY');
});

test('the key of a data folder is made once, and is for the shop alone', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'storefront-key-'));
  const [one, other] = await Promise.all([readMailKey(dataDir, null), readMailKey(dataDir, null)]);
  expect(one).toBe(other);
  expect(one.length).toBeGreaterThanOrEqual(43);
  expect(await readMailKey(dataDir, null)).toBe(one);
  expect((await stat(join(dataDir, 'mail.key'))).mode & 0o777).toBe(0o600);
  expect(await readMailKey(dataDir, 'given')).toBe('given');
  await rm(dataDir, { recursive: true });
});

test('a password is not sent to a remote server without TLS', async () => {
  const received: string[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.write('220 plain\r\n');
    socket.on('data', (bytes) => {
      received.push(String(bytes));
      socket.write(/^EHLO/.test(String(bytes)) ? '250-plain\r\n250 AUTH PLAIN\r\n' : '502 no\r\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  // A name of this computer other than its loopback names.
  const transport = smtpTransport(`smtp://shop:secret@0.0.0.0:${port}`);
  const message = {
    messageId: '<a@b.example>',
    from: { name: '', address: 'a@b.example' },
    to: { name: '', address: 'c@d.example' },
    subject: '',
    text: '',
    html: '',
    date: new Date(0),
    attachments: [],
  };
  await expect(transport.send(message)).rejects.toThrow();
  expect(received.join()).not.toContain('AUTH');
  expect(transport.description).not.toContain('secret');
  await new Promise((resolve) => server.close(resolve));
});
