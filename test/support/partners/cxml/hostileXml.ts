/** A document that must not be read, or not beyond its own text; `refusal` null: it is harmless, and calls no host. */
export interface HostileXml {
  name: string;
  bytes: Buffer;
  refusal: RegExp | null;
}

const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16();

const ENCODINGS: Readonly<Record<string, (text: string) => Buffer>> = {
  'UTF-8': (text) => Buffer.from(text),
  'UTF-8 with its mark': (text) => Buffer.from(`\ufeff${text}`),
  'UTF-16 LE with its mark': (text) => Buffer.from(`\ufeff${text}`, 'utf16le'),
  'UTF-16 BE with its mark': (text) => utf16be(`\ufeff${text}`),
  'UTF-16 LE': (text) => Buffer.from(text, 'utf16le'),
  'UTF-16 BE': utf16be,
  'ISO-8859-1': (text) => Buffer.from(`<?xml version="1.0" encoding="ISO-8859-1"?>${text}`, 'latin1'),
};

const HEAD = '<Header><From><Credential domain="D"><Identity>i</Identity></Credential></From></Header>';

/** A request with something in front of it, in its cookie, in an attribute, or behind it. */
const request = ({ before = '', value = '', attribute = 'a', behind = '' }) =>
  `${before}<cXML payloadID="${attribute}">${HEAD}<Request><PunchOutSetupRequest><BuyerCookie>c${value}</BuyerCookie></PunchOutSetupRequest></Request></cXML>${behind}`;

/** Written in every encoding that can express it; not worth a request alone. */
function everyWay(documents: Readonly<Record<string, string>>, refusal: RegExp | null): HostileXml[] {
  return Object.entries(documents).flatMap(([name, text]) =>
    Object.entries(ENCODINGS)
      .filter(([encoding]) => encoding !== 'ISO-8859-1' || !/[^\0-\xff]/.test(text))
      .map(([encoding, write]) => ({ name: `${name}, ${encoding}`, bytes: write(text), refusal })),
  );
}

/** Each at every place where it is possible. */
function everywhere(
  things: Readonly<Record<string, string>>,
  places: readonly (keyof Parameters<typeof request>[0])[],
) {
  return Object.fromEntries(
    Object.entries(things).flatMap(([name, thing]) =>
      places.map((place) => [`${name} (${place})`, request({ [place]: thing })]),
    ),
  );
}

const laughs = Array.from({ length: 10 }, (_, level) => `<!ENTITY l${level + 1} "${`&l${level};`.repeat(10)}">`).join(
  '',
);

const SUBSETS: Readonly<Record<string, string>> = {
  'a file': '<!ENTITY x SYSTEM "file:///etc/passwd">',
  'a file by PUBLIC': '<!ENTITY x PUBLIC "p" "file:///etc/passwd">',
  'an address': '<!ENTITY x SYSTEM "http://127.0.0.1:47812/x">',
  'an address that gives itself away':
    '<!ENTITY % f SYSTEM "file:///etc/passwd"><!ENTITY % d SYSTEM "http://127.0.0.1:47812/d">%d;',
  'a parameter': '<!ENTITY % p "<!ENTITY x SYSTEM \'file:///etc/passwd\'>">%p;',
  'billion laughs': `<!ENTITY l0 "lol">${laughs}<!ENTITY x "&l10;">`,
  'quadratic blow-up': `<!ENTITY x "${'x'.repeat(2000)}">`,
  'a ring': '<!ENTITY x "&y;"><!ENTITY y "&x;">',
  'an attribute by default': '<!ATTLIST cXML a CDATA "b">',
  'an element': '<!ELEMENT cXML ANY>',
  'a notation': '<!NOTATION n SYSTEM "file:///bin/sh"><!ENTITY x SYSTEM "a" NDATA n>',
  'a comment that hides its end': '<!-- ]> --><!ENTITY x "y">',
  nothing: '',
};

