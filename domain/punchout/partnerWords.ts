import type { ChargePlaces, ExtrinsicField, PartnerSettings, Protocol } from './partner.ts';

/** What a choice is called by those who run the shop. */
export const PROTOCOL_WORDS: Readonly<Record<Protocol, string>> = { cxml: 'cXML', oci: 'OCI (SAP)' };

export const ENCODING_WORDS: Readonly<Record<PartnerSettings['encoding'], string>> = {
  urlencoded: 'cxml-urlencoded (usual)',
  base64: 'cxml-base64',
};

export const CHARGE_WORDS: Readonly<Record<ChargePlaces, string>> = {
  header: 'In the head of the cart',
  lines: 'As lines of their own',
  omitted: 'Not at all',
};

export const EXTRINSIC_WORDS: Readonly<Record<ExtrinsicField, string>> = {
  productText1: 'First note of the line',
  productText2: 'Second note of the line',
  priceUnit: 'Unit of the price',
  caseQuantity: 'Quantity in cases',
  categoryCode: 'Category code',
  shipTo: 'Ship-to of the cart',
  customerPo: 'P.O. number of the cart',
  deliveryDate: 'Delivery date of the cart',
  specialInstruction1: 'First instruction of the cart',
  specialInstruction2: 'Second instruction of the cart',
  notes: 'Notes of the cart',
};
