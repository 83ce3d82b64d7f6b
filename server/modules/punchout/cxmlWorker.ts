import { CxmlProblem, type CxmlRequest } from './cxml/cxmlRequest.ts';
import { readCxml } from './cxml/readCxml.ts';

export interface DocumentTask {
  bytes: Uint8Array;
  contentType: string | undefined;
}

/** The request of a document, or why it cannot be executed. */
export type ReadDocument = { request: CxmlRequest } | { problem: { status: number; message: string } };

export async function render({ bytes, contentType }: DocumentTask): Promise<ReadDocument> {
  try {
    return { request: readCxml(Buffer.from(bytes), contentType) };
  } catch (error) {
    if (!(error instanceof CxmlProblem)) throw error;
    return { problem: { status: error.status, message: error.message } };
  }
}
