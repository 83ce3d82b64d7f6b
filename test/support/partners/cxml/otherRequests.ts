import { COOKIE, HEADER, POST, sent, TO } from './requestParts.ts';

/** What is refused although it is XML, by the status and the sentence that it gets. */
export const unusable: readonly [name: string, body: string, status: number, sentence: string][] = [
  ['no cookie', sent({ inside: POST }), 400, 'BuyerCookie is missing in PunchOutSetupRequest'],
  [
    'an empty cookie',
    sent({ inside: `<BuyerCookie> \n </BuyerCookie>${POST}` }),
    400,
    'BuyerCookie is empty in PunchOutSetupRequest',
  ],
  [
    'a cookie beyond all measure',
    sent({ inside: `<BuyerCookie>${'c'.repeat(801)}</BuyerCookie>` }),
    400,
    'BuyerCookie is longer than 800 characters',
  ],
  [
    'a payloadID beyond all measure',
    sent({ root: `cXML payloadID="${'p'.repeat(801)}"` }),
    400,
    'payloadID is longer than 800 characters',
  ],
  [
    'an address beyond all measure',
    sent({ inside: `${COOKIE}<BrowserFormPost>${'u'.repeat(2001)}</BrowserFormPost>` }),
    400,
    'BrowserFormPost is longer than 2,000 characters',
  ],
  ['too many items', sent({ inside: COOKIE + '<ItemOut/>'.repeat(2001) }), 400, 'ItemOut: there are more than 2,000'],
  [
    'too many extrinsics',
    sent({ inside: COOKIE + '<Extrinsic/>'.repeat(501) }),
    400,
    'Extrinsic: there are more than 500',
  ],
  ['no header', sent({ header: '' }), 400, 'Header is missing in cXML'],
  [
    'no sender',
    sent({ header: `<Header>${TO}</Header>` }),
    400,
    'Credential with an Identity is missing in From and Sender: nobody knows who asks',
  ],
  ['no request', `<cXML>${HEADER}</cXML>`, 400, 'Request is missing in cXML'],
  ['an answer', '<cXML><Response><Status code="200" text="OK"/></Response></cXML>', 400, 'Header is missing in cXML'],
  ['an empty request', `<cXML>${HEADER}<Request/></cXML>`, 400, 'Request is empty'],
  [
    'another operation',
    sent({ setup: 'PunchOutSetupRequest operation="source"' }),
    450,
    'operation of PunchOutSetupRequest is "source"; it can be create, edit or inspect',
  ],
  ['another kind of document', '<Envelope/>', 400, 'The document begins with Envelope; it has to begin with cXML'],
];

/** Requests that are invalid for a punchout, by what they are. */
export const otherRequests: readonly [body: string, kind: object][] = [
  [`<cXML payloadID="p">${HEADER}<Request><ProfileRequest/></Request></cXML>`, { kind: 'ProfileRequest' }],
  [
    `<cXML payloadID="p">${HEADER}<Request><ConfirmationRequest><x/></ConfirmationRequest></Request></cXML>`,
    { kind: 'other', name: 'ConfirmationRequest' },
  ],
  [
    `<cXML payloadID="p">${HEADER}<Message><Status code="200" text="OK"/><PunchOutOrderMessage/></Message></cXML>`,
    { kind: 'other', name: 'PunchOutOrderMessage' },
  ],
];
