import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decimal } from '#domain/decimal.ts';
import { serveDemoProcurement } from '#server/app/demoProcurement/demoProcurement.ts';
import { writeOci } from '#server/modules/punchout/oci/ociFields.ts';
import { readOci } from '#server/modules/punchout/oci/ociRequest.ts';
import { readBodies } from '#server/platform/http/bodies.ts';
import { compileValidator } from '#server/platform/http/compilers.ts';

let app: FastifyInstance;
let home: string;
let ids = 0;
/** The requests to the shop, and its answers. */
const asked: string[] = [];
let answer = '';

const startPage =
  '<?xml version="1.0"?><!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/1.2.071/cXML.dtd"><cXML><Response><Status code="200" text="OK"/><PunchOutSetupResponse><StartPage><URL>http://localhost:1/?ac=a&amp;b</URL></StartPage></PunchOutSetupResponse></Response></cXML>';

beforeAll(async () => {
  app = fastify();
  app.setValidatorCompiler(compileValidator);
  await readBodies(app);
  app.addContentTypeParser('text/xml', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  for (const path of ['/punchout/cxml', '/orders/cxml']) {
    app.post(path, async ({ body }) => {
      asked.push(String(body));
      return answer;
    });
  }
  const parts = { ids: { secret: () => `id-${++ids}` }, clock: { now: () => new Date('2026-03-04T15:00:00Z') } };
  serveDemoProcurement(app, { ...parts, publicUrl: 'https://shop.example.com' });
  home = `${await app.listen({ port: 0, host: '127.0.0.1' })}/demo/procurement`;
});
afterAll(() => app.close());

async function ask(path = '', form?: Record<string, string>) {
  const body = form ? { method: 'POST', body: new URLSearchParams(form) } : {};
  const response = await fetch(`${home}${path}`, { redirect: 'manual', ...body });
  const text = await response.text();
  return { status: response.status, text, to: response.headers.get('location'), headers: response.headers };
}

const start = (does: string, more: Record<string, string> = {}) =>
  ask('/visit', { partner: 'cxml', does, place: 'frame', ...more });

function message(buyerCookie: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/1.2.071/cXML.dtd">
<cXML><Message><PunchOutOrderMessage><BuyerCookie>${buyerCookie}</BuyerCookie>
<PunchOutOrderMessageHeader operationAllowed="edit"><Total><Money currency="USD">1,000</Money></Total>
<ShipTo><Address addressID="DOCK&amp;7"><Name xml:lang="en">Dock</Name><PostalAddress><DeliverTo>Ann</DeliverTo><Street>1 Quay</Street>
<Street>Gate 2</Street><City>Portland</City><State>ME</State><PostalCode>04101</PostalCode><Country isoCountryCode="US">US</Country></PostalAddress></Address></ShipTo>
<Shipping><Money currency="USD">7.50</Money><Description xml:lang="en">Delivery</Description></Shipping></PunchOutOrderMessageHeader>
<ItemIn quantity="1000"><ItemID><SupplierPartID>P107</SupplierPartID><SupplierPartAuxiliaryID>7-1</SupplierPartAuxiliaryID></ItemID>
<ItemDetail><UnitPrice><Money currency="USD">3.75</Money></UnitPrice><Description xml:lang="en">Napkins &lt;b&gt; &#233;</Description>
<UnitOfMeasure>EA</UnitOfMeasure><PriceBasisQuantity quantity="100" conversionFactor="1"><UnitOfMeasure>EA</UnitOfMeasure></PriceBasisQuantity></ItemDetail>
<Comments xml:lang="en">Delivery date: 2026-03-09
Ring &lt;twice&gt;</Comments></ItemIn>
</PunchOutOrderMessage></Message></cXML>`;
}

test('a buyer is sent to the shop, the cart returns and can be read, changed and inspected', async () => {
  expect((await ask()).text).toContain('value="edit" disabled');
  answer = startPage;
  const frame = await start('create');
  expect(frame.text).toContain('<iframe title="The shop" src="http://localhost:1/?ac=a&amp;b"></iframe>');
  const visit = /<BuyerCookie>(.+)<\/BuyerCookie>/.exec(asked.at(-1) ?? '')?.[1] ?? '';
  expect(asked.at(-1)).toContain(`<URL>${home}/cart?visit=${visit}</URL>`);
  expect(asked.at(-1)).toContain('operation="create"');
  expect(asked.at(-1)).not.toContain('<ItemOut');

  const cart = `/cart?visit=${visit}`;
  expect((await ask(cart)).status).toBe(404);
  expect(await ask(cart, { 'cxml-urlencoded': message(visit) })).toMatchObject({
    status: 303,
    to: `/demo/procurement${cart}`,
  });
  const { text } = await ask(cart);
  expect(text).toContain('Napkins &lt;b&gt; é');
  expect(text).toContain('<div>1,000 EA</div>');
  expect(text).toContain('<div>3.75 USD / 100 EA</div>');
  expect(text).toContain('<div>37.50 USD</div>');
  expect(text).toMatch(/Total<\/td><td class="number">45\.00 USD/);
  expect(text).toContain('<dd class="message">DOCK&amp;7\nDock\nAnn\n1 Quay\nGate 2\nPortland, ME 04101</dd>');
  expect(text).toContain('<dd class="message">Delivery date: 2026-03-09\nRing &lt;twice&gt;</dd>');
  expect((await ask()).text).not.toContain(' disabled>');

  answer = '<cXML><Response><Status code="200" text="OK">PO was placed as order 7.</Status></Response></cXML>';
  expect((await ask('/order', { visit })).text).toContain('PO was placed as order 7.');
  expect(asked.at(-1)).toMatch(/<OrderRequestHeader orderID="PO-id-\d+"[\s\S]*<ItemOut quantity="1000"/);
  expect(asked.at(-1)).toContain('<ShipTo><Address addressID="DOCK&amp;7"><Name xml:lang="en-US">Dock</Name>');
  expect(asked.at(-1)).toContain('Ring &lt;twice&gt;</Comments>');
  answer = '<cXML><Response><Status code="409" text="Conflict">Too little.</Status></Response></cXML>';
  expect((await ask('/order', { visit })).text).toMatch(/refused the order[\s\S]*Too little\./);
  expect((await ask('/order', { visit: 'nobody' })).status).toBe(404);

  answer = startPage;
  await start('edit');
  const edit = asked.at(-1) ?? '';
  expect(edit).toContain('operation="edit"');
  expect(edit).toContain('<ItemOut quantity="1000" lineNumber="1">');
  expect(edit).toContain('<SupplierPartAuxiliaryID>7-1</SupplierPartAuxiliaryID>');
  expect(edit).toContain('Napkins &lt;b&gt; é');
  expect(edit).not.toContain(`<BuyerCookie>${visit}<`);
  const other = /<BuyerCookie>(.+)<\/BuyerCookie>/.exec(edit)?.[1] ?? '';
  const base64 = Buffer.from(message(other)).toString('base64');
  expect((await ask(`/cart?visit=${other}`, { 'cXML-base64': base64 })).status).toBe(303);
  expect((await ask(`/cart?visit=${other}`)).text).toContain('Napkins &lt;b&gt; é');
  expect(await start('inspect', { place: 'tab' })).toMatchObject({ status: 303, to: 'http://localhost:1/?ac=a&b' });
});

test('a refusal of the shop is shown, with the request', async () => {
  answer =
    '<cXML><Response><Status code="401" text="Unauthorized">The shared secret is not right.</Status></Response></cXML>';
  const { text } = await start('create');
  expect(text).toContain('401 Unauthorized: The shared secret is not right.');
  expect(text).toContain('&lt;PunchOutSetupRequest operation=&quot;create&quot;&gt;');
  answer = 'no XML';
  expect((await start('create')).text).toContain('The response is not a cXML document.');
});

test.each([
  ['visit', {}],
  ['DETAIL', { asks: { name: 'DETAIL', productId: 'P 101' } }],
  ['VALIDATE', { asks: { name: 'VALIDATE', productId: 'P 101', quantity: decimal(1) } }],
  ['BACKGROUND_SEARCH', { asks: { name: 'BACKGROUND_SEARCH', searchString: 'P 101' } }],
])('by OCI the browser itself opens the shop: %s', async (does, expected) => {
  const { status, to } = await start(does, { partner: 'oci', place: 'tab', text: 'P 101' });
  const url = new URL(to ?? '', home);
  expect({ status, path: url.pathname }).toEqual({ status: 303, path: '/punchout/oci' });
  expect(readOci(url.searchParams)).toMatchObject({ username: 'granite-schools', okCode: 'ADDI', ...expected });
});

test('a cart of OCI is read unchanged', async () => {
  const { to } = await start('visit', { partner: 'oci', place: 'tab' });
  const url = new URL(new URL(to ?? '', home).searchParams.get('HOOK_URL') ?? '');
  const line = {
    ...{
      partId: 'P101',
      auxiliaryId: '7-1',
      unit: 'CS',
      classification: null,
      manufacturer: null,
      notes: '',
      catalogText: '',
    },
    ...{ quantity: decimal(7), price: decimal('2.0825'), per: 1, extension: decimal('14.58'), isTaxable: false },
    ...{ description: `Eggs, ${'large '.repeat(10)}`, extrinsics: [] },
  };
  const more = {
    language: 'en',
    total: line.extension,
    tax: null,
    shipping: null,
    shipTo: null,
    comments: '',
    canEdit: false,
  };
  const returned = { okCode: 'ADDI', target: '_self', caller: 'CTLG', vendor: null };
  const fields = writeOci({ currency: 'USD', lines: [line], ...more }, returned);
  const posted = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  const cart = `${url.pathname}${url.search}`.replace('/demo/procurement', '');
  expect((await ask(cart, posted)).status).toBe(303);
  const { text } = await ask(cart);
  expect(text).toContain('Eggs, large large large large large');
  expect(text).toContain('<div>20.825 USD / 10 CS</div>');
  expect(text).toContain('<div>14.58 USD</div>');
  expect(text).not.toContain('Order it');
  await ask(cart, { '~OkCode': 'ADDI' });
  expect((await ask(cart)).text).toContain('Nothing was found.');
});

test.each([
  ['of an unknown visit', '/cart?visit=nobody', { 'cxml-urlencoded': message('nobody') }],
  ['that is not a cart', '/cart?visit=id-1', { anything: 'else' }],
  ['of another buyer', '/cart?visit=id-1', { 'cxml-urlencoded': message('id-2') }],
  [
    'that declares entities',
    '/cart?visit=id-1',
    { 'cxml-urlencoded': message('id-1').replace('.dtd">', '.dtd" [<!ENTITY e "laugh">]>') },
  ],
])('a cart %s is not kept', async (_what, path, form) => {
  expect((await ask(path, form)).status).toBe(400);
});

test('only this computer has these pages, and they run nothing', async () => {
  const { headers } = await ask();
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(headers.get('content-security-policy')).not.toContain('script-src');
  for (const [method, url] of [
    ['GET', '/demo/procurement'],
    ['GET', '/demo/procurement/cart?visit=id-1'],
    ['POST', '/demo/procurement/visit'],
    ['POST', '/demo/procurement/order'],
    ['POST', '/demo/procurement/cart?visit=id-1'],
  ] as const) {
    const elsewhere = await app.inject({ method, url, headers: { host: 'localhost' }, remoteAddress: '192.0.2.7' });
    const byName = await app.inject({ method, url, headers: { host: 'shop.example.com' } });
    expect([url, elsewhere.statusCode, byName.statusCode]).toEqual([url, 404, 404]);
  }
});