const declared = Object.fromEntries(
  Object.entries(SUBSETS).flatMap(([name, subset]) => {
    const before = `<!DOCTYPE cXML SYSTEM "cXML.dtd" [${subset}]>`;
    const many = '&x;'.repeat(name === 'quadratic blow-up' ? 2000 : 1);
    return [
      [`${name}, used`, request({ before, value: many })],
      [`${name}, in an attribute`, request({ before: before.replace(' SYSTEM "cXML.dtd"', ''), attribute: '&x;' })],
      [`${name}, after a comment`, request({ before: `<!-- c -->\n${before.replace('DOCTYPE', 'doctype')}` })],
    ];
  }),
);

const DOCTYPE = '<!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/1.2.014/cXML.dtd">';

const doctypes = {
  ...everywhere(
    {
      'a second DOCTYPE': DOCTYPE + DOCTYPE,
      'one in small emails': `${DOCTYPE}<!doctype cXML>`,
      'one behind a comment': `${DOCTYPE}<!-- <a> -->${DOCTYPE}`,
      'one of many blanks': `${DOCTYPE}<!DOCTYPE\n\t  cXML\r\n>`,
      'one with entities': `${DOCTYPE}<!DocType cXML [<!ENTITY x SYSTEM "file:///etc/passwd">]>`,
      'one with a blank before its word': `${DOCTYPE}<! DOCTYPE cXML>`,
    },
    ['before', 'value', 'behind'],
  ),
  'a DOCTYPE without a name': request({ before: '<!DOCTYPE>' }),
  'a DOCTYPE that does not end': '<!DOCTYPE cXML SYSTEM "a',
  'a DOCTYPE with more than a place': request({ before: '<!DOCTYPE cXML SYSTEM "a" NDATA n>' }),
  'a DOCTYPE with tags in it': request({ before: '<!DOCTYPE cXML <a/>>' }),
};

const declarations = {
  ...everywhere(
    {
      'an entity': '<!ENTITY x SYSTEM "file:///etc/passwd">',
      'an element': '<!ELEMENT cXML ANY>',
      'an attribute': '<!ATTLIST cXML a CDATA #IMPLIED>',
      'a notation': '<!NOTATION n SYSTEM "file:///bin/sh">',
      'a section': '<![INCLUDE[<!ENTITY x "y">]]>',
      'a parameter': '<!%p;>',
      emptiness: '<!>',
    },
    ['before', 'value', 'behind'],
  ),
  'CDATA before': request({ before: '<![CDATA[x]]>' }),
  'CDATA behind': request({ behind: '<![CDATA[x]]>' }),
};

const instructions = everywhere(
  {
    'a style sheet': '<?xml-stylesheet href="http://127.0.0.1:47812/x.xsl"?>',
    PHP: '<?php readfile("/etc/passwd") ?>',
    'a declaration behind another': '<?xml version="1.0"?><?xml version="1.0"?>',
    'a declaration behind a comment': '<!-- --><?xml version="1.0"?>',
    'one that does not end': '<?x',
  },
  ['before', 'value', 'behind'],
);

const references = everywhere(
  {
    'an undeclared entity': '&xxe;',
    'an entity of HTML': '&nbsp;',
    'a name that objects have': '&constructor;',
    'a zero': '&#0;',
    'a zero in sixteens': '&#x000;',
    'half a character': '&#xD800;',
    'beyond all characters': '&#x110000;',
    'a number without an end': `&#${'9'.repeat(5000)};`,
    'an invalid character': '&#xFFFE;',
    'a control character': '&#11;',
    'a single &': '& ',
    'one without its end': '&amp',
    'one without a number': '&#;',
    'a capital X': '&#X41;',
  },
  ['value', 'attribute'],
);

const characters = everywhere(
  {
    zero: 'a\0b',
    one: 'a\u0001b',
    'a vertical tab': 'a\u000bb',
    escape: 'a\u001b[2J',
    FFFE: 'a\ufffeb',
    'zero in a comment': '<!-- \0 -->',
    'zero in CDATA': '<![CDATA[\0]]>',
  },
  ['value', 'attribute'],
);

