import type { FastifyBaseLogger, FastifyError, FastifyInstance } from 'fastify';
import { punchoutTexts } from '#domain/punchout/punchoutTexts.ts';
import { punchoutText } from '#domain/texts/punchoutText.ts';
import { onShare } from '../../platform/http/share.ts';
import { answerCxml, type CxmlAnswer } from './answerCxml.ts';
import { blankSecrets } from './cxml/blankSecrets.ts';
import { CxmlProblem, type CxmlRequest } from './cxml/cxmlRequest.ts';
import { CXML_BYTES_LIMIT } from './cxml/decodeXml.ts';
import { type Envelope, writeProfileResponse, writeSetupResponse, writeStatus } from './cxml/writeCxml.ts';
import { addPartnerMessage } from './partners/partnerMessages.ts';
import { readDocument, type SentDocument } from './readDocument.ts';
import type { PunchoutServices } from './services.ts';

const SETUP_PATH = '/punchout/cxml';
const ORDER_PATH = '/orders/cxml';
const XML = 'text/xml; charset=utf-8';

interface Validated {
  document: string;
  kind: string;
  partnerId: number | null;
  status: number;
  reason: string | null;
}

function answerDocument(answer: CxmlAnswer, envelope: Envelope, publicUrl: string): string {
  if (answer.kind === 'setup') return writeSetupResponse(answer.startPage, envelope);
  if (answer.kind === 'order') {
    const { orderId, orderNumber, notes } = answer;
    return writeStatus(
      { status: 200, detail: [punchoutText('purchaseOrder.placed', { orderId, orderNumber }), ...notes].join('\n') },
      envelope,
    );
  }
  const requests = [
    { requestName: 'PunchOutSetupRequest', url: `${publicUrl}${SETUP_PATH}` },
    { requestName: 'OrderRequest', url: `${publicUrl}${ORDER_PATH}` },
  ];
  return writeProfileResponse(requests, envelope);
}

function envelopeOf({ clock, ids, publicUrl }: PunchoutServices): Envelope {
  return { payloadId: `${ids.secret()}@${new URL(publicUrl).hostname}`, now: clock.now() };
}

const kindOf = (request: CxmlRequest) => (request.kind === 'other' ? request.name : request.kind);

/** Every request gets a response: a failed one has a Status with the reason. */
async function validate(services: PunchoutServices, sent: SentDocument, log: FastifyBaseLogger): Promise<Validated> {
  const envelope = envelopeOf(services);
  let kind = 'cXML';
  let partnerId: number | null = null;
  try {
    const request = await readDocument(services, sent);
    kind = kindOf(request);
    const answer = await answerCxml(services, request, sent.address, (partner) => {
      partnerId = partner.id;
    });
    return {
      document: answerDocument(answer, envelope, services.publicUrl),
      kind,
      partnerId,
      status: 200,
      reason: answer.kind === 'order' && answer.notes.length > 0 ? answer.notes.join('\n') : null,
    };
  } catch (error) {
    if (!(error instanceof CxmlProblem)) log.error({ err: error }, 'punchout request failed');
    const { status, message: reason } =
      error instanceof CxmlProblem ? error : { status: 500, message: punchoutText('punchout.failed') };
    return { document: writeStatus({ status, detail: reason }, envelope), kind, partnerId, status, reason };
  }
}

/**
 * `POST /punchout/cxml` and `POST /orders/cxml`: both take every supported request. The response has HTTP 200 and a
 * Status, as the cXML guide requires; 413 for a document that is too long.
 */
export function serveCxml(app: FastifyInstance, services: PunchoutServices): void {
  const { database, clock } = services;
  app.register(async (host) => {
    host.removeAllContentTypeParsers();
    host.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes));
    host.setErrorHandler(async (error: FastifyError, request, reply) => {
      const isTooLarge = error.statusCode === 413;
      if (!isTooLarge) request.log.error({ err: error }, 'punchout request failed');
      const reason = isTooLarge ? punchoutTexts.cxml.tooLarge(CXML_BYTES_LIMIT) : punchoutText('punchout.failed');
      const status = isTooLarge ? 400 : 500;
      return reply
        .code(isTooLarge ? 413 : 500)
        .type(XML)
        .send(writeStatus({ status, detail: reason }, envelopeOf(services)));
    });
    for (const path of [SETUP_PATH, ORDER_PATH])
      host.post(path, { schema: { hide: true }, bodyLimit: CXML_BYTES_LIMIT }, async (request, reply) => {
        const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const contentType = request.headers['content-type'];
        const sent = { bytes, contentType, address: request.ip };
        const document = await onShare(request, async () => {
          const { document: answer, ...validated } = await validate(services, sent, request.log);
          const message = { direction: 'in', at: clock.now(), address: request.ip, body: blankSecrets(bytes) } as const;
          await addPartnerMessage(database, { ...validated, ...message });
          return answer;
        });
        return reply.header('cache-control', 'no-store').type(XML).send(document);
      });
  });
}
