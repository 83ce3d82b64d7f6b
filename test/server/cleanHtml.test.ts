// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { isLinkTarget, isOwnPicture } from '#domain/landing/addresses.ts';
import { HTML_ATTRIBUTES, HTML_TAGS } from '#domain/landing/html.ts';
import { cleanHtml } from '#server/modules/landing/cleanHtml.ts';
import { hostileHtml } from '../support/files/hostileHtml.ts';

const TAGS: ReadonlySet<string> = new Set(HTML_TAGS);
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = HTML_ATTRIBUTES;

/** What a browser would find in it that the list does not allow. */
function excessIn(html: string): string[] {
  const body = document.createElement('div');
  body.innerHTML = html;
  return [...body.querySelectorAll('*')].flatMap((element) => {
    const tag = element.localName;
    const wrong = [...element.attributes].filter(({ name, value }) => {
      if (!ATTRIBUTES[tag]?.includes(name)) return true;
      if (name === 'href') return !isLinkTarget(value);
      return name === 'src' && !isOwnPicture(value);
    });
    return [...(TAGS.has(tag) ? [] : [tag]), ...wrong.map(({ name, value }) => `${tag} ${name}=${value}`)];
  });
}

describe.each(Object.entries(hostileHtml))('of %s', (_, vectors) => {
  test('nothing is left that the list does not allow, read once, twice or among other text', () => {
    const faults = vectors.flatMap((html) => {
      const once = cleanHtml(html);
      const around = cleanHtml(`<p>before ${html} after</p>`);
      const again = cleanHtml(once) === once ? [] : [`cleaned twice it is another: ${once}`];
      return [...excessIn(once), ...excessIn(around), ...again].map((fault) => `${html}: ${fault}`);
    });
    expect(faults).toEqual([]);
  });
});

test('there are enough of them, and each is another', () => {
  const all = Object.values(hostileHtml).flat();
  expect([new Set(all).size, all.length >= 120]).toEqual([all.length, true]);
});

describe('what the editor writes', () => {
  test.each([
    '<p>Order by <strong>4:00 PM</strong>, <em>or</em> <u>call</u> <code>SKU</code>.<br />Thanks</p>',
    '<h1>One</h1><h2>Two</h2><h3>Three</h3><h4>Four</h4><h5>Five</h5><h6>Six</h6>',
    '<ul><li>A</li><li><p>B</p><ol><li>C</li></ol></li></ul>',
    '<blockquote>Said</blockquote><pre><code>a  b</code></pre>',
    '<p><img src="/img/banner-produce.svg" alt="Greens" width="600" height="240" /></p>',
    '<p><a href="/products?s=a#mc=01&amp;c=0101">Produce</a> <a href="tel:+12075550100">Call</a></p>',
    '<p>1 &lt; 2 &amp; 3 &gt; 2</p>',
  ])('stays unchanged: %s', (html) => {
    expect(cleanHtml(html)).toBe(html);
  });

  test('opens links in a new tab, without a reference to this one', () => {
    expect(cleanHtml('<a href="https://maine.example/fish" target="_self" rel="opener">Fish</a>')).toBe(
      '<a href="https://maine.example/fish" target="_blank" rel="noopener noreferrer">Fish</a>',
    );
  });

  test('has pictures of no more than 1,800 pixels, and none from elsewhere', () => {
    expect(cleanHtml('<img src="/img/a.webp" width="1801" height="-1" alt="A">')).toBe(
      '<img src="/img/a.webp" alt="A" />',
    );
    expect(cleanHtml('<p>a<img src="https://elsewhere.example/a.webp">b</p>')).toBe('<p>ab</p>');
  });

  test('keeps its words where their tags go', () => {
    expect(cleanHtml('<div class="x"><font color="red">Sale</font> today</div>')).toBe('Sale today');
  });
});