const shapes = {
  blanks: ' \n ',
  JSON: '{"cXML":{}}',
  'a form': 'cxml-urlencoded=%3CcXML%3E%3C%2FcXML%3E',
  'a mere comment': '<!-- <cXML/> -->',
  'an element closed by another': request({ value: '</A>' }),
  'an element that is not closed': request({ value: '<A>' }),
  'a document that breaks off': request({}).slice(0, -8),
  'a tag that breaks off': '<cXML payloadID="a"',
  'a quote that breaks off': '<cXML payloadID="a>',
  'a comment that breaks off': request({ value: '<!-- ' }),
  'CDATA that breaks off': request({ value: '<![CDATA[ ]]' }),
  'CDATA in small emails': request({ value: '<![cdata[x]]>' }),
  'an attribute twice': request({ attribute: 'a" payloadID="b' }),
  'an attribute without quotes': '<cXML payloadID=a/>',
  'an attribute without a value': '<cXML payloadID/>',
  'attributes without a blank': '<cXML a="1"b="2"/>',
  'a tag in an attribute': request({ attribute: '<b>' }),
  'two documents': request({}) + request({}),
  'text before': request({ before: 'x' }),
  'text behind': request({ behind: 'x' }),
  'a closing tag before': request({ before: '</cXML>' }),
  'a closing tag behind': request({ behind: '</cXML>' }),
  'a blank before a name': '< cXML/>',
  'a number for a name': '<1/>',
  'a name without an end': `<${'a'.repeat(500)}/>`,
};

const names = {
  ...everywhere(
    {
      __proto__: '<__proto__><isAdmin>1</isAdmin></__proto__>',
      constructor: '<constructor/>',
      prototype: '<prototype a="1"/>',
    },
    ['value'],
  ),
  'an attribute __proto__': request({ attribute: '" __proto__="a' }),
  'an attribute constructor': request({ attribute: '" constructor="a' }),
};

const sizes = {
  'too deep': request({ value: '<a>'.repeat(61) + '</a>'.repeat(61) }),
  'far too deep': '<a>'.repeat(20_000),
};

const crowds = {
  'too many tags': request({ value: '<a/>'.repeat(30_001) }),
  'too many attributes': `<a${' b=""'.repeat(30_001)}/>`,
  'too many references': request({ value: '&lt;'.repeat(30_001) }),
};

const harmless = {
  'a DOCTYPE of a file': request({ before: '<!DOCTYPE cXML SYSTEM "file:///etc/passwd">' }),
  'a DOCTYPE of an address': request({ before: '<!DOCTYPE cXML PUBLIC "x" "http://127.0.0.1:47812/cXML.dtd">' }),
  'an XInclude': request({
    value: '<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="file:///etc/passwd" parse="text"/>',
  }),
  'a schema': request({
    attribute:
      'a" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="a http://127.0.0.1:47812/x.xsd',
  }),
  'an address to post to': request({
    value: '</BuyerCookie><BrowserFormPost><URL>file:///etc/passwd</URL></BrowserFormPost><BuyerCookie>',
  }),
  'declarations in CDATA': request({ value: '<![CDATA[<!DOCTYPE x [<!ENTITY x SYSTEM "file:///etc/passwd">]>&x;]]>' }),
  'declarations in a comment': request({
    value: '<!-- <!DOCTYPE x [<!ENTITY x SYSTEM "file:///etc/passwd">]> &x; -->',
  }),
};

const LATIN_E = Buffer.from([0xe9]);
const around = (between: Buffer) => Buffer.concat([Buffer.from('<cXML>'), between, Buffer.from('</cXML>')]);
const calling = (encoding: string) => Buffer.from(`<?xml version="1.0" encoding="${encoding}"?>${request({})}`);

