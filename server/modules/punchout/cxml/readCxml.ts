import { OPERATIONS, type Operation } from '#domain/punchout/visit.ts';
import { CODE_LIMIT, KEYS_LIMIT, SECRET_LIMIT, TEXT_LIMIT } from '#domain/schema/limits.ts';
import { type Credential, type CxmlHeader, CxmlProblem, type CxmlRequest, type SetupRequest } from './cxmlRequest.ts';
import { purchaseOrder } from './readOrder.ts';
import { BAD_REQUEST, few, itemIdOf, limited, NOT_IMPLEMENTED, needed, returnedItem, trimmed } from './readParts.ts';
import { readXmlBytes, type XmlDocument } from './readXmlBytes.ts';
import { attributeOf, childOf, childrenOf, textOf, type XmlElement } from './xmlElement.ts';

/** The maximum characters of indexed values: cookies and payloadIDs. */
const INDEXED_LIMIT = 800;
const CREDENTIALS_LIMIT = 20;
const EXTRINSICS_LIMIT = 500;

type Asked = Pick<SetupRequest, 'header' | 'payloadId' | 'version'>;

/** A value without the lines that a document was laid out in; other blanks are its own. */
function valueIn(element: XmlElement): string {
  const text = textOf(element);
  const start = text.length - text.trimStart().length;
  const end = text.trimEnd().length;
  return text.slice(
    text.slice(0, start).includes('\n') ? start : 0,
    text.slice(end).includes('\n') ? end : text.length,
  );
}

function credentialsOf(party: XmlElement | undefined): Credential[] {
  if (!party) return [];
  return few(childrenOf(party, 'Credential'), CREDENTIALS_LIMIT, `Credential in ${party.name}`)
    .map((credential) => ({
      domain: limited(attributeOf(credential, 'domain'), CODE_LIMIT, `domain of a Credential in ${party.name}`),
      identity: trimmed(childOf(credential, 'Identity'), CODE_LIMIT),
    }))
    .filter(({ identity }) => identity !== '');
}

function secretOf(...parties: readonly (XmlElement | undefined)[]): string | null {
  const secrets = parties
    .flatMap((party) => (party ? childrenOf(party, 'Credential') : []))
    .flatMap((credential) => childrenOf(credential, 'SharedSecret'))
    .map((secret) => limited(valueIn(secret), SECRET_LIMIT, 'SharedSecret'));
  return secrets.find((secret) => secret !== '') ?? null;
}

function headerOf(header: XmlElement): CxmlHeader {
  const from = childOf(header, 'From');
  const sender = childOf(header, 'Sender');
  const read = {
    from: credentialsOf(from),
    to: credentialsOf(childOf(header, 'To')),
    sender: credentialsOf(sender),
    sharedSecret: secretOf(sender, from),
    userAgent: trimmed(sender && childOf(sender, 'UserAgent'), TEXT_LIMIT),
  };
  if (read.from.length + read.sender.length > 0) return read;
  throw new CxmlProblem(
    BAD_REQUEST,
    'Credential with an Identity is missing in From and Sender: nobody knows who asks',
  );
}

