import type { CxmlHeader, ReturnedItem, SetupRequest } from '#server/modules/punchout/cxml/cxmlRequest.ts';
import { COOKIE, credential, DECLARATION, doctype, FROM, POST, SECRET, SENDER, sent, TO } from './requestParts.ts';

/** As a procurement system sends it, and the shop's expected reading: of a header or a request only the unusual values. */
export interface SentRequest {
  name: string;
  body: Buffer | string;
  contentType?: string;
  header?: Partial<CxmlHeader>;
  request?: Partial<SetupRequest>;
}

const ITEM: ReturnedItem = { partId: 'HX-100', auxiliaryId: '41-1', quantity: '12', unit: 'BX' };

const ariba: SentRequest[] = [
  {
    name: 'Ariba: through the network, with a hub as sender and extrinsics of the user',
    body: `${DECLARATION}
${doctype('1.2.008')}
<cXML version="1.2.008" xml:lang="en-US" payloadID="1132586415117-6711@ariba.buyer.example" timestamp="2026-11-25T09:20:15-08:00">
  <Header>
    <From>
      <Credential domain="NetworkId" type="marketplace"><Identity>AN01000000777-T</Identity></Credential>
      <Credential domain="aribanetworkuserid"><Identity>admin@buyer.example</Identity></Credential>
    </From>
    <To><Credential domain="DUNS"><Identity>shop</Identity></Credential></To>
    <Sender>
      <Credential domain="AribaNetworkUserId">
        <Identity>sysadmin@ariba.example</Identity><SharedSecret>s3cret</SharedSecret>
      </Credential>
      <UserAgent>Ariba Buyer 9r1</UserAgent>
    </Sender>
  </Header>
  <Request deploymentMode="production">
    <PunchOutSetupRequest operation="create">
      <BuyerCookie>1J3YVWU9QWMTB</BuyerCookie>
      <Extrinsic name="CostCenter">610</Extrinsic>
      <Extrinsic name="UniqueName">jtou</Extrinsic>
      <Extrinsic name="User">J. Töu</Extrinsic>
      <BrowserFormPost><URL>https://buyer.example/punchout?realm=1&amp;session=2</URL></BrowserFormPost>
      <SupplierSetup><URL>https://shop.example/punchout/cxml</URL></SupplierSetup>
    </PunchOutSetupRequest>
  </Request>
</cXML>
`,
    header: {
      from: [
        { domain: 'NetworkId', identity: 'AN01000000777-T' },
        { domain: 'aribanetworkuserid', identity: 'admin@buyer.example' },
      ],
      sender: [{ domain: 'AribaNetworkUserId', identity: 'sysadmin@ariba.example' }],
      userAgent: 'Ariba Buyer 9r1',
    },
    request: {
      payloadId: '1132586415117-6711@ariba.buyer.example',
      version: '1.2.008',
      buyerCookie: '1J3YVWU9QWMTB',
      extrinsics: { CostCenter: '610', UniqueName: 'jtou', User: 'J. Töu' },
      postbackUrl: 'https://buyer.example/punchout?realm=1&session=2',
    },
  },
  {
    name: 'Ariba: edit, with the lines that were sent and a ship-to',
    body: sent({
      setup: 'PunchOutSetupRequest operation="edit"',
      inside: `${COOKIE}${POST}<ShipTo><Address isoCountryCode="US" addressID="0610"><Name xml:lang="en">Plant</Name></Address></ShipTo>
        <ItemOut quantity="12" lineNumber="1"><ItemID><SupplierPartID>HX-100</SupplierPartID><SupplierPartAuxiliaryID>41-1</SupplierPartAuxiliaryID></ItemID>
        <ItemDetail><UnitPrice><Money currency="USD">12.50</Money></UnitPrice><Description xml:lang="en">Hex bolt</Description><UnitOfMeasure>BX</UnitOfMeasure><Classification domain="UNSPSC">31161620</Classification></ItemDetail></ItemOut>
        <ItemOut quantity="2.5"><ItemID><SupplierPartID>T-1</SupplierPartID></ItemID></ItemOut>`,
    }),
    request: {
      operation: 'edit',
      shipTo: '0610',
      items: [ITEM, { partId: 'T-1', auxiliaryId: null, quantity: '2.5', unit: null }],
    },
  },
  {
    name: 'Ariba: inspect, in a test deployment',
    body: sent({ request: 'Request deploymentMode="test"', setup: 'PunchOutSetupRequest operation="inspect"' }),
    request: { operation: 'inspect' },
  },
  {
    name: 'Ariba: a product chosen in their index',
    body: sent({
      inside: `${COOKIE}${POST}<SelectedItem><ItemID><SupplierPartID>HX-100</SupplierPartID><SupplierPartAuxiliaryID>x</SupplierPartAuxiliaryID></ItemID></SelectedItem>`,
    }),
    request: { selectedItem: { partId: 'HX-100', auxiliaryId: 'x' } },
  },
  {
    name: 'Ariba: level two, chosen without a product',
    body: sent({
      inside: `${COOKIE}${POST}<SelectedItem><ItemID><SupplierPartID></SupplierPartID></ItemID></SelectedItem>`,
    }),
  },
  {
    name: 'Ariba: an auxiliary ID in CDATA',
    body: sent({
      inside: `${COOKIE}${POST}<SelectedItem><ItemID><SupplierPartID>A&amp;B</SupplierPartID><SupplierPartAuxiliaryID><![CDATA[<q a="1">&amp;</q>]]></SupplierPartAuxiliaryID></ItemID></SelectedItem>`,
    }),
    request: { selectedItem: { partId: 'A&B', auxiliaryId: '<q a="1">&amp;</q>' } },
  },
];

