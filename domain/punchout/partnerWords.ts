import type { ChargePlaces, ExtrinsicField, PartnerSettings, Protocol } from './partner.ts';

/** What a choice is called by those who run the shop. */
export const PROTOCOL_WORDS: Readonly<Record<Protocol, string>> = { cxml: 'cXML', oci: 'OCI (SAP)' };

export const ENCODING_WORDS: Readonly<Record<PartnerSettings['encoding'], string>> = {
  urlencoded: 'cxml-urlencoded (usual)',
  base64: 'cxml-base64',
};

export const CHARGE_WORDS: Readonly<Record<ChargePlaces, string>> = {
  header: 'In the cart header',
  lines: 'As separate lines',
  omitted: 'Not included',
};

export const EXTRINSIC_WORDS: Readonly<Record<ExtrinsicField, string>> = {
  productText1: 'Line note 1',
  productText2: 'Line note 2',
  priceUnit: 'Price unit',
  caseQuantity: 'Quantity in cases',
  categoryCode: 'Category code',
  shipTo: 'Cart ship-to',
  customerPo: 'Cart P.O. number',
  deliveryDate: 'Cart delivery date',
  specialInstruction1: 'Cart instruction 1',
  specialInstruction2: 'Cart instruction 2',
  notes: 'Cart notes',
};
