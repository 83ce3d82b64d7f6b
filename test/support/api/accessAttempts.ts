import type { Endpoint } from '#domain/api/endpoint.ts';
import { hashToken } from '#server/platform/http/token.ts';
import type { Row, Whose } from './accessGates.ts';
import { FIXTURE_NOW, sessionIdOf } from './fixture.ts';
import { OWNERS, type Owner } from './ownedObjects.ts';
import type { Api } from './servedApi.ts';

const NOW = new Date(FIXTURE_NOW);

export interface Attempt {
  endpoint: Endpoint;
  row: Row;
  whose: Whose;
  /** Whose objects are the caller's own. */
  owner: Owner;
  /** The owner of the objects, if not the default; and the rival, if not the default. */
  foreign?: Owner;
  headers: Record<string, string>;
}

export function ownerNamed(name: string): Owner {
  const owner = OWNERS.find((one) => one.name === name);
  if (!owner) throw new Error(`there is no owner called ${name}`);
  return owner;
}

/** The id of the session behind a token of `tokenFor`. */
const sessionOf = (token: string) => `session-${token.replace('Bearer ', '')}`;

/** Of a session of its own: a call may end it. */
export async function tokenFor(
  { database }: Api,
  { id, username }: Pick<Owner, 'id' | 'username'>,
  session: { revoked_at?: Date; last_used_at?: Date } = {},
): Promise<string> {
  const token = `${username}-${Math.random().toString(36).slice(2)}`;
  await database
    .insertInto('session')
    .values({
      id: sessionOf(token),
      token_hash: hashToken(token),
      user_id: id,
      created_at: NOW,
      last_used_at: NOW,
      revoked_at: null,
      ...session,
    })
    .execute();
  return token;
}

export async function allowGuests({ database }: Api, areAllowed: boolean): Promise<void> {
  await database
    .updateTable('site')
    .set(({ ref, fn, val }) => ({
      settings: fn('jsonb_set', [ref('settings'), val('{allowGuest}'), val(JSON.stringify(areAllowed))]),
    }))
    .execute();
}

/** Another customer's objects: behind key 0 too, each user is separate (readings 122). */
function foreignTo({ name, customerKey }: Owner): string {
  if (customerKey < 0) return name === 'shopper' ? 'neighbour' : 'shopper';
  return customerKey === ownerNamed('baker').customerKey ? 'chef' : 'baker';
}

function withMarks(
  text: string,
  {
    owner,
    foreign = ownerNamed(foreignTo(owner)),
    headers,
  }: Pick<Attempt, 'owner' | 'foreign'> & Partial<Pick<Attempt, 'headers'>>,
): string {
  return text
    .replace(':foreignOrder', foreign.order)
    .replace(':foreignLine', String(foreign.line))
    .replace(':foreignUser', foreign.name)
    .replace(':foreignSession', sessionIdOf(foreign.id))
    .replace(':session', sessionOf(headers?.authorization ?? ''))
    .replace(':line', String(owner.line))
    .replace(':order', owner.order)
    .replace(':user', owner.name);
}

export function pathOf({ endpoint: { path }, row: { params, query }, whose, ...of }: Attempt): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => withMarks(params?.[whose]?.[name] ?? '', of));
  return query ? `${filled}?${query}` : filled;
}

export function payloadOf({ row, owner }: Pick<Attempt, 'row' | 'owner'>): { payload?: string; type?: string } {
  if (row.form) {
    return { payload: new URLSearchParams(row.form).toString(), type: 'application/x-www-form-urlencoded' };
  }
  if (row.body === undefined) return {};
  return { payload: withMarks(JSON.stringify(row.body), { owner }), type: 'application/json' };
}

export async function attempt({ app }: Api, asked: Attempt): Promise<{ status: number; body: string }> {
  const { payload, type } = payloadOf(asked);
  const response = await app.inject({
    method: asked.endpoint.method,
    url: pathOf(asked),
    headers: { ...asked.headers, ...(type === undefined ? {} : { 'content-type': type }) },
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: response.statusCode, body: response.body.replace(/"requestId":"[^"]+"/, '') };
}
