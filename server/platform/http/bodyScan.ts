import { DEPTH_LIMIT } from '#domain/api/bodyLimits.ts';
import { ITEMS_LIMIT, KEYS_LIMIT } from '#domain/schema/limits.ts';
import { serverText } from '#domain/texts/serverText.ts';
import { malformed, Refused } from './refused.ts';

const QUOTE = '"'.charCodeAt(0);
const BACKSLASH = '\\'.charCodeAt(0);
const COMMA = ','.charCodeAt(0);
const [LIST, MAP] = ['[', '{'].map((sign) => sign.charCodeAt(0));
const ENDS: ReadonlySet<number> = new Set([']', '}'].map((sign) => sign.charCodeAt(0)));

/** Fields of a form. A cart of a procurement system has ten for each line. */
const FIELDS_LIMIT = 10 * KEYS_LIMIT;

function afterText(text: string, start: number): number {
  let at = start;
  while (at < text.length && text.charCodeAt(at) !== QUOTE) at += text.charCodeAt(at) === BACKSLASH ? 2 : 1;
  return at + 1;
}

function tooMany(limit: number): Refused {
  return new Refused(400, 'tooManyItems', serverText('request.tooMany', { limit }), { params: { limit } });
}

/** Throws for JSON that is nested too deeply, or whose lists or maps have too many parts. It only scans the text. */
export function refuseExcess(text: string): void {
  /** Commas that are still allowed in each list or map that is open. */
  const left: number[] = [];
  const limits: number[] = [];
  for (let at = 0; at < text.length; ) {
    const sign = text.charCodeAt(at);
    at += 1;
    if (sign === QUOTE) at = afterText(text, at);
    else if (sign === LIST || sign === MAP) {
      if (left.length === DEPTH_LIMIT) throw malformed(`nested deeper than ${DEPTH_LIMIT}`, 'tooDeep');
      const limit = sign === LIST ? ITEMS_LIMIT : KEYS_LIMIT;
      limits.push(limit);
      left.push(limit - 1);
    } else if (sign === COMMA && left.length > 0) {
      const rest = (left.pop() ?? 0) - 1;
      if (rest < 0) throw tooMany(limits.at(-1) ?? 0);
      left.push(rest);
    } else if (ENDS.has(sign)) {
      left.pop();
      limits.pop();
    }
  }
}

/** The fields of a form; null with too many fields or with a repeated name. */
export function readForm(text: string): Record<string, string> | null {
  const fields = [...new URLSearchParams(text.split('&', FIELDS_LIMIT + 1).join('&'))];
  const form = Object.fromEntries(fields);
  return fields.length > FIELDS_LIMIT || Object.keys(form).length < fields.length ? null : form;
}
