import { readFile } from 'node:fs/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';

const script = await readFile('public/browserSupport.js', 'utf8');

function shownIn(userAgent: string): string | undefined {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  new Function(script)();
  return document.querySelector('[role=alert]')?.textContent;
}

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

describe('NAV-15: the browser warning', () => {
  it.each([
    ['Internet Explorer 8', 'Mozilla/4.0 (compatible; MSIE 8.0; Windows NT 6.1; Trident/4.0)'],
    ['Internet Explorer 11', 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko'],
    ['Edge 18', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/64.0 Safari/537.36 Edge/18.17763'],
    [
      'Edge 78',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/78.0 Safari/537.36 Edg/78.0.276.20',
    ],
    ['Firefox 40', 'Mozilla/5.0 (X11; Linux x86_64; rv:40.0) Gecko/20100101 Firefox/40.0'],
  ])('is shown in %s', (_name, userAgent) => {
    expect(shownIn(userAgent)).toBe(
      'This browser is not supported. Use a current version of Edge, Chrome, Firefox or Safari.',
    );
  });

  it.each([
    [
      'Edge 79',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/79.0 Safari/537.36 Edg/79.0.309.65',
    ],
    ['Firefox 41', 'Mozilla/5.0 (X11; Linux x86_64; rv:41.0) Gecko/20100101 Firefox/41.0'],
    ['Firefox 140', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'],
    ['Chrome', 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'],
    ['Safari', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15'],
  ])('is not shown in %s', (_name, userAgent) => {
    expect(shownIn(userAgent)).toBeUndefined();
  });

  it('is written in words that the oldest of these browsers can read', () => {
    const statements = script.replace(/^\/\/.*$/gm, '');
    expect(statements).not.toMatch(/=>|\b(let|const|class|async)\b|`|,\s*[)\]}]|\?\.|\?\?|\.\.\./);
  });
});
