import { plainText } from '#domain/plainText.ts';
import { decodeBytes, encodingOf } from '../../../platform/text/encoding.ts';

/** The maximum stored characters of a message. */
const KEPT = 64 * 1024;

const BLANK = '***';
const SECRET =
  /secret|passw|passphrase|pwd|token|credentialmac|api[-_ ]?key|\bpin\b|card[-_ ]?(number|no\b)|\bcv[vc]\b/i;
/** An element that has a card's number and expiration in attributes with plain names. */
const CARD = /^(p|credit|payment)card$/i;

/** In a well-formed document a quoted value may contain `>`; in a broken one a quote may span half of the document. */
const WHOLE_TAG = /<!--|<!\[CDATA\[|<(\/?)([^\s<>/=!?]{1,200})((?:"[^"]*"|'[^']*'|[^<>"'])*)(>?)/g;
const BROKEN_TAG = /<!--|<!\[CDATA\[|<(\/?)([^\s<>/=!?]{1,200})([^<>]*)(>?)/g;

const ATTRIBUTE = /(?<![^\s"'=<>/])([^\s"'=<>/]{1,200})(\s*=\s*)("[^"]*"?|'[^']*'?|[^\s"'<>]+)/g;

/** Of an address or a form, the one-time code among them. */
const PARAMETER = /([?&;]ac|(?<![\w~-])[\w~-]{0,40}(?:passw|secret|token|pwd)[\w~-]{0,40})=[^&<>"'\s]+/gi;

/** Whether a tag contains a secret: by its own name, or by its name attribute, as an Extrinsic has. */
function isSecret(name: string, attributes: string): boolean {
  if (SECRET.test(name)) return true;
  return [...attributes.matchAll(ATTRIBUTE)].some(
    ([, key = '', , value = '']) => key.toLowerCase() === 'name' && SECRET.test(value),
  );
}

/** Blanks all attributes of a card, and those with a secret name of other elements. */
function blankAttributes(name: string, attributes: string): string {
  return attributes.replaceAll(ATTRIBUTE, (whole, key: string, equals: string) =>
    SECRET.test(key) || CARD.test(name) ? `${key}${equals}"${BLANK}"` : whole,
  );
}

/** The end of an element's content: its closing tag, or the end of the text without one. */
function endOf(name: string, text: string, from: number, pattern: RegExp): number {
  const tags = new RegExp(pattern);
  tags.lastIndex = from;
  let depth = 1;
  for (let tag = tags.exec(text); tag; tag = tags.exec(text)) {
    const [whole, slash, tagName = '', attributes = ''] = tag;
    if (tagName === '') {
      const end = text.indexOf(whole === '<!--' ? '-->' : ']]>', tags.lastIndex);
      if (end < 0) return text.length;
      tags.lastIndex = end;
    } else if (tagName.toLowerCase() === name.toLowerCase()) {
      if (slash) depth -= 1;
      else if (!attributes.endsWith('/')) depth += 1;
      if (depth === 0) return tag.index;
    }
  }
  return text.length;
}

function blankElements(text: string, pattern: RegExp): string {
  const tags = new RegExp(pattern);
  let kept = '';
  let at = 0;
  for (let tag = tags.exec(text); tag; tag = tags.exec(text)) {
    const [whole, slash, name = '', attributes = '', close] = tag;
    kept += text.slice(at, tag.index);
    at = tags.lastIndex;
    const isOpening = name !== '' && slash === '' && !(attributes.endsWith('/') && close);
    if (isOpening && isSecret(name, attributes)) {
      at = endOf(name, text, at, pattern);
      tags.lastIndex = at;
      kept += close ? `<${name}${blankAttributes(name, attributes)}>${BLANK}` : `<${name} ${BLANK}`;
    } else {
      kept += name === '' ? whole : `<${slash}${name}${blankAttributes(name, attributes)}${close}`;
    }
  }
  return kept + text.slice(at);
}

function textFrom(message: Buffer | string): string {
  if (typeof message === 'string') return message.slice(0, KEPT);
  const encoding = encodingOf(message);
  if (typeof encoding === 'object') return `(${message.length} bytes in the encoding ${encoding.unread})`;
  return decodeBytes(message.subarray(0, KEPT), encoding, false);
}

/** A stored message for admins: without secrets, even when it is broken, and cut to 64 KB. */
export function blankSecrets(message: Buffer | string): string {
  const blanked = [WHOLE_TAG, BROKEN_TAG].reduce(blankElements, textFrom(message));
  return plainText(blanked.replaceAll(PARAMETER, `$1=${BLANK}`).slice(0, KEPT));
}