const bytes: [name: string, bytes: Buffer, refusal: RegExp][] = [
  ['UTF-7', calling('UTF-7'), /in the encoding UTF-7/],
  ['an unknown encoding', calling('x-none'), /in the encoding x-none/],
  ['EBCDIC by name', calling('IBM037'), /in the encoding IBM037/],
  ['EBCDIC', Buffer.from([0x4c, 0x83, 0xe7, 0xd4, 0xd3, 0x61, 0x6e]), /not in the encoding that it says/],
  ['UTF-32 LE', Buffer.from([0xff, 0xfe, 0, 0, 0x3c, 0, 0, 0]), /in the encoding UTF-32/],
  ['UTF-32 BE', Buffer.from([0, 0, 0xfe, 0xff, 0, 0, 0, 0x3c]), /in the encoding UTF-32/],
  ['UTF-32 LE without its mark', Buffer.from([0x3c, 0, 0, 0, 0x61, 0, 0, 0]), /in the encoding UTF-32/],
  ['UTF-32 BE without its mark', Buffer.from([0, 0, 0, 0x3c, 0, 0, 0, 0x61]), /in the encoding UTF-32/],
  ['an overlong <', around(Buffer.from([0xc0, 0xbc])), /bytes are not UTF-8/],
  ['an overlong zero', around(Buffer.from([0xc0, 0x80])), /bytes are not UTF-8/],
  ['half a character in UTF-8', around(Buffer.from([0xed, 0xa0, 0x80])), /bytes are not UTF-8/],
  ['Latin under the name of UTF-8', around(LATIN_E), /bytes are not UTF-8/],
  ['a character that breaks off', Buffer.from('<cXML>é').subarray(0, 7), /bytes are not UTF-8/],
  ['half a character in UTF-16', Buffer.from('\ufeff<a>\ud800</a>', 'utf16le'), /bytes are not UTF-16LE/],
  ['half of UTF-16', Buffer.from('\ufeff<cXML/>', 'utf16le').subarray(0, 13), /bytes are not UTF-16LE/],
  [
    'UTF-16 of another order',
    Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from('<cXML/>', 'utf16le')]),
    /^Line 1: /,
  ],
  [
    'UTF-8 behind the mark of UTF-16',
    Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('<cXML/>x')]),
    /^Line 1: |bytes are not/,
  ],
  ['gzip', Buffer.from([0x1f, 0x8b, 8, 0, 1, 2, 3, 4]), /not in the encoding|Line 1/],
  ['nothing', Buffer.alloc(0), /there is no XML element/],
  ['zeros', Buffer.alloc(1000), /in the encoding UTF-32/],
  ['a byte too many', Buffer.alloc(1024 * 1024 + 1, 0x20), /larger than 1 MB/],
  ['100 MB', Buffer.alloc(100 * 1024 * 1024), /larger than 1 MB/],
];

/** By what they try. */
export const hostileXml: Readonly<Record<string, readonly HostileXml[]>> = {
  'entities of their own': everyWay(declared, /DOCTYPE declares entities or elements of its own/),
  'DOCTYPEs beyond one': everyWay(
    doctypes,
    /second DOCTYPE|behind the first element|DOCTYPE is malformed|declarations \(<!ENTITY/,
  ),
  'declarations elsewhere': everyWay(
    declarations,
    /declarations \(<!ENTITY, <!ELEMENT and the like\) are not accepted/,
  ),
  'processing instructions': everyWay(instructions, /processing instructions \(<\? \.\.\. \?>\) are not accepted/),
  references: everyWay(references, /"&.*" stands for nothing/),
  characters: everyWay(characters, /the character U\+(0000|0001|000B|001B|FFFE), which XML does not allow/),
  shapes: everyWay(shapes, /^Line \d+: /),
  'names of objects': everyWay(names, /"(__proto__|constructor|prototype)" is no name in cXML/),
  depths: everyWay(sizes, /more than 64 deep/),
  crowds: everyWay(crowds, /more than 30,000 tags, attributes and references/),
  bytes: bytes.map(([name, sent, refusal]) => ({ name, bytes: sent, refusal })),
  'what looks worse than it is': everyWay(harmless, null),
};
