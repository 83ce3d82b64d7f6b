import type { TransferForm } from '#domain/api/punchout.ts';
import type { Transfer } from '#domain/punchout/transfer.ts';
import { encodeForPost } from './cxml/encodeForPost.ts';
import { writeOrderMessage } from './cxml/writeOrderMessage.ts';
import { writeOci } from './oci/ociFields.ts';
import type { NewPartnerMessage } from './partners/partnerMessages.ts';
import type { Visit } from './visitRepository.ts';

interface Given {
  transfer: Transfer;
  postbackUrl: string;
  payloadId: string;
  now: Date;
}

interface Written {
  answer: TransferForm;
  /** For the list of the partner's messages. */
  message: Pick<NewPartnerMessage, 'direction' | 'kind' | 'status' | 'reason' | 'body'>;
}

const sent = { direction: 'out', status: 200, reason: null } as const;

function writtenAsCxml(visit: Visit, { transfer, postbackUrl, payloadId, now }: Given): Written {
  const { request, buyerCookie, settings } = visit;
  if (request.protocol !== 'cxml') throw new Error(`visit ${visit.id} came by another format`);
  const document = writeOrderMessage({
    header: request.header,
    buyerCookie: buyerCookie ?? '',
    transfer,
    payloadId,
    now,
  });
  const { fieldName, value } = encodeForPost(document, settings.encoding);
  return {
    answer: { postbackUrl, body: value, fieldName, fields: [{ name: fieldName, value }], target: null },
    message: { ...sent, kind: 'PunchOutOrderMessage', body: document },
  };
}

function writtenAsOci(visit: Visit, { transfer, postbackUrl }: Given): Written {
  const { request } = visit;
  if (request.protocol !== 'oci') throw new Error(`visit ${visit.id} came by another format`);
  const fields = writeOci(transfer, request);
  const body = new URLSearchParams(fields.map(({ name, value }) => [name, value])).toString();
  return {
    answer: { postbackUrl, body, fieldName: 'NEW_ITEM', fields, target: request.target ?? request.returnTarget },
    message: { ...sent, kind: 'OCI', body: fields.map(({ name, value }) => `${name}=${value}`).join('\n') },
  };
}

/** The cart in the format of its partner. */
export function writeForm(visit: Visit, given: Given): Written {
  return visit.request.protocol === 'cxml' ? writtenAsCxml(visit, given) : writtenAsOci(visit, given);
}
