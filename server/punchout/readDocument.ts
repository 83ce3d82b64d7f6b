import type { Services } from '../services.ts';
import { CxmlProblem, type CxmlRequest } from './cxml/cxmlRequest.ts';
import { readCxml } from './cxml/readCxml.ts';

/** Up to here a document is read in a few milliseconds. */
const SHORT_BYTES = 48 * 1024;

/** As `readCxml`; long documents are read outside the thread that answers calls. */
export async function readDocument(
  { renderers }: Pick<Services, 'renderers'>,
  bytes: Buffer,
  contentType: string | undefined,
): Promise<CxmlRequest> {
  if (bytes.length <= SHORT_BYTES) return readCxml(bytes, contentType);
  const read = await renderers.document({ bytes, contentType });
  if ('request' in read) return read.request;
  throw new CxmlProblem(read.problem.status, read.problem.message);
}
