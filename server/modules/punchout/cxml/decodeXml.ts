import { punchoutTexts } from '#domain/punchout/punchoutTexts.ts';
import { decodeBytes, encodingOf } from '../../../platform/text/encoding.ts';
import { CxmlProblem } from './cxmlRequest.ts';

/** The maximum bytes of a document. */
export const CXML_BYTES_LIMIT = 1024 * 1024;

export const NOT_XML = 406;

/** The text of a document; throws a CxmlProblem when it is too large, or in a wrong encoding. */
export function decodeXml(bytes: Buffer, contentType?: string): string {
  if (bytes.length > CXML_BYTES_LIMIT) {
    throw new CxmlProblem(NOT_XML, punchoutTexts.cxml.tooLarge(CXML_BYTES_LIMIT));
  }
  const encoding = encodingOf(bytes, contentType);
  if (typeof encoding === 'object') {
    throw new CxmlProblem(
      NOT_XML,
      `The document is in the encoding ${encoding.unread}. Send it as UTF-8, UTF-16, ISO-8859-1 or windows-1252.`,
    );
  }
  try {
    return decodeBytes(bytes, encoding, true);
  } catch {
    throw new CxmlProblem(
      NOT_XML,
      `The document is not in the encoding that it says: some of its bytes are not ${encoding.toUpperCase()}.`,
    );
  }
}
