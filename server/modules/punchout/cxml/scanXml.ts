import { CxmlProblem } from './cxmlRequest.ts';
import { NOT_XML } from './decodeXml.ts';
import { FORBIDDEN, wrongReference } from './xmlReferences.ts';
import {
  ANY_DOCTYPE,
  ATTRIBUTE,
  DECLARATION,
  DOCTYPE_START,
  END_TAG,
  matchAt,
  START_TAG,
  TAG_END,
} from './xmlSyntax.ts';

const DEEPEST = 64;
/**
 * The limit of tags, attributes and references. Real documents have at least twenty bytes for each, so that no valid
 * size reaches it.
 */
const SIGNS_LIMIT = 30_000;

/** Property names that corrupt a JavaScript object. */
const CORRUPTING: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

export interface ScannedXml {
  /** Of its DOCTYPE. */
  systemId: string | null;
  /** From the first tag on: without XML declaration and DOCTYPE. */
  content: string;
}

/** The state of the scan. */
class Scan {
  readonly #text: string;
  readonly #beginning: number;
  readonly #open: string[] = [];
  #hasDoctype = false;
  systemId: string | null = null;
  rootAt = -1;

  constructor(text: string, beginning: number) {
    this.#text = text;
    this.#beginning = beginning;
  }

  refuse(at: number, sentence: string): never {
    const line = this.#text.slice(0, at).split(/\r\n?|\n/).length;
    throw new CxmlProblem(NOT_XML, `Line ${line}: ${sentence}`);
  }

  /** From `<` to the end of the markup. */
  markup(at: number): number {
    const text = this.#text;
    if (text.startsWith('<!--', at)) return this.#past('-->', at, 4, 'comment');
    if (text.startsWith('<![CDATA[', at) && this.#open.length > 0) return this.#past(']]>', at, 9, 'CDATA section');
    if (text.startsWith('</', at)) return this.#endTag(at);
    if (text.startsWith('<?', at)) return this.#instruction(at);
    if (text.startsWith('<!', at)) return this.#doctype(at);
    return this.#startTag(at);
  }

  text(at: number, end: number): void {
    const between = this.#text.slice(at, end);
    if (this.#open.length === 0) {
      const stray = between.search(/[^ \t\r\n]/);
      if (stray >= 0)
        this.refuse(at + stray, 'text stands outside the document. Post the cXML document itself, as text/xml.');
      return;
    }
    this.#references(between, at);
  }

  end(): void {
    const [unclosed] = this.#open.slice(-1);
    if (unclosed !== undefined) this.refuse(this.#text.length, `the document ends before <${unclosed}> is closed.`);
    if (this.rootAt < 0) this.refuse(0, 'there is no XML element. Post the cXML document itself, as text/xml.');
  }

  #past(mark: string, at: number, opening: number, what: string): number {
    const found = this.#text.indexOf(mark, at + opening);
    if (found < 0) this.refuse(at, `a ${what} is not closed.`);
    return found + mark.length;
  }

  #references(text: string, at: number): void {
    const wrong = wrongReference(text);
    if (!wrong) return;
    const advice =
      wrong.text === '&'
        ? 'an & that means itself is written &amp;'
        : 'only &amp; &lt; &gt; &quot; &apos; and numbers of characters are known';
    this.refuse(at + wrong.at, `"${wrong.text}" stands for nothing; ${advice}.`);
  }

