import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { isScope, SCOPES, type Scope } from '#domain/integration/scopes.ts';
import { tokenNameProblem } from '#domain/integration/tokenRules.ts';
import { adminText } from '#domain/texts/adminText.ts';
import {
  addServiceToken,
  findActiveToken,
  findServiceTokens,
  revokeServiceToken,
} from '#server/modules/integration/serviceTokens.ts';
import type { Database } from '#server/platform/database/schema.ts';
import { StartError } from '#server/platform/startError.ts';
import { readOptions, refuseOptions } from '../options.mjs';
import { onDatabase } from './onDatabase.ts';

const USAGE = `Creates, lists and revokes the tokens with which other programs call the API.
  npm run token -- create --name erp --scopes ${SCOPES.join(',')}
  npm run token -- list
  npm run token -- revoke --name erp
Uses the database of DATABASE_URL, or else the embedded one in DATA_DIR. The shop may be running.`;

/** All tokens, because a console needs no pages. */
const EVERY = { limit: 10_000, offset: 0 };
const log = (line: string) => console.log(line);

function readArguments() {
  const options = { name: { type: 'string' }, scopes: { type: 'string' } } as const;
  const { positionals, values } = readOptions({ allowPositionals: true, options }, USAGE);
  return { command: positionals.join(' '), ...values };
}

function readName(name: string | undefined): string {
  if (name === undefined || tokenNameProblem(name) !== null) {
    refuseOptions('--name must be 1 to 60 letters, digits, blanks, dots or hyphens, such as erp.', USAGE);
  }
  return name.trim();
}

function readScopes(text = ''): Scope[] {
  const scopes = [...new Set(text.split(',').map((scope) => scope.trim()))];
  const unknown = scopes.filter((scope) => !isScope(scope));
  if (unknown.length > 0)
    refuseOptions(`--scopes has ${JSON.stringify(unknown[0])}: each must be one of ${SCOPES.join(', ')}.`, USAGE);
  return scopes.filter(isScope);
}

async function create(database: Kysely<Database>, name: string, scopes: readonly Scope[]): Promise<void> {
  const secret = `svc_${randomBytes(32).toString('base64url')}`;
  const added = await addServiceToken(database, { userId: null, now: new Date() }, { name, scopes, secret });
  if (!added) throw new StartError(adminText('token.nameInUse', { name }));
  log(`${secret}\n\nThe token is shown only once. Send it in the header "Authorization: Bearer …" of each call.`);
}

async function list(database: Kysely<Database>): Promise<void> {
  const { rows: tokens } = await findServiceTokens(database, EVERY);
  if (tokens.length === 0) log('There are no tokens.');
  for (const { name, scopes, last_used_at: used, revoked_at: revoked } of tokens) {
    const use = used === null ? 'never used' : `last used ${used.toISOString()}`;
    log(`${name}  ${scopes.join(',')}  ${use}${revoked === null ? '' : `, revoked ${revoked.toISOString()}`}`);
  }
}

async function revoke(database: Kysely<Database>, name: string): Promise<void> {
  const id = await findActiveToken(database, name);
  if (id === null) throw new StartError(`No token named ${name} is in use.`);
  await revokeServiceToken(database, { userId: null, now: new Date() }, id);
  log(`Token ${name} revoked.`);
}

/** Reads and validates the arguments before the database opens, and returns the command. */
function readCommand(): (database: Kysely<Database>) => Promise<void> {
  const { command, name, scopes } = readArguments();
  if (command === 'list') return list;
  if (command !== 'create' && command !== 'revoke') refuseOptions('Name a command: create, list or revoke.', USAGE);
  const chosen = readName(name);
  if (command === 'revoke') return (database) => revoke(database, chosen);
  const granted = readScopes(scopes);
  return (database) => create(database, chosen, granted);
}

await onDatabase(
  async () => {
    const command = readCommand();
    return async (database) => {
      await command(database);
      return 0;
    };
  },
  { besideShop: true },
);
