import { connect } from 'node:net';
import { getCart } from '#domain/api/cart.ts';
import { contract } from '#domain/api/contract.ts';
import { Refusal } from '#domain/api/refusal.ts';
import { type Random, randomFor } from '#server/app/demoData/random.ts';
import { isOf } from '#src/api/schemaCheck.ts';
import { ownerNamed, tokenFor } from '../api/accessAttempts.ts';
import { fillOwnedObjects, fingerprintOfOthers, MARKED, markOf, type Owner } from '../api/ownedObjects.ts';
import type { Api } from '../api/servedApi.ts';
import { buyersDay, type SentRequest } from './buyersDay.ts';
import { type CampaignOptions, type CampaignResult, type CampaignTally, oneOf, runCampaign } from './campaign.ts';
import { developersWordIn } from './developerWords.ts';
import { MALFORMED_LINES, SCRIPT, TAMPERINGS } from './tampering.ts';

interface Answer {
  status: number;
  type: string;
  body: string;
}

const REFILLED_AFTER = 25;
const CLOSED_AFTER_MS = 10_000;

function parsed(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

/** The texts of a refusal in one of the agreed shapes; null for any other shape. */
function textsOf(body: string): string[] | null {
  const fields = parsed(body);
  if (isOf(Refusal, fields)) return [fields.message, ...fields.errors];
  const { error, error_description: text, isSuccess, errorReason } = fields;
  if (typeof error === 'string' && typeof text === 'string') return [text];
  return isSuccess === false && typeof errorReason === 'string' ? [errorReason] : null;
}

/** The errors of an answer, for any request. */
function faultsOf({ status, type, body }: Answer, { method, url }: SentRequest, mayRead: number): string[] {
  const faults: string[] = [];
  if (status >= 500) faults.push(`answered ${status}: ${body.slice(0, 200)}`);
  const isHtml = type.includes('html');
  if (isHtml && body.includes(SCRIPT)) faults.push('a script is in a page');
  if (status >= 400 && status < 500 && method !== 'HEAD' && !isHtml) {
    const refusesInText = contract.some((endpoint) => endpoint.refusesInText && url.startsWith(endpoint.path));
    const texts = refusesInText && type.includes('text/plain') ? [body] : textsOf(body);
    if (!texts) faults.push(`refused with ${status} in another shape: ${body.slice(0, 200)}`);
    for (const text of texts ?? []) {
      const word = developersWordIn(text);
      if (word !== null) faults.push(`refused with ${status} in no words for people (${word}): ${text}`);
    }
  }
  for (const customerKey of MARKED) {
    if (customerKey !== mayRead && body.includes(markOf(customerKey)) && status < 400)
      faults.push(`shows what is only for ${customerKey}`);
  }
  if ('polluted' in {}) faults.push('a prototype was changed');
  return faults;
}

async function inject({ app }: Api, { method, url, headers, payload }: SentRequest): Promise<Answer> {
  const response = await app.inject({
    method: method as 'GET',
    url,
    headers,
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: response.statusCode, type: String(response.headers['content-type'] ?? ''), body: response.body };
}

/** Every answer of a connection to these bytes; it is closed when nothing more comes. */
async function throwAt(port: number, bytes: string): Promise<Answer[]> {
  const text = await new Promise<string>((resolve) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.end(Buffer.from(bytes, 'latin1')));
    socket.setTimeout(CLOSED_AFTER_MS, () => socket.destroy());
    socket.on('data', (chunk) => {
      received += chunk.toString('utf8');
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(received));
  });
  return text.split(/(?=HTTP\/1\.1 \d{3} )/).flatMap((part) => {
    const [head = '', ...rest] = part.split('\r\n\r\n');
    const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]);
    const type = /content-type: ([^\r]*)/i.exec(head)?.[1] ?? '';
    return Number.isNaN(status) ? [] : [{ status, type, body: rest.join('\r\n\r\n') }];
  });
}

interface Tampered {
  kind: string;
  request: SentRequest;
  /** The bytes, where no client would send such a request. */
  bytes: string | null;
}

function tamper(random: Random, valid: SentRequest): Tampered {
  if (random.chance(0.12)) {
    const kind = oneOf(random, Object.keys(MALFORMED_LINES));
    return { kind: 'line', request: valid, bytes: MALFORMED_LINES[kind]?.(valid) ?? '' };
  }
  const kind = oneOf(random, Object.keys(TAMPERINGS));
  const once = TAMPERINGS[kind]?.(random, valid) ?? valid;
  const other = random.chance(0.3) ? oneOf(random, Object.keys(TAMPERINGS)) : null;
  return { kind, request: other === null ? once : (TAMPERINGS[other]?.(random, once) ?? once), bytes: null };
}

const textOf = ({ method, url, headers, payload = '' }: SentRequest) =>
  `${method} ${url.slice(0, 200)} ${JSON.stringify(headers).slice(0, 300)} ${payload.slice(0, 200)}`;

async function cartTrouble(api: Api, token: string): Promise<string | null> {
  const { status, body } = await api.call(getCart, { token });
  if (status !== 200) return `the cart is answered with ${status} afterwards`;
  const odd = body.lines.find(({ orderQuantity }) => !(orderQuantity > 0 && Number.isFinite(orderQuantity)));
  return odd ? `the cart has ${JSON.stringify(odd)}` : null;
}

async function sendTampered(api: Api, port: number, owner: Owner, random: Random, tally: CampaignTally) {
  const token = await tokenFor(api, owner);
  const valid = oneOf(random, buyersDay(owner));
  const authorised = { ...valid, headers: { authorization: `Bearer ${token}`, ...valid.headers } };
  const { kind, request, bytes } = tamper(random, authorised);
  tally.count(kind);
  const before = await fingerprintOfOthers(api.database, owner);
  const answers = bytes === null ? [await inject(api, request)] : await throwAt(port, bytes);
  const sent = bytes === null ? textOf(request) : JSON.stringify(bytes.slice(0, 400));
  for (const answer of answers) {
    tally.count(answer.status < 300 ? 'done' : 'refused');
    for (const fault of faultsOf(answer, request, owner.customerKey)) tally.problem(`${fault}; asked ${sent}`);
  }
  if ((await fingerprintOfOthers(api.database, owner)) !== before) tally.problem(`changed what is another's: ${sent}`);
  const trouble = await cartTrouble(api, await tokenFor(api, owner));
  if (trouble) tally.problem(`${trouble}; asked ${sent}`);
}

/** Requests of a buyer's day, corrupted: each is done or refused in plain words, and no other user's data are read or changed. */
export async function tamperedCampaign(api: Api, options: CampaignOptions): Promise<CampaignResult> {
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  const address = api.app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const owners = [ownerNamed('chef'), ownerNamed('baker')];
  return await runCampaign(options, async (place, tally) => {
    if (place % REFILLED_AFTER === 0) {
      await api.reset();
      await fillOwnedObjects(api.database);
    }
    // One owner between two refills: a request whose line broke may be done after the next one has begun.
    const owner = owners[Math.floor(place / REFILLED_AFTER) % owners.length];
    if (owner) await sendTampered(api, port, owner, randomFor(options.seed, 3, place), tally);
  });
}
