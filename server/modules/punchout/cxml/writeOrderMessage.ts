import type { Decimal } from '#domain/decimal.ts';
import { DESCRIPTION_LIMIT, descriptionOf } from '#domain/punchout/descriptionOf.ts';
import type { Transfer, TransferLine, TransferShipTo } from '#domain/punchout/transfer.ts';
import type { Credential, CxmlHeader } from './cxmlRequest.ts';
import { type Envelope, writeDocument } from './writeCxml.ts';
import { xml } from './writeXml.ts';
import type { XmlElement } from './xmlElement.ts';

/** The recommended maximum of a ShortName. */
const SHORT_NAME_LIMIT = 50;

interface OrderMessage extends Envelope {
  /** Of the request that began the visit. */
  header: Pick<CxmlHeader, 'from' | 'to' | 'sender'>;
  buyerCookie: string;
  transfer: Transfer;
}

/** The shop's credential when the request named no recipient: the DTD requires one. */
const NAMELESS: readonly Credential[] = [{ domain: 'PrivateID', identity: 'supplier' }];

const party = (name: string, credentials: readonly Credential[], ...more: readonly XmlElement[]) =>
  xml(
    name,
    {},
    ...credentials.map(({ domain, identity }) => xml('Credential', { domain }, xml('Identity', {}, identity))),
    ...more,
  );

/** Without a secret, because the message goes through the buyer's browser. */
function headerElement({ from, to, sender }: OrderMessage['header']): XmlElement {
  const shop = to.length > 0 ? to : NAMELESS;
  const buyer = from.length > 0 ? from : sender;
  return xml(
    'Header',
    {},
    party('From', shop),
    party('To', buyer.length > 0 ? buyer : NAMELESS),
    party('Sender', shop, xml('UserAgent', {}, 'Storefront')),
  );
}

const money = (amount: string, currency: string) => xml('Money', { currency }, amount);

const cents = (amount: Decimal, currency: string) => money(amount.toFixed(2), currency);

function charge(name: 'Shipping' | 'Tax', amount: Decimal | null, currency: string): XmlElement | null {
  return amount && xml(name, {}, cents(amount, currency), xml('Description', { 'xml:lang': 'en' }, name));
}

function descriptionElement(line: TransferLine, language: string): XmlElement {
  const { description, notes, catalogText } = line;
  const attributes = { 'xml:lang': language };
  const hasMore = `${notes}${catalogText}` !== '' && description.length <= SHORT_NAME_LIMIT;
  const shortName = hasMore ? description : '';
  // Systems that ignore a ShortName still get the description, and those that read both cut them together.
  const text = descriptionOf(line, DESCRIPTION_LIMIT - shortName.length);
  return xml('Description', attributes, hasMore ? xml('ShortName', {}, shortName) : null, text);
}

const unitElement = (unit: string) => xml('UnitOfMeasure', {}, unit);

function detailElement(line: TransferLine, { currency, language }: Transfer): XmlElement {
  const { price, per, unit, classification, manufacturer, extrinsics } = line;
  const basis = { quantity: String(per), conversionFactor: '1' };
  const decimals = Math.max(2, price.decimalPlaces());
  return xml(
    'ItemDetail',
    {},
    xml('UnitPrice', {}, money(price.toFixed(decimals), currency)),
    descriptionElement(line, language),
    unitElement(unit),
    per > 1 ? xml('PriceBasisQuantity', basis, unitElement(unit)) : null,
    // The DTD requires the element: an empty one means none, because an invented class would distort spending reports.
    xml('Classification', { domain: 'UNSPSC' }, classification),
    manufacturer?.partId ? xml('ManufacturerPartID', {}, manufacturer.partId) : null,
    manufacturer && xml('ManufacturerName', {}, manufacturer.name),
    ...extrinsics.map(({ name, value }) => xml('Extrinsic', { name }, value)),
  );
}

/** The shop's addresses are in the United States and have no country field. */
function shipToElement(
  { code, name, contact, streets, city, state, zip }: TransferShipTo,
  language: string,
): XmlElement {
  const text = (element: string, value: string | null) =>
    value === null || value.trim() === '' ? null : xml(element, {}, value);
  const place = xml(
    'PostalAddress',
    {},
    text('DeliverTo', contact),
    ...streets.map((street) => xml('Street', {}, street)),
    text('City', city),
    text('State', state),
    text('PostalCode', zip),
    xml('Country', { isoCountryCode: 'US' }, 'United States'),
  );
  // The DTD demands street and city of a postal address.
  const isPlace = streets.length > 0 && text('City', city) !== null;
  const names = xml('Name', { 'xml:lang': language }, name);
  const address = xml('Address', { addressID: code, isoCountryCode: 'US' }, names, isPlace ? place : null);
  return xml('ShipTo', {}, address);
}

function itemElement(line: TransferLine, transfer: Transfer, comments: string): XmlElement {
  const itemId = xml(
    'ItemID',
    {},
    xml('SupplierPartID', {}, line.partId),
    xml('SupplierPartAuxiliaryID', {}, line.auxiliaryId),
  );
  const written = comments === '' ? null : xml('Comments', { 'xml:lang': transfer.language }, comments);
  return xml('ItemIn', { quantity: line.quantity.toFixed() }, itemId, detailElement(line, transfer), written);
}

/**
 * The cart for the procurement system, valid by the DTD. A cart without lines removes earlier lines from the
 * requisition.
 */
export function writeOrderMessage({ header, buyerCookie, transfer, ...envelope }: OrderMessage): string {
  const { currency, language, total, shipTo, comments, shipping, tax, canEdit, lines } = transfer;
  const head = xml(
    'PunchOutOrderMessageHeader',
    { operationAllowed: canEdit ? 'edit' : 'create' },
    xml('Total', {}, cents(total, currency)),
    shipTo && shipToElement(shipTo, language),
    charge('Shipping', shipping, currency),
    charge('Tax', tax, currency),
  );
  // The DTD has no Comments in the header, so they are with the first line.
  const items = lines.map((line, place) => itemElement(line, transfer, place === 0 ? comments : ''));
  const message = xml('PunchOutOrderMessage', {}, xml('BuyerCookie', {}, buyerCookie), head, ...items);
  return writeDocument(envelope, headerElement(header), xml('Message', {}, message));
}
