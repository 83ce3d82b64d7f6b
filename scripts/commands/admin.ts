import { ensureSite } from '#server/app/emptyShop.ts';
import { type AdminLink, createAdmin, resetAdmin } from '#server/modules/accounts/adminAccount.ts';
import { turnOffFor } from '#server/modules/twoFactor/turnOffFor.ts';
import { systemClock } from '#server/platform/clock.ts';
import { randomIds } from '#server/platform/ids.ts';
import { readOptions, refuseOptions } from '../options.mjs';
import { onDatabase } from './onDatabase.ts';

const USAGE = `Creates an admin account, or resets the password of one. Prints a link to choose the password.
  npm run admin -- create --email you@example.com [--name "Ada Ordway"] [--username ada]
  npm run admin -- reset [--username ada | --email you@example.com]
  npm run admin -- two-step-off --username ada    turns off two-step sign-in, for any user who lost their codes
Uses the database of DATABASE_URL, or else the embedded one in DATA_DIR. The shop may be running.`;

await onDatabase(
  async () => {
    const { command, email, name, username } = readArguments();
    return async (database, { publicUrl }) => {
      await ensureSite(database);
      const parts = { database, clock: systemClock, ids: randomIds };
      if (command === 'two-step-off') {
        console.log(`Two-step sign-in of ${await turnOffFor(parts, username ?? '')} is off.`);
        return 0;
      }
      const link =
        command === 'create'
          ? await createAdmin(parts, { email: email ?? '', name, username })
          : await resetAdmin(parts, username ?? email ?? null);
      console.log(linkText(link, publicUrl));
      return 0;
    };
  },
  { besideShop: true },
);

function linkText({ username, token, expiresAt }: AdminLink, publicUrl: string): string {
  return `
Choose the password of ${username} here. The link works once, until ${expiresAt.toLocaleString('en-US')}:

  ${publicUrl}/changepassword?t=${encodeURIComponent(token)}
`;
}

function readArguments() {
  const text = { type: 'string' } as const;
  const options = { email: text, name: text, username: text };
  const { values, positionals } = readOptions({ allowPositionals: true, options }, USAGE);
  const command = positionals.join(' ');
  if (!['create', 'reset', 'two-step-off'].includes(command)) {
    refuseOptions('Name a command: create, reset or two-step-off.', USAGE);
  }
  if (command === 'create' && values.email === undefined) refuseOptions('--email is missing.', USAGE);
  if (command === 'two-step-off' && values.username === undefined) refuseOptions('--username is missing.', USAGE);
  return { ...values, command };
}
