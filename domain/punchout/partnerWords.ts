import { perLanguage } from '../texts/perLanguage.ts';
import { punchoutText } from '../texts/punchoutText.ts';
import type { ChargePlaces, ExtrinsicField, PartnerSettings, Protocol } from './partner.ts';

/** The admins' label of each choice. */
export const PROTOCOL_WORDS: Readonly<Record<Protocol, string>> = perLanguage(() => ({
  cxml: 'cXML',
  oci: punchoutText('partner.ociSap'),
}));

export const ENCODING_WORDS: Readonly<Record<PartnerSettings['encoding'], string>> = perLanguage(() => ({
  urlencoded: punchoutText('partner.cxmlUrlencodedUsual'),
  base64: 'cxml-base64',
}));

export const CHARGE_WORDS: Readonly<Record<ChargePlaces, string>> = perLanguage(() => ({
  header: punchoutText('partner.inTheCartHeader'),
  lines: punchoutText('partner.asSeparateLines'),
  omitted: punchoutText('partner.notIncluded'),
}));

export const EXTRINSIC_WORDS: Readonly<Record<ExtrinsicField, string>> = perLanguage(() => ({
  productText1: punchoutText('partner.lineNote1'),
  productText2: punchoutText('partner.lineNote2'),
  priceUnit: punchoutText('partner.priceUnit'),
  caseQuantity: punchoutText('partner.quantityInCases'),
  categoryCode: punchoutText('partner.categoryCode'),
  shipTo: punchoutText('partner.cartShipTo'),
  customerPo: punchoutText('partner.cartPONumber'),
  deliveryDate: punchoutText('partner.cartDeliveryDate'),
  specialInstruction1: punchoutText('partner.cartInstruction1'),
  specialInstruction2: punchoutText('partner.cartInstruction2'),
  notes: punchoutText('partner.cartNotes'),
}));
