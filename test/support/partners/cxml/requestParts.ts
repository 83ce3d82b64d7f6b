export const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>';
export const doctype = (version: string) =>
  `<!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/${version}/cXML.dtd">`;

export const credential = (domain: string, identity: string, more = '') =>
  `<Credential domain="${domain}"><Identity>${identity}</Identity>${more}</Credential>`;
export const SECRET = '<SharedSecret>s3cret</SharedSecret>';
export const FROM = `<From>${credential('NetworkID', 'buyer')}</From>`;
export const TO = `<To>${credential('DUNS', 'shop')}</To>`;
export const SENDER = `<Sender>${credential('NetworkID', 'buyer', SECRET)}<UserAgent>Buyer 1.0</UserAgent></Sender>`;
export const HEADER = `<Header>${FROM}${TO}${SENDER}</Header>`;
export const COOKIE = '<BuyerCookie>cookie-1</BuyerCookie>';
export const POST = '<BrowserFormPost><URL>https://buyer.example/cart</URL></BrowserFormPost>';

/** A plain request with parts of its own. */
interface Parts {
  start?: string;
  root?: string;
  header?: string;
  request?: string;
  setup?: string;
  inside?: string;
}

export const sent = ({ start = `${DECLARATION}${doctype('1.2.014')}`, ...parts }: Parts = {}) => {
  const {
    root = 'cXML',
    header = HEADER,
    request = 'Request',
    setup = 'PunchOutSetupRequest operation="create"',
  } = parts;
  const [rootName = '', requestName = '', setupName = ''] = [root, request, setup].map((tag) => tag.split(' ')[0]);
  const given = root.includes(' ') ? '' : ' payloadID="p-1@buyer.example" timestamp="2026-11-25T17:00:00-05:00"';
  return `${start}<${root}${given}>${header}<${request}><${setup}>${parts.inside ?? COOKIE + POST}</${setupName}></${requestName}></${rootName}>`;
};