const coupa: SentRequest[] = [
  {
    name: 'Coupa: no version but in the DOCTYPE, extrinsics before, a contact behind',
    body: sent({
      inside: `${COOKIE}<Extrinsic name="FirstName">Mary</Extrinsic><Extrinsic name="UserEmail">mary@buyer.example</Extrinsic>${POST}
        <Contact role="endUser"><Name xml:lang="en-US">mary</Name><Email>mary@buyer.example</Email></Contact>
        <SupplierSetup><URL>https://shop.example</URL></SupplierSetup>`,
    }),
    request: { extrinsics: { FirstName: 'Mary', UserEmail: 'mary@buyer.example' } },
  },
  {
    name: 'Coupa: extrinsics in the contact too; the values of the request take precedence',
    body: sent({
      inside: `${COOKIE}${POST}<Contact role="endUser"><Name xml:lang="en">mary</Name><Extrinsic name="Site">9</Extrinsic><Extrinsic name="Dept">Contact</Extrinsic></Contact><Extrinsic name="Dept">Request</Extrinsic><Extrinsic name="Dept">Again</Extrinsic>`,
    }),
    request: { extrinsics: { Dept: 'Request', Site: '9' } },
  },
  {
    name: 'Coupa: an item without its ItemID',
    body: sent({
      setup: 'PunchOutSetupRequest operation="edit"',
      inside: `${COOKIE}${POST}<ItemOut quantity="1"><SupplierPartID>HX-100</SupplierPartID><ItemDetail><UnitOfMeasure>EA</UnitOfMeasure></ItemDetail></ItemOut>`,
    }),
    request: { operation: 'edit', items: [{ partId: 'HX-100', auxiliaryId: null, quantity: '1', unit: 'EA' }] },
  },
  {
    name: 'Coupa: an item of which nothing is left, without a quantity',
    body: sent({
      setup: 'PunchOutSetupRequest operation="edit"',
      inside: `${COOKIE}${POST}<ItemOut><ItemID/></ItemOut>`,
    }),
    request: { operation: 'edit', items: [{ partId: '', auxiliaryId: null, quantity: null, unit: null }] },
  },
  { name: 'Coupa: nowhere to post to', body: sent({ inside: COOKIE }), request: { postbackUrl: null } },
  {
    name: 'Coupa: a place to post to that is empty',
    body: sent({ inside: `${COOKIE}<BrowserFormPost><URL/></BrowserFormPost>` }),
    request: { postbackUrl: null },
  },
];

