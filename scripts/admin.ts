import { ensureSite } from '#server/app/emptyShop.ts';
import { type AdminLink, createAdmin, resetAdmin } from '#server/modules/accounts/adminAccount.ts';
import { systemClock } from '#server/platform/clock.ts';
import { randomIds } from '#server/platform/ids.ts';
import { onDatabase } from './onDatabase.ts';
import { readOptions, refuseOptions } from './options.mjs';

const USAGE = `Makes an account that runs the shop, or lets one in again; prints a link to choose its password.
  npm run admin -- create --email you@example.com [--name "Ada Ordway"] [--username ada]
  npm run admin -- reset [--username ada | --email you@example.com]
It works on the database of DATABASE_URL, else on the embedded one in DATA_DIR, whether the shop runs or not.`;

await onDatabase(
  async () => {
    const { command, email, name, username } = readArguments();
    return async (database, { publicUrl }) => {
      await ensureSite(database);
      const parts = { database, clock: systemClock, ids: randomIds };
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
${username} runs this shop once a password is chosen here (the link works once, until ${expiresAt.toLocaleString('en-US')}):

  ${publicUrl}/changepassword?t=${encodeURIComponent(token)}
`;
}

function readArguments() {
  const text = { type: 'string' } as const;
  const options = { email: text, name: text, username: text };
  const { values, positionals } = readOptions({ allowPositionals: true, options }, USAGE);
  const command = positionals.join(' ');
  if (!['create', 'reset'].includes(command)) refuseOptions('Say what to do: create or reset.', USAGE);
  if (command === 'create' && values.email === undefined) refuseOptions('--email is missing.', USAGE);
  return { ...values, command };
}
