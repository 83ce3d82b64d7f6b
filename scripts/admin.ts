import { parseArgs } from 'node:util';
import { type AdminLink, createAdmin, resetAdmin } from '#server/account/adminAccount.ts';
import { systemClock } from '#server/clock.ts';
import { ensureSite } from '#server/database/emptyShop.ts';
import { randomIds } from '#server/ids.ts';
import { StartError } from '#server/startError.ts';
import { onDatabase } from './onDatabase.ts';

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
      console.log(told(link, publicUrl));
      return 0;
    };
  },
  { besideShop: true },
);

function told({ username, token, expiresAt }: AdminLink, publicUrl: string): string {
  return `
${username} runs this shop once a password is chosen here (the link works once, until ${expiresAt.toLocaleString('en-US')}):

  ${publicUrl}/changepassword?t=${encodeURIComponent(token)}
`;
}

function readArguments() {
  const { values, positionals } = parseOptions();
  const [command, ...rest] = positionals;
  if (command === undefined || !['create', 'reset'].includes(command) || rest.length > 0) throw new StartError(USAGE);
  if (command === 'create' && values.email === undefined) throw new StartError(`--email is missing.\n\n${USAGE}`);
  return { ...values, command };
}

function parseOptions() {
  try {
    const text = { type: 'string' } as const;
    return parseArgs({ allowPositionals: true, options: { email: text, name: text, username: text } });
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
  }
}
