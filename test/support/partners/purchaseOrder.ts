import type { Api } from '../api/servedApi.ts';
import type { OrderItem } from './orderMessage.ts';
import { BUYER, type CxmlReply, escaped, SECRET, send } from './procurement.ts';

/** A line as procurement systems order it; missing values are not written. */
export interface Ordered {
  partId: string;
  auxiliaryId?: string;
  quantity: string;
  unit?: string;
  unitPrice?: string;
  per?: string;
  currency?: string;
  date?: string;
  comments?: string;
}

export interface Purchase {
  orderId?: string;
  items?: readonly Ordered[];
  type?: string;
  orderType?: string;
  secret?: string;
  payloadId?: string;
  shipTo?: string;
  date?: string;
  comments?: string;
  currency?: string;
  /** Of the order; 0.00 where it is absent. */
  total?: string;
  /** Behind the Total, as the header has it. */
  charges?: string;
  deploymentMode?: string;
  payment?: string;
}

let payloads = 0;

const element = (name: string, content: string | undefined) =>
  content === undefined ? '' : `<${name}>${escaped(content)}</${name}>`;
const attribute = (name: string, value: string | undefined) => (value === undefined ? '' : ` ${name}="${value}"`);

function itemOut(
  { partId, auxiliaryId, quantity, unit, unitPrice, per = '1', currency = 'USD', date, comments }: Ordered,
  place: number,
): string {
  const basis = `<PriceBasisQuantity quantity="${per}" conversionFactor="1"><UnitOfMeasure>${unit}</UnitOfMeasure></PriceBasisQuantity>`;
  return `<ItemOut quantity="${quantity}" lineNumber="${place + 1}"${attribute('requestedDeliveryDate', date)}>
  <ItemID>${element('SupplierPartID', partId)}${element('SupplierPartAuxiliaryID', auxiliaryId)}</ItemID>
  <ItemDetail>${unitPrice === undefined ? '' : `<UnitPrice><Money currency="${currency}">${unitPrice}</Money></UnitPrice>`}
  <Description xml:lang="en">x</Description>${element('UnitOfMeasure', unit)}${per === '1' ? '' : basis}
  <Classification domain="UNSPSC">50000000</Classification></ItemDetail>${element('Comments', comments)}</ItemOut>`;
}

/** The document by which a procurement system orders. */
export function orderRequest({
  orderId = 'PO-1001',
  items = [{ partId: 'P101', quantity: '2', unit: 'CAS', unitPrice: '48.00' }],
  type,
  orderType,
  secret = SECRET,
  payloadId = `${++payloads}.order@procure.example`,
  shipTo = 'MAIN',
  date,
  comments,
  currency = 'USD',
  total = '0.00',
  charges = '',
  deploymentMode = 'production',
  payment = '',
}: Purchase = {}): string {
  const credential = (more = '') =>
    `<Credential domain="${BUYER.domain}"><Identity>${BUYER.identity}</Identity>${more}</Credential>`;
  const address = `<Name xml:lang="en">Kitchen</Name>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/1.2.014/cXML.dtd">
<cXML payloadID="${payloadId}" timestamp="2026-03-04T10:00:00-05:00">
<Header><From>${credential()}</From><To><Credential domain="DUNS"><Identity>123456789</Identity></Credential></To>
<Sender>${credential(element('SharedSecret', secret))}<UserAgent>Procure 7</UserAgent></Sender></Header>
<Request deploymentMode="${deploymentMode}"><OrderRequest>
<OrderRequestHeader orderID="${escaped(orderId)}" orderDate="2026-03-04T10:00:00-05:00"${attribute('type', type)}${attribute('orderType', orderType)}${attribute('requestedDeliveryDate', date)}>
<Total><Money currency="${currency}">${total}</Money></Total>
${shipTo === '' ? '' : `<ShipTo><Address addressID="${shipTo}">${address}</Address></ShipTo>`}
<BillTo><Address>${address}</Address></BillTo>${charges}${payment}${element('Comments', comments)}
</OrderRequestHeader>
${items.map(itemOut).join('\n')}
</OrderRequest></Request></cXML>`;
}

export const sendOrder = (api: Api, purchase: Purchase | string = {}): Promise<CxmlReply> =>
  send(api, typeof purchase === 'string' ? purchase : orderRequest(purchase), {}, '/orders/cxml');

/** A cart that was handed over, as it is ordered then. */
export const orderedAs = (items: readonly OrderItem[]): Ordered[] =>
  items.map(({ partId, auxiliaryId, quantity, unit, unitPrice, per }) => ({
    partId,
    auxiliaryId,
    quantity,
    unit,
    unitPrice,
    per,
  }));