const jaggaer: SentRequest[] = [
  {
    name: 'Jaggaer: elements out of order',
    body: `${DECLARATION}<cXML payloadID="p-1@buyer.example"><Request><PunchOutSetupRequest operation="create">${POST}<Extrinsic name="UniqueUsername">jd</Extrinsic>${COOKIE}</PunchOutSetupRequest></Request><Header>${SENDER}${TO}${FROM}</Header></cXML>`,
    request: { version: '', extrinsics: { UniqueUsername: 'jd' } },
  },
  { name: 'Jaggaer: no operation', body: sent({ setup: 'PunchOutSetupRequest' }) },
  {
    name: 'Jaggaer: an operation in capitals',
    body: sent({ setup: 'PunchOutSetupRequest operation="EDIT"' }),
    request: { operation: 'edit' },
  },
  {
    name: 'Jaggaer: an address as in the form post, without URL',
    body: sent({ inside: `${COOKIE}<BrowserFormPost>https://buyer.example/cart</BrowserFormPost>` }),
  },
  {
    name: 'Jaggaer: laid out, with the cookie on a line of its own',
    body: sent({
      inside: `\n\t<BuyerCookie>\r\n\t\tcookie-1\r\n\t</BuyerCookie>\r\n<BrowserFormPost>\n<URL>\n https://buyer.example/cart\n</URL>\n</BrowserFormPost>`,
    }),
  },
  {
    name: 'Jaggaer: a cookie with blanks of its own',
    body: sent({ inside: `<BuyerCookie> a  b </BuyerCookie>${POST}` }),
    request: { buyerCookie: ' a  b ' },
  },
  {
    name: 'Jaggaer: no From',
    body: sent({ header: `<Header>${TO}${SENDER}</Header>` }),
    header: { from: [] },
  },
  {
    name: 'Jaggaer: names of elements and attributes in lower case',
    body: sent({
      setup: 'punchoutsetuprequest operation="create"',
      inside:
        '<buyercookie>cookie-1</buyercookie><browserformpost><url>https://buyer.example/cart</url></browserformpost><shipto><address addressid="7"/></shipto>',
    }),
    request: { shipTo: '7' },
  },
];

const sap: SentRequest[] = [
  {
    name: 'SAP: an RFC 822 date and a root in lower case',
    body: sent({
      start: '',
      root: 'cxml version="1.2.005" payloadID="p-1@buyer.example" timestamp="Wed, 25 Nov 2026 17:00:00 GMT"',
    }),
    request: { version: '1.2.005' },
  },
  { name: 'SAP: 1.2.071', body: sent({ start: DECLARATION + doctype('1.2.071') }), request: { version: '1.2.071' } },
  {
    name: 'SAP: a DOCTYPE with PUBLIC',
    body: sent({
      start: `${DECLARATION}<!DOCTYPE cXML PUBLIC "-//cXML//DTD" 'http://xml.cxml.org/schemas/cXML/1.2.021/cXML.dtd' >`,
    }),
    request: { version: '1.2.021' },
  },
  {
    name: 'SAP: a DOCTYPE in lower case, without a place',
    body: sent({ start: '<!doctype cXML>' }),
    request: { version: '' },
  },
  {
    name: 'SAP: a DOCTYPE of a file of their own',
    body: sent({ start: '<!DOCTYPE cXML SYSTEM "cXML.dtd">' }),
    request: { version: '' },
  },
  { name: 'SAP: blank lines before the declaration', body: `\r\n\r\n${sent()}` },
  { name: 'SAP: no payloadID', body: sent({ root: 'cXML version="1.2.014"' }), request: { payloadId: null } },
  { name: 'SAP: no To', body: sent({ header: `<Header>${FROM}${SENDER}</Header>` }), header: { to: [] } },
  {
    name: 'SAP: no Sender, the secret with From',
    body: sent({ header: `<Header><From>${credential('DUNS', '1', SECRET)}</From>${TO}</Header>` }),
    header: { from: [{ domain: 'DUNS', identity: '1' }], sender: [], userAgent: '' },
  },
  {
    name: 'SAP: several credentials, of which one is empty and the second has the secret',
    body: sent({
      header: `<Header>${FROM}${TO}<Sender>${credential('SystemID', '')}${credential('DUNS', ' 1 ', '<SharedSecret/>')}${credential('NetworkID', '2', SECRET)}</Sender></Header>`,
    }),
    header: {
      sender: [
        { domain: 'DUNS', identity: '1' },
        { domain: 'NetworkID', identity: '2' },
      ],
      userAgent: '',
    },
  },
  {
    name: 'SAP: a credential without a domain',
    body: sent({
      header: `<Header><From><Credential><Identity>1</Identity></Credential></From>${TO}${SENDER}</Header>`,
    }),
    header: { from: [{ domain: '', identity: '1' }] },
  },
  {
    name: 'SAP: a digest in place of a secret',
    body: sent({
      header: `<Header>${FROM}${TO}<Sender>${credential('DUNS', '1', '<CredentialMac type="FromSenderCredentials" algorithm="HMAC-SHA1-96">MnXkusp8Jj0lw3mf</CredentialMac>')}<UserAgent/></Sender></Header>`,
    }),
    header: { sender: [{ domain: 'DUNS', identity: '1' }], sharedSecret: null, userAgent: '' },
  },
  {
    name: 'SAP: comments, a namespace and an unexpected signature',
    body: sent({
      start: `${DECLARATION}<!-- made by PI -->${doctype('1.2.014')}<!-- more -->`,
      inside: `<!-- c -->${COOKIE}<x:y xmlns:x="urn:x" x:z="1"/>${POST}<ds:Signature xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:Object/></ds:Signature>`,
    }),
  },
  {
    name: 'SAP: a secret and a cookie with references',
    body: sent({
      header: `<Header>${FROM}${TO}<Sender>${credential('DUNS', '1', '<SharedSecret>&#115;&#x33;cret</SharedSecret>')}<UserAgent>A &amp; B</UserAgent></Sender></Header>`,
      inside: `<BuyerCookie>&lt;a&gt;&quot;&apos;&#128297;&amp;lt;</BuyerCookie>${POST}`,
    }),
    header: { sender: [{ domain: 'DUNS', identity: '1' }], userAgent: 'A & B' },
    request: { buyerCookie: '<a>"\'🔩&lt;' },
  },
  {
    name: 'SAP: extrinsics with elements in them, without a name, and by the name of what objects have',
    body: sent({
      inside: `${COOKIE}${POST}<Extrinsic name="Plant"><Id>10</Id><Id>20</Id></Extrinsic><Extrinsic>x</Extrinsic><Extrinsic name="__proto__">p</Extrinsic><Extrinsic name="toString"/>`,
    }),
    request: {
      extrinsics: Object.fromEntries([
        ['Plant', '1020'],
        ['__proto__', 'p'],
        ['toString', ''],
      ]),
    },
  },
];

