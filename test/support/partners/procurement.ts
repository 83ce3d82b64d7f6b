import { hash } from '@node-rs/argon2';
import { tokenOf } from '../api/fixture.ts';
import type { Api } from '../api/servedApi.ts';

/** A procurement system as the cXML guide describes one, as far as a punchout needs it. */
export const BUYER = { domain: 'NetworkId', identity: 'AN01000000042' };
export const SECRET = 'a shared secret of 2026';
export const POSTBACK = 'https://procure.example/punchout/return';

export const PARTNER = {
  name: 'Example Procurement',
  protocol: 'cxml',
  isActive: true,
  customerKey: 1001,
  identities: [BUYER],
  secret: SECRET,
  settings: {
    currency: 'USD',
    language: 'en-US',
    encoding: 'urlencoded',
    postbackHosts: ['procure.example'],
    frameHosts: ['*.procure.example'],
    shipTos: [{ theirs: 'DOCK-77', shipToCode: 'DOCK' }],
    units: [{ unit: 'CS', code: 'CAS' }],
    classes: { rest: '50000000', categories: [{ categoryCode: '1204', code: '50202200' }], products: [] },
    extrinsics: [{ name: 'Remark', field: 'productText1' }],
    charges: 'header',
  },
};

/** Hashes of secrets cost what they should; those of tests do not. */
async function cheapen(api: Api, id: number, secret: string): Promise<void> {
  const secret_hash = await hash(secret, { memoryCost: 64, timeCost: 1 });
  await api.database.updateTable('trading_partner').set({ secret_hash }).where('id', '=', id).execute();
}

/** Creates the partner as an administrator does; returns its id. */
export async function letIn(api: Api, change: object = {}): Promise<number> {
  const partner = { ...PARTNER, ...change };
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/admin/partners',
    headers: { authorization: `Bearer ${tokenOf('admin')}`, 'content-type': 'application/json' },
    payload: JSON.stringify(partner),
  });
  if (answer.statusCode !== 200) throw new Error(`the partner was refused: ${answer.body}`);
  await cheapen(api, answer.json().id, partner.secret);
  return answer.json().id;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

let payloads = 0;

export interface Setup {
  operation?: 'create' | 'edit' | 'inspect';
  cookie?: string;
  /** Null names no place. */
  postback?: string | null;
  secret?: string;
  identity?: string;
  /** Of the identity. */
  domain?: string;
  payloadId?: string;
  shipTo?: string;
  selected?: string;
  items?: readonly { partId: string; auxiliaryId?: string; quantity: string; unit?: string }[];
}

const itemOut = ({ partId, auxiliaryId, quantity, unit }: NonNullable<Setup['items']>[number]) => `
  <ItemOut quantity="${quantity}"><ItemID><SupplierPartID>${escaped(partId)}</SupplierPartID>${
    auxiliaryId === undefined ? '' : `<SupplierPartAuxiliaryID>${auxiliaryId}</SupplierPartAuxiliaryID>`
  }</ItemID>${
    unit === undefined
      ? ''
      : `<ItemDetail><UnitPrice><Money currency="USD">0</Money></UnitPrice><Description xml:lang="en">x</Description>
      <UnitOfMeasure>${unit}</UnitOfMeasure><Classification domain="UNSPSC">50000000</Classification></ItemDetail>`
  }</ItemOut>`;

/** The document that opens a punchout. */
export function setupRequest({
  operation = 'create',
  cookie = 'cookie-1',
  postback = POSTBACK,
  secret = SECRET,
  identity = BUYER.identity,
  domain = BUYER.domain,
  payloadId = `${++payloads}.${Date.now()}@procure.example`,
  shipTo,
  selected,
  items = [],
}: Setup = {}): string {
  const credential = `<Credential domain="${domain}"><Identity>${escaped(identity)}</Identity></Credential>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/1.2.014/cXML.dtd">
<cXML payloadID="${payloadId}" timestamp="2026-03-04T10:00:00-05:00">
<Header><From>${credential}</From>
<To><Credential domain="DUNS"><Identity>123456789</Identity></Credential></To>
<Sender><Credential domain="${domain}"><Identity>${escaped(identity)}</Identity>
<SharedSecret>${escaped(secret)}</SharedSecret></Credential><UserAgent>Procure 7</UserAgent></Sender></Header>
<Request deploymentMode="test"><PunchOutSetupRequest operation="${operation}">
<BuyerCookie>${escaped(cookie)}</BuyerCookie>
<Extrinsic name="UserEmail">buyer@procure.example</Extrinsic>
${postback === null ? '' : `<BrowserFormPost><URL>${escaped(postback)}</URL></BrowserFormPost>`}
${shipTo === undefined ? '' : `<ShipTo><Address addressID="${shipTo}"><Name xml:lang="en">Dock</Name></Address></ShipTo>`}
${selected === undefined ? '' : `<SelectedItem><ItemID><SupplierPartID>${selected}</SupplierPartID></ItemID></SelectedItem>`}
${items.map(itemOut).join('')}
</PunchOutSetupRequest></Request></cXML>`;
}

export interface CxmlReply {
  http: number;
  /** Of the Status. */
  status: number;
  text: string;
  startPage: string | null;
  body: string;
}

export async function send(
  api: Api,
  document: string | Buffer,
  headers: Record<string, string> = {},
  url = '/punchout/cxml',
): Promise<CxmlReply> {
  const { statusCode, body } = await api.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'text/xml; charset=utf-8', ...headers },
    payload: document,
  });
  const [, status = '0', text = ''] = /<Status code="(\d+)"[^>]*?(?:\/>|>([^<]*)<)/.exec(body) ?? [];
  const startPage = /<URL>([^<]*)<\/URL>/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? null;
  return { http: statusCode, status: Number(status), text, startPage, body };
}

export function codeIn(startPage: string | null): string {
  return new URL(startPage ?? 'missing:').searchParams.get('ac') ?? '';
}

export async function exchange(api: Api, code: string, redirectUri = 'http://localhost:4000/') {
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ grant_type: 'authorization_code', redirect_uri: redirectUri, code }).toString(),
  });
  return { status: answer.statusCode, body: answer.json() };
}

/** Arrives, and returns the token of the visit. */
export async function arrive(api: Api, setup: Setup = {}): Promise<string> {
  const reply = await send(api, setupRequest(setup));
  if (reply.status !== 200) throw new Error(`not let in: ${reply.body}`);
  const { body } = await exchange(api, codeIn(reply.startPage));
  return body.access_token;
}