  #instruction(at: number): number {
    const declaration = at === this.#beginning ? matchAt(DECLARATION, this.#text, at) : null;
    if (!declaration)
      this.refuse(
        at,
        'processing instructions (<? ... ?>) are not accepted, but for one XML declaration at the beginning. Leave it out.',
      );
    return at + declaration[0].length;
  }

  #doctype(at: number): number {
    if (!matchAt(ANY_DOCTYPE, this.#text, at)) {
      this.refuse(at, 'declarations (<!ENTITY, <!ELEMENT and the like) are not accepted. Leave them out.');
    }
    if (this.#hasDoctype) this.refuse(at, 'there is a second DOCTYPE. Send one at most.');
    if (this.rootAt >= 0)
      this.refuse(at, 'the DOCTYPE stands behind the first element. Send it before, or leave it out.');
    this.#hasDoctype = true;
    const start = matchAt(DOCTYPE_START, this.#text, at);
    const end = at + (start?.[0].length ?? 0);
    if (start && this.#text[end] === '[') {
      this.refuse(
        at,
        'the DOCTYPE declares entities or elements of its own (between [ and ]), which are not accepted. Send it with its SYSTEM identifier alone.',
      );
    }
    if (!start || this.#text[end] !== '>')
      this.refuse(at, 'the DOCTYPE is malformed. Write it as <!DOCTYPE cXML SYSTEM "...">, or leave it out.');
    this.systemId = (start[1] ?? start[2])?.slice(1, -1) ?? null;
    return end + 1;
  }

  #startTag(at: number): number {
    const start = matchAt(START_TAG, this.#text, at);
    if (!start?.[1]) this.refuse(at, 'a < begins no tag; one that means itself is written &lt;.');
    const name = this.#known(start[1], at);
    if (this.#open.length === 0) {
      if (this.rootAt >= 0) this.refuse(at, `<${name}> is a second document. Send one at a time.`);
      this.rootAt = at;
    }
    const afterName = at + start[0].length;
    const behind = this.#attributes(name, afterName);
    const end = matchAt(TAG_END, this.#text, behind);
    if (!end) this.refuse(at, `the tag <${name}> is malformed.`);
    if (end[1] === '') {
      this.#open.push(name);
      if (this.#open.length > DEEPEST) this.refuse(at, `elements stand more than ${DEEPEST} deep in each other.`);
    }
    return behind + end[0].length;
  }

  #attributes(tag: string, from: number): number {
    const names = new Set<string>();
    let at = from;
    for (let match = matchAt(ATTRIBUTE, this.#text, at); match; match = matchAt(ATTRIBUTE, this.#text, at)) {
      const [all, name = '', value = ''] = match;
      if (names.has(this.#known(name, at))) this.refuse(at, `<${tag}> has the attribute ${name} twice.`);
      names.add(name);
      this.#references(value, at + all.length - value.length);
      at += all.length;
    }
    return at;
  }

  #endTag(at: number): number {
    const end = matchAt(END_TAG, this.#text, at);
    if (!end) this.refuse(at, 'a closing tag is malformed.');
    const [opened] = this.#open.splice(-1);
    if (opened !== end[1])
      this.refuse(at, opened === undefined ? `</${end[1]}> closes nothing.` : `<${opened}> is closed by </${end[1]}>.`);
    return at + end[0].length;
  }

  #known(name: string, at: number): string {
    if (CORRUPTING.has(name)) this.refuse(at, `"${name}" is no name in cXML. Leave it out.`);
    return name;
  }
}

/** The position of the first sign above the limit, before anything is parsed; -1 below the limit. */
function crowdedAt(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    const next = text[at + 1];
    const isMarkup = (sign === '<' && next !== '/') || sign === '&';
    if (isMarkup || (sign === '=' && (next === '"' || next === "'"))) count += 1;
    if (count > SIGNS_LIMIT) return at;
  }
  return -1;
}

/**
 * Checks a document before it is parsed: well-formed, and without anything that makes a parser fetch, expand or build
 * more than was sent. Each refusal is a CxmlProblem with its line.
 */
export function scanXml(text: string): ScannedXml {
  const beginning = text.length - text.trimStart().length;
  const scan = new Scan(text, beginning);
  const forbidden = text.search(FORBIDDEN);
  if (forbidden >= 0) {
    const code = text.codePointAt(forbidden)?.toString(16).toUpperCase().padStart(4, '0');
    scan.refuse(forbidden, `there is the character U+${code}, which XML does not allow.`);
  }
  const crowded = crowdedAt(text);
  if (crowded >= 0) {
    const limit = SIGNS_LIMIT.toLocaleString('en');
    scan.refuse(
      crowded,
      `there are more than ${limit} tags, attributes and references. Send fewer items or extrinsics.`,
    );
  }
  let at = beginning;
  while (at < text.length) {
    const found = text.indexOf('<', at);
    const next = found < 0 ? text.length : found;
    if (next > at) scan.text(at, next);
    at = found < 0 ? next : scan.markup(found);
  }
  scan.end();
  return { systemId: scan.systemId, content: text.slice(scan.rootAt) };
}
