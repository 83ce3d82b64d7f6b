import type { Operation } from '#domain/punchout/visit.ts';
import { escapeHtml } from '../../platform/http/escapeHtml.ts';
import { hotelsPartner } from '../demoData/demoPartners.ts';
import { parseCxml, type ReceivedCart, textAt } from './receivedCart.ts';

interface Asked {
  operation: Operation;
  buyerCookie: string;
  payloadId: string;
  now: Date;
  postbackUrl: string;
  /** The cart to change or to look at. */
  cart: ReceivedCart | null;
}

function basisOf(unit: string, per: number): string {
  return `
          <PriceBasisQuantity quantity="${per}" conversionFactor="1"><UnitOfMeasure>${escapeHtml(unit)}</UnitOfMeasure></PriceBasisQuantity>`;
}

function itemOut({ lines, currency }: ReceivedCart): string {
  return lines
    .map(
      ({ partId, auxiliaryId, quantity, unit, price, per, description }, index) => `
      <ItemOut quantity="${quantity.toFixed()}" lineNumber="${index + 1}">
        <ItemID>
          <SupplierPartID>${escapeHtml(partId)}</SupplierPartID>
          <SupplierPartAuxiliaryID>${escapeHtml(auxiliaryId)}</SupplierPartAuxiliaryID>
        </ItemID>
        <ItemDetail>
          <UnitPrice><Money currency="${escapeHtml(currency)}">${price.toFixed()}</Money></UnitPrice>
          <Description xml:lang="en-US">${escapeHtml(description)}</Description>
          <UnitOfMeasure>${escapeHtml(unit)}</UnitOfMeasure>${per === 1 ? '' : basisOf(unit, per)}
          <Classification domain="UNSPSC">50000000</Classification>
        </ItemDetail>
      </ItemOut>`,
    )
    .join('');
}

function shipTo({ shipTo: sent }: Pick<ReceivedCart, 'shipTo'>): string {
  if (!sent) return '';
  const name = escapeHtml(sent.address[0] ?? sent.code);
  return `
        <ShipTo><Address addressID="${escapeHtml(sent.code)}"><Name xml:lang="en-US">${name}</Name></Address></ShipTo>`;
}

function comments(text: string): string {
  return text === '' ? '' : `\n        <Comments xml:lang="en-US">${escapeHtml(text)}</Comments>`;
}

interface Sent {
  payloadId: string;
  now: Date;
}

/** As Harbor Hotels writes to the shop: like any other procurement system. */
function written({ payloadId, now }: Sent, request: string): string {
  const { identity, secret } = hotelsPartner;
  const buyer = `<Credential domain="${identity.domain}"><Identity>${identity.identity}</Identity>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/1.2.071/cXML.dtd">
<cXML payloadID="${payloadId}" timestamp="${now.toISOString()}" xml:lang="en-US">
  <Header>
    <From>${buyer}</Credential></From>
    <To><Credential domain="NetworkId"><Identity>HARBORPROVISIONS</Identity></Credential></To>
    <Sender>${buyer}<SharedSecret>${escapeHtml(secret)}</SharedSecret></Credential><UserAgent>Procurement (demo) 1.0</UserAgent></Sender>
  </Header>
  <Request>
    ${request}
  </Request>
</cXML>
`;
}

/** The request that opens the shop for a buyer. */
export function setupRequest({ operation, buyerCookie, postbackUrl, cart, ...sent }: Asked): string {
  return written(
    sent,
    `<PunchOutSetupRequest operation="${operation}">
      <BuyerCookie>${escapeHtml(buyerCookie)}</BuyerCookie>
      <Extrinsic name="UserEmail">purchasing@harborhotels.example</Extrinsic>
      <BrowserFormPost><URL>${escapeHtml(postbackUrl)}</URL></BrowserFormPost>${cart ? shipTo(cart) + itemOut(cart) : ''}
    </PunchOutSetupRequest>`,
  );
}

/** The request that orders a returned cart. */
export function orderRequest({ orderId, cart, ...sent }: Sent & { orderId: string; cart: ReceivedCart }): string {
  const name = `<Name xml:lang="en-US">${escapeHtml(hotelsPartner.name)}</Name>`;
  return written(
    sent,
    `<OrderRequest>
      <OrderRequestHeader orderID="${escapeHtml(orderId)}" orderDate="${sent.now.toISOString()}" type="new">
        <Total><Money currency="${escapeHtml(cart.currency)}">${cart.total.toFixed()}</Money></Total>${shipTo(cart)}
        <BillTo><Address>${name}</Address></BillTo>${comments(cart.comments)}
      </OrderRequestHeader>${itemOut(cart)}
    </OrderRequest>`,
  );
}

/** The shop's status of an order. */
export function readStatus(xml: string): { isOk: boolean; message: string } {
  const document = parseCxml(xml);
  const [code, text, message] = ['@code', '@text', '#text'].map((part) =>
    document ? textAt(document, `cXML/Response/Status/${part}`) : '',
  );
  return {
    isOk: code === '200',
    message: message || (code ? `${code} ${text}` : 'The response is not a cXML document.'),
  };
}

/** The buyer's start page, or the shop's refusal. */
export type SetupAnswer = { startPage: string } | { refusal: string };

export function readSetupAnswer(xml: string): SetupAnswer {
  const document = parseCxml(xml);
  const [startPage, code, text, message] = [
    'cXML/Response/PunchOutSetupResponse/StartPage/URL',
    'cXML/Response/Status/@code',
    'cXML/Response/Status/@text',
    'cXML/Response/Status/#text',
  ].map((path) => (document ? textAt(document, path) : ''));
  if (startPage) return { startPage };
  return { refusal: code ? `${code} ${text}${message && `: ${message}`}` : 'The response is not a cXML document.' };
}
