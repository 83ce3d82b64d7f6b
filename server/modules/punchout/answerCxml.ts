import { isAllowedHost } from '#domain/punchout/partnerHosts.ts';
import { punchoutTexts } from '#domain/punchout/punchoutTexts.ts';
import { punchoutText } from '#domain/texts/punchoutText.ts';
import { hashOf } from '../../platform/idempotency/once.ts';
import type { Runtime } from '../../platform/runtime.ts';
import { attemptSecret } from './attemptSecret.ts';
import { type CxmlHeader, CxmlProblem, type CxmlRequest, type SetupRequest } from './cxml/cxmlRequest.ts';
import { openVisit } from './openVisit.ts';
import { type PlacedOrder, placePurchaseOrder } from './orders/placePurchaseOrder.ts';
import { findPartnerByIdentity, type KnownPartner } from './partners/partnerRepository.ts';
import type { PunchoutServices } from './services.ts';

/** The contents of a response. */
export type CxmlAnswer =
  | { kind: 'profile' }
  | { kind: 'setup'; startPage: string }
  | ({ kind: 'order'; orderId: string } & PlacedOrder);

/** The partner that sent a request; throws CxmlProblem when the sender is not certain. */
async function admitPartner(
  services: Pick<Runtime, 'database' | 'clock'>,
  { from, sender, sharedSecret }: CxmlHeader,
  address: string,
  onPartner: (partner: KnownPartner) => void,
): Promise<KnownPartner> {
  const named = [...from, ...sender];
  const [first] = named;
  if (!first) throw new CxmlProblem(401, punchoutText('punchout.cxml.noIdentity'));
  if (sharedSecret === null) throw new CxmlProblem(401, punchoutText('punchout.cxml.noSecret'));
  const partner = await findPartnerByIdentity(services.database, 'cxml', named);
  if (partner) onPartner(partner);
  const name = partner ? `partner ${partner.id}` : `${first.domain} ${first.identity}`;
  const admission = await attemptSecret(services, partner, { protocol: 'cxml', name, secret: sharedSecret, address });
  if (admission.outcome === 'tooManyFailures') throw new CxmlProblem(503, punchoutText('punchout.tooManyFailures'));
  if (admission.outcome === 'refused') throw new CxmlProblem(401, punchoutTexts.cxml.notAdmitted(first));
  return admission.partner;
}

async function startPageOf(services: PunchoutServices, partner: KnownPartner, request: SetupRequest): Promise<string> {
  const { payloadId, operation, buyerCookie, postbackUrl, shipTo, selectedItem, items } = request;
  const { sharedSecret: _, ...header } = request.header;
  if (postbackUrl !== null && !isAllowedHost(postbackUrl, partner.settings.postbackHosts)) {
    throw new CxmlProblem(403, punchoutText('punchout.postbackHost', { address: postbackUrl }));
  }
  const startPage = await openVisit(services, partner, {
    payloadId,
    requestHash: hashOf({ ...request, header }),
    operation,
    buyerCookie,
    postbackUrl,
    request: { protocol: 'cxml', header },
    shipTo,
    startProduct: selectedItem,
    items,
  });
  if (startPage === null)
    throw new CxmlProblem(409, punchoutText('punchout.cxml.replayed', { payloadId: payloadId ?? '' }));
  return startPage;
}

/** Executes an authorized document; throws CxmlProblem with the reason when it cannot. */
export async function answerCxml(
  services: PunchoutServices,
  request: CxmlRequest,
  address: string,
  onPartner: (partner: KnownPartner) => void,
): Promise<CxmlAnswer> {
  const partner = await admitPartner(services, request.header, address, onPartner);
  if (request.kind === 'ProfileRequest') return { kind: 'profile' };
  if (request.kind === 'OrderRequest') {
    return { kind: 'order', orderId: request.orderId, ...(await placePurchaseOrder(services, partner, request)) };
  }
  if (request.kind === 'other')
    throw new CxmlProblem(450, punchoutText('punchout.cxml.notUnderstood', { name: request.name }));
  return { kind: 'setup', startPage: await startPageOf(services, partner, request) };
}
