import { EMPTY_HEADER } from '#domain/cart/header.ts';
import { decimal } from '#domain/decimal.ts';
import { sumMoney } from '#domain/money.ts';
import { isAllowedHost } from '#domain/punchout/partnerHosts.ts';
import { punchoutText } from '#domain/texts/punchoutText.ts';
import { Refused } from '../../platform/http/refused.ts';
import { findBuyer } from '../access/callerRepository.ts';
import { findCartProducts, pricedToday } from '../cart/cartProducts.ts';
import { attemptSecret } from './attemptSecret.ts';
import type { ReturnedItem } from './cxml/cxmlRequest.ts';
import { type FormField, writeOci } from './oci/ociFields.ts';
import type { OciFunction, OciRequest } from './oci/ociRequest.ts';
import { openVisit } from './openVisit.ts';
import { findPartnerByIdentity, type KnownPartner } from './partners/partnerRepository.ts';
import { restoreLines } from './restoreLines.ts';
import { searchProducts } from './searchProducts.ts';
import type { PunchoutServices } from './services.ts';
import { transferLines } from './transferLines.ts';

/** The address for the buyer's browser, or the requested data. */
export type OciAnswer =
  | { kind: 'visit'; startPage: string }
  | { kind: 'goods'; fields: FormField[]; frameHosts: readonly string[] };

async function admitted(
  services: PunchoutServices,
  { username, password }: OciRequest,
  address: string,
  onPartner: (partner: KnownPartner) => void,
): Promise<KnownPartner> {
  const partner = await findPartnerByIdentity(services.database, 'oci', [{ domain: '', identity: username }]);
  if (partner) onPartner(partner);
  const admission = await attemptSecret(services, partner, {
    protocol: 'oci',
    name: username,
    secret: password,
    address,
  });
  if (admission.outcome === 'admitted') return admission.partner;
  if (admission.outcome === 'refused') throw new Refused(401, 'notAdmitted', punchoutText('punchout.oci.notAdmitted'));
  throw new Refused(429, 'tooManyAttempts', punchoutText('punchout.tooManyFailures'), {
    retryAfterSeconds: admission.retryAfterSeconds,
  });
}

async function itemsFor(
  services: PunchoutServices,
  partner: KnownPartner,
  asked: OciFunction,
): Promise<ReturnedItem[]> {
  const item = (partId: string, quantity = '1') => ({ partId, auxiliaryId: partId, quantity, unit: null });
  if (asked.name === 'BACKGROUND_SEARCH') {
    const codes = await searchProducts(services.database, partner.customerKey, asked.searchString);
    return codes.map((code) => item(code));
  }
  const quantity = asked.name === 'VALIDATE' ? asked.quantity?.toString() : undefined;
  return [item(asked.productId, quantity)];
}

/** Current prices and data of the products; those that cannot be bought are left out. */
async function fieldsFor(services: PunchoutServices, partner: KnownPartner, request: OciRequest, asked: OciFunction) {
  const { database } = services;
  const now = services.clock.now();
  const { id: partnerId, userId, customerKey, settings } = partner;
  const buyer = await findBuyer(database, { userId, customerKey });
  if (!buyer) throw new Error(`the account of partner ${partnerId} is closed`);
  const items = await itemsFor(services, partner, asked);
  const { lines: kept } = await restoreLines(database, buyer, now, { partnerId, items, settings });
  const products = await findCartProducts(
    database,
    pricedToday(buyer, now),
    kept.map(({ productKey }) => productKey),
  );
  const idOf = (place: number) => products.get(kept[place]?.productKey ?? 0)?.productCode ?? '';
  const lines = await transferLines(database, { lines: kept, products, header: EMPTY_HEADER, settings, idOf });
  const { currency, language } = settings;
  const total = sumMoney(lines.map(({ extension }) => decimal(extension)));
  const nowhere = { shipTo: null, comments: '' };
  return writeOci({ currency, language, lines, ...nowhere, total, tax: null, shipping: null, canEdit: false }, request);
}

/** Executes an authorized call of the Open Catalog Interface; throws Refused with the reason when it cannot. */
export async function answerOci(
  services: PunchoutServices,
  request: OciRequest,
  address: string,
  onPartner: (partner: KnownPartner) => void,
): Promise<OciAnswer> {
  const partner = await admitted(services, request, address, onPartner);
  const { hookUrl, asks, okCode, target, returnTarget, caller, vendor } = request;
  if (!isAllowedHost(hookUrl, partner.settings.postbackHosts)) {
    throw new Refused(403, 'postbackHostRefused', punchoutText('punchout.postbackHost', { address: hookUrl }), {
      params: { address: hookUrl },
    });
  }
  if (asks && asks.name !== 'DETAIL') {
    const fields = await fieldsFor(services, partner, request, asks);
    return { kind: 'goods', fields, frameHosts: partner.settings.frameHosts };
  }
  const startPage = await openVisit(services, partner, {
    payloadId: null,
    requestHash: '',
    operation: 'create',
    buyerCookie: null,
    postbackUrl: hookUrl,
    request: { protocol: 'oci', okCode, target, returnTarget, caller, vendor },
    shipTo: null,
    startProduct: asks && { partId: asks.productId, auxiliaryId: asks.productId },
    items: [],
  });
  if (startPage === null) throw new Error('a call without an id was taken for one that came before');
  return { kind: 'visit', startPage };
}