function versionOf({ root, systemId }: XmlDocument): string {
  return (
    limited(attributeOf(root, 'version'), CODE_LIMIT, 'version') ||
    (/\/(\d[\d.]{0,20})\//.exec(systemId ?? '')?.[1] ?? '')
  );
}

function operationOf(request: XmlElement): Operation {
  const named = attributeOf(request, 'operation').toLowerCase();
  const operation = OPERATIONS.find((known) => known === named);
  if (operation) return operation;
  if (named === '') return 'create';
  throw new CxmlProblem(
    NOT_IMPLEMENTED,
    `operation of ${request.name} is "${named.slice(0, CODE_LIMIT)}"; it can be create, edit or inspect`,
  );
}

/** Of the request and of its contacts; of two by one name the request's, then the first. */
function extrinsicsOf(request: XmlElement): Record<string, string> {
  const found = [request, ...childrenOf(request, 'Contact')].flatMap((place) => childrenOf(place, 'Extrinsic'));
  const read = few(found, EXTRINSICS_LIMIT, 'Extrinsic').map((extrinsic) => {
    const name = limited(attributeOf(extrinsic, 'name'), SECRET_LIMIT, 'name of an Extrinsic');
    return [name, limited(textOf(extrinsic).trim(), TEXT_LIMIT, `Extrinsic ${name}`)] as const;
  });
  return Object.fromEntries(read.filter(([name]) => name !== '').reverse());
}

function setupRequest(request: XmlElement, asked: Asked): SetupRequest {
  const buyerCookie = limited(valueIn(needed(request, 'BuyerCookie')), INDEXED_LIMIT, 'BuyerCookie');
  if (buyerCookie.trim() === '') throw new CxmlProblem(BAD_REQUEST, `BuyerCookie is empty in ${request.name}`);
  const shipTo = childOf(request, 'ShipTo');
  const address = shipTo && childOf(shipTo, 'Address');
  const selected = childOf(request, 'SelectedItem');
  const selectedItem = selected ? itemIdOf(selected) : null;
  return {
    ...asked,
    kind: 'PunchOutSetupRequest',
    operation: operationOf(request),
    buyerCookie,
    postbackUrl: trimmed(childOf(request, 'BrowserFormPost'), SECRET_LIMIT) || null,
    extrinsics: extrinsicsOf(request),
    shipTo: (address && limited(attributeOf(address, 'addressID'), CODE_LIMIT, 'addressID of ShipTo')) || null,
    selectedItem: selectedItem?.partId || selectedItem?.auxiliaryId ? selectedItem : null,
    items: few(childrenOf(request, 'ItemOut'), KEYS_LIMIT, 'ItemOut').map(returnedItem),
  };
}

/** The request is a test only when its deployment mode says so; the DTD's default is production. */
function isTest(root: XmlElement): boolean {
  const request = childOf(root, 'Request');
  return request !== undefined && attributeOf(request, 'deploymentMode').toLowerCase() === 'test';
}

/** The main element of a Request or Message. */
function bodyOf(root: XmlElement): XmlElement {
  const envelope = childOf(root, 'Request') ?? childOf(root, 'Message');
  if (!envelope) throw new CxmlProblem(BAD_REQUEST, `Request is missing in ${root.name}`);
  const body = envelope.content.filter((part) => typeof part === 'object').find(({ name }) => name !== 'Status');
  if (body) return body;
  throw new CxmlProblem(BAD_REQUEST, `${envelope.name} is empty`);
}

/**
 * The request of a cXML document of any version, by its content and not by its DTD. CxmlProblem: 406 when it is not
 * readable XML, 400 when a required part is missing, 450 for an unsupported operation.
 */
export function readCxml(bytes: Buffer, contentType?: string): CxmlRequest {
  const document = readXmlBytes(bytes, contentType);
  const { root } = document;
  if (root.name.toLowerCase() !== 'cxml') {
    throw new CxmlProblem(BAD_REQUEST, `The document begins with ${root.name}; it has to begin with cXML`);
  }
  const payloadId = limited(attributeOf(root, 'payloadID'), INDEXED_LIMIT, 'payloadID') || null;
  const asked = { header: headerOf(needed(root, 'Header')), payloadId, version: versionOf(document) };
  const body = bodyOf(root);
  const name = body.name.toLowerCase();
  if (name === 'punchoutsetuprequest') return setupRequest(body, asked);
  if (name === 'orderrequest') return { ...asked, ...purchaseOrder(body, isTest(root)) };
  return name === 'profilerequest'
    ? { ...asked, kind: 'ProfileRequest' }
    : { ...asked, kind: 'other', name: body.name };
}
