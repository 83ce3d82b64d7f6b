import { parseArgs } from 'node:util';
import { type AdminLink, createAdmin, resetAdmin } from '#server/account/adminAccount.ts';
import { systemClock } from '#server/clock.ts';
import { readConfig } from '#server/config.ts';
import { connect } from '#server/database/connect.ts';
import { ensureSite } from '#server/database/emptyShop.ts';
import { migrateToLatest } from '#server/database/migrate.ts';
import { openDatabase } from '#server/database/openDatabase.ts';
import { randomIds } from '#server/ids.ts';
import { createShutdown } from '#server/shutdown.ts';
import { StartError } from '#server/startError.ts';

const USAGE = `Makes an account that runs the shop, or lets one in again; prints a link to choose its password.
  npm run admin -- create --email you@example.com [--name "Ada Ordway"] [--username ada]
  npm run admin -- reset [--username ada | --email you@example.com]
It works on the database of DATABASE_URL, else on the embedded one in DATA_DIR, whether the shop runs or not.`;

const log = (line: string) => console.log(line);
const report = (error: unknown) => console.error(error instanceof StartError ? error.message : error);
const shutdown = createShutdown(log, report);

try {
  await run();
  await shutdown.stop(0);
} catch (error) {
  if (!shutdown.isStopping()) {
    report(error);
    await shutdown.stop(1);
  }
}

async function run(): Promise<void> {
  const { command, email, name, username } = readArguments();
  const config = readConfig(process.env);
  const opening = openDatabase({ ...config, log, besideShop: true });
  shutdown.add(() => opening.then((opened) => opened.stop()), 3_700);
  const { url, description } = await opening;
  log(`Database: ${description}`);
  await migrateToLatest(url);
  const database = connect(url);
  shutdown.add(() => database.destroy(), 200);
  await ensureSite(database);
  const parts = { database, clock: systemClock, ids: randomIds };
  const link =
    command === 'create'
      ? await createAdmin(parts, { email: email ?? '', name, username })
      : await resetAdmin(parts, username ?? email ?? null);
  log(told(link, config.publicUrl));
}

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
