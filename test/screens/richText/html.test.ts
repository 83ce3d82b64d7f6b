import { convertFromRaw, convertToRaw, type RawDraftContentState } from 'draft-js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HTML_ATTRIBUTES, HTML_TAGS } from '#domain/landing/html.ts';
import { BLOCK_TAGS, MARK_TAGS } from '../../../src/richText/nodes.ts';
import { readHtml } from '../../../src/richText/readHtml.ts';
import { writeHtml } from '../../../src/richText/writeHtml.ts';

const through = (html: string) => writeHtml(readHtml(html));

const texts = fc.string({
  unit: fc.constantFrom('a', 'é', '🫒', ' ', '\n', '<', '&', '"', '\t', '\u00a0', '\u0000'),
  maxLength: 12,
});
const range = fc.record({ offset: fc.nat(8), length: fc.integer({ min: 1, max: 6 }) });
const types = BLOCK_TAGS.map(([type]) => type);
const textBlock = fc.record({
  type: fc.constantFrom(...types),
  text: texts,
  styles: fc.array(fc.tuple(range, fc.constantFrom(...MARK_TAGS.map(([mark]) => mark))), { maxLength: 3 }),
  link: fc.option(range),
});
const imageBlock = fc.record({
  alt: fc.string({ maxLength: 40 }),
  width: fc.option(fc.integer({ min: 1, max: 1800 })),
});

/** Any document that the editor can contain, as draft-js itself writes it. */
const documents = fc.array(fc.oneof(textBlock, imageBlock), { minLength: 1, maxLength: 6 }).map((made) => {
  const entityMap: RawDraftContentState['entityMap'] = {};
  const blocks = made.map((block, at) => {
    const common = { key: `k${at}`, depth: 0 };
    if ('alt' in block) {
      const { alt, width } = block;
      entityMap[at] = {
        type: 'IMAGE',
        mutability: 'IMMUTABLE',
        data: { src: '/img/a.webp', alt, width, height: null },
      };
      const entityRanges = [{ offset: 0, length: 1, key: at }];
      return { ...common, type: 'atomic' as const, text: ' ', inlineStyleRanges: [], entityRanges };
    }
    entityMap[at] = { type: 'LINK', mutability: 'MUTABLE', data: { href: `/products?at=${at}&x="` } };
    return {
      ...common,
      type: block.type,
      text: block.text,
      inlineStyleRanges: block.styles.map(([{ offset, length }, style]) => ({ offset, length, style })),
      entityRanges: block.link ? [{ ...block.link, key: at }] : [],
    };
  });
  return convertToRaw(convertFromRaw({ blocks, entityMap }));
});

describe('a text as HTML', () => {
  test('is read back unchanged, for any document', () => {
    fc.assert(
      fc.property(documents, (document) => {
        const html = writeHtml(document);
        expect(through(html)).toBe(html);
      }),
    );
  });

  test('keeps every node, word and mark', () => {
    const html = [
      '<h1>One</h1><h2>Two</h2><h3>Three</h3><h4>Four</h4><h5>Five</h5><h6>Six</h6>',
      '<p>Plain, <strong>bold <em>both</em></strong><u>under</u> and <code>code</code><br>next line</p>',
      '<blockquote>Quoted</blockquote><pre>if (a &lt; b)<br>  go</pre>',
      '<ul><li>a</li><li>b</li></ul><ol><li>first</li></ol>',
      '<p><img src="/img/oyster.webp" alt="Oysters" width="400" height="300"></p>',
      '<p>See <a href="/products?mc=1">the <strong>fish</strong></a> or <a href="mailto:a@b.example">write</a></p>',
    ].join('');
    expect(through(html)).toBe(html);
  });

  test('is what draft-js makes of it', () => {
    const raw = readHtml('<h2>🫒 <a href="/products">Olives</a></h2><ul><li><b>x</b></li></ul>');
    expect(writeHtml(convertToRaw(convertFromRaw(raw)))).toBe(
      '<h2>🫒 <a href="/products">Olives</a></h2><ul><li><strong>x</strong></li></ul>',
    );
  });

  test('of unknown origin is stable after one pass, with allowed tags and attributes only', () => {
    const tags = fc.constantFrom(
      ...HTML_TAGS,
      'div',
      'span',
      'script',
      'svg',
      'table',
      'td',
      'iframe',
      'style',
      'form',
      'math',
    );
    const attribute = fc.constantFrom(
      '',
      ' onclick="x()"',
      ' href="javascript:x()"',
      ' href=" java\tscript:x()"',
      ' href="/ok"',
      ' src="https://evil.example/a.png"',
      ' src="/img/a.webp" onerror=x()',
      ' style="position:fixed"',
      ' class=x id=y',
    );
    const piece = fc.oneof(
      fc.tuple(tags, attribute).map(([tag, given]) => `<${tag}${given}>`),
      tags.map((tag) => `</${tag}>`),
      fc.constantFrom('words ', ' more', '\n', '&nbsp;', '<!-- x -->', '<![CDATA[', '&lt;script&gt;', '"'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        const html = through(pieces.join(''));
        expect(through(html)).toBe(html);
        const elements = [...new DOMParser().parseFromString(html, 'text/html').body.querySelectorAll('*')];
        for (const element of elements) {
          expect(HTML_TAGS).toContain(element.localName);
          const allowed: readonly string[] = HTML_ATTRIBUTES[element.localName as 'a'] ?? [];
          for (const { name } of element.attributes) expect(allowed).toContain(name);
          expect(element.getAttribute('href') ?? '/').toMatch(/^\//);
          expect(element.getAttribute('src') ?? '/img/').toMatch(/^\/img\//);
        }
      }),
    );
  });

  test('of a word processor keeps what a text allows, and the words of the rest', () => {
    const pasted =
      '<html><head><style>p{}</style><title>t</title></head><body><div class=MsoNormal>One <span style="x">two</span></div>' +
      '<table><tr><td>a</td><td>b</td></tr></table><ul><li><p>item</p><ul><li>inner</li></ul></li></ul><script>alert(1)</script></body></html>';
    expect(through(pasted)).toBe('<p>One two</p><p>a</p><p>b</p><ul><li>item</li><li>inner</li></ul>');
  });
});