const umlaut = { extrinsics: { User: 'Jürgen Töpfer' } };
const withUmlaut = (declaration: string) =>
  sent({ start: declaration, inside: `${COOKIE}${POST}<Extrinsic name="User">Jürgen Töpfer</Extrinsic>` });
const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16();
const inEncoding = { ...umlaut, version: '' };

const encodings: SentRequest[] = [
  { name: 'UTF-8 with its mark', body: `\ufeff${withUmlaut(DECLARATION)}`, request: inEncoding },
  { name: 'UTF-8 without content', body: withUmlaut(''), request: inEncoding },
  {
    name: 'UTF-8 under a charset of a gateway',
    body: withUmlaut(DECLARATION),
    contentType: 'text/xml; charset=ISO-8859-1',
    request: inEncoding,
  },
  {
    name: 'UTF-8 that calls itself UTF-16',
    body: withUmlaut('<?xml version="1.0" encoding="utf-16"?>'),
    request: inEncoding,
  },
  {
    name: 'ISO-8859-1',
    body: Buffer.from(withUmlaut("<?xml version='1.0' encoding='ISO-8859-1'?>"), 'latin1'),
    request: inEncoding,
  },
  {
    name: 'ISO-8859-1 by its Content-Type',
    body: Buffer.from(withUmlaut(''), 'latin1'),
    contentType: 'text/xml;charset="iso-8859-1"',
    request: inEncoding,
  },
  {
    name: 'windows-1252',
    body: Buffer.from(
      sent({
        start: '<?xml version="1.0" encoding="windows-1252"?>',
        inside: `${COOKIE}${POST}<Extrinsic name="Limit">100 \x80 \x96 \xfc</Extrinsic>`,
      }),
      'latin1',
    ),
    request: { version: '', extrinsics: { Limit: '100 € – ü' } },
  },
  {
    name: 'UTF-16 LE with its mark',
    body: Buffer.from(`\ufeff${withUmlaut('<?xml version="1.0" encoding="UTF-16"?>')}`, 'utf16le'),
    request: inEncoding,
  },
  {
    name: 'UTF-16 BE with its mark',
    body: utf16be(`\ufeff${withUmlaut('<?xml version="1.0" encoding="UTF-16"?>')}`),
    request: inEncoding,
  },
  { name: 'UTF-16 LE without', body: Buffer.from(withUmlaut(''), 'utf16le'), request: inEncoding },
  { name: 'UTF-16 BE without', body: utf16be(withUmlaut('')), request: inEncoding },
];

export const sentRequests: readonly SentRequest[] = [...ariba, ...coupa, ...jaggaer, ...sap, ...encodings];
