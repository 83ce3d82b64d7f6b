import { writeXml, xml } from './writeXml.ts';
import type { XmlElement } from './xmlElement.ts';

const VERSION = '1.2.071';

/** The common data of documents; a payloadID is never used twice. */
export interface Envelope {
  payloadId: string;
  now: Date;
}

/** Texts of the codes as the cXML guide has them. */
const STATUS_TEXTS: ReadonlyMap<number, string> = new Map([
  [200, 'OK'],
  [400, 'Bad Request'],
  [401, 'Unauthorized'],
  [402, 'Payment Required'],
  [403, 'Forbidden'],
  [406, 'Not Acceptable'],
  [409, 'Conflict'],
  [412, 'Precondition Failed'],
  [450, 'Not Implemented'],
  [500, 'Internal Server Error'],
  [550, 'Unable to reach cXML server'],
  [560, 'Temporary server error'],
]);

/** With its offset, as the DTD's `datetime.tz` is. */
const moment = (date: Date) => date.toISOString().replace(/\.\d+Z$/, '+00:00');

export function writeDocument({ payloadId, now }: Envelope, ...content: readonly XmlElement[]): string {
  const attributes = { version: VERSION, payloadID: payloadId, timestamp: moment(now), 'xml:lang': 'en' };
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/${VERSION}/cXML.dtd">
${writeXml(xml('cXML', attributes, ...content))}
`;
}

interface CxmlStatus {
  status: number;
  /** The guide's own where it is absent. */
  text?: string;
  /** A sentence for the buyer's administrator. */
  detail?: string;
}

function statusElement({ status, text, detail }: CxmlStatus): XmlElement {
  const attributes = { code: String(status), text: text ?? STATUS_TEXTS.get(status) ?? 'Error', 'xml:lang': 'en' };
  return xml('Status', attributes, detail || null);
}

const respond = (envelope: Envelope, ...content: readonly XmlElement[]) =>
  writeDocument(envelope, xml('Response', {}, ...content));

/** A response with only a status. */
export function writeStatus(status: CxmlStatus, envelope: Envelope): string {
  return respond(envelope, statusElement(status));
}

/** The response with the address for the buyer's browser. */
export function writeSetupResponse(startPageUrl: string, envelope: Envelope): string {
  const startPage = xml('StartPage', {}, xml('URL', {}, startPageUrl));
  return respond(envelope, statusElement({ status: 200 }), xml('PunchOutSetupResponse', {}, startPage));
}

/** The supported requests with their addresses; at least one. */
export function writeProfileResponse(
  requests: readonly { requestName: string; url: string }[],
  envelope: Envelope,
): string {
  const transactions = requests.map(({ requestName, url }) => xml('Transaction', { requestName }, xml('URL', {}, url)));
  const profile = xml('ProfileResponse', { effectiveDate: moment(envelope.now) }, ...transactions);
  return respond(envelope, statusElement({ status: 200 }), profile);
}
