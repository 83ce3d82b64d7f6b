import { punchoutText } from '#domain/texts/punchoutText.ts';
import { isWaiting } from '../access/attemptPassword.ts';
import { CxmlProblem, type CxmlRequest } from './cxml/cxmlRequest.ts';
import { readCxml } from './cxml/readCxml.ts';
import type { PunchoutServices } from './services.ts';

/** Up to here a document is read in a few milliseconds. */
const SHORT_BYTES = 48 * 1024;

export interface SentDocument {
  bytes: Buffer;
  contentType: string | undefined;
  /** From where it came. */
  address: string;
}

/**
 * As `readCxml`; long documents are read outside the thread that serves requests, and are refused from an address that
 * guesses secrets.
 */
export async function readDocument(
  services: Pick<PunchoutServices, 'renderers' | 'database' | 'clock'>,
  { bytes, contentType, address }: SentDocument,
): Promise<CxmlRequest> {
  if (bytes.length <= SHORT_BYTES) return readCxml(bytes, contentType);
  if (await isWaiting(services, address)) throw new CxmlProblem(503, punchoutText('punchout.tooManyFailures'));
  const read = await services.renderers.document({ bytes, contentType });
  if ('request' in read) return read.request;
  throw new CxmlProblem(read.problem.status, read.problem.message);
}
