/** The maximum length of an address, and of the part before its @ (RFC 5321). */
const LENGTH_LIMIT = 254;
const LOCAL_LIMIT = 64;
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const SHAPE = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]{1,${LOCAL_LIMIT}}@${LABEL}(?:\\.${LABEL})+$`, 'i');

/**
 * Whether email can be sent there: the rules of a browser's email field, with a dot in the domain, without blanks and
 * line breaks.
 */
export function isEmailAddress(text: string): boolean {
  return text.length <= LENGTH_LIMIT && SHAPE.test(text);
}
