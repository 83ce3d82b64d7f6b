import { describe, expect, test } from 'vitest';
import { languageOfPage } from '#server/platform/http/language.ts';

describe('the language of a page', () => {
  test.each([
    ['es-MX,es;q=0.9,en;q=0.8', 'es'],
    ['en-US,en;q=0.9,es;q=0.8', 'en'],
    ['es;q=0.5, en;q=0.7', 'en'],
    ['fr-CA, es;q=0.1', 'es'],
    ['de', 'en'],
    ['', 'en'],
    ['*', 'en'],
    [';;;q=x,,', 'en'],
  ])('of a browser that accepts "%s" is %s', (accepted, language) => {
    expect(languageOfPage({ 'accept-language': accepted }, ['en', 'es'])).toBe(language);
  });

  test.each([
    [{ cookie: 'language=en', 'accept-language': 'es' }, ['en', 'es'], 'en'],
    [{ cookie: 'a=1; language=es.chosen', 'accept-language': 'en' }, ['en', 'es'], 'es'],
    [{ cookie: 'language=es' }, ['en'], 'en'],
    [{ cookie: 'language=en', 'accept-language': 'en' }, ['es'], 'es'],
    [{ cookie: 'my-language=es' }, ['en', 'es'], 'en'],
  ] as const)('with %o of a site that offers %o is %s', (headers, offered, language) => {
    expect(languageOfPage(headers, offered)).toBe(language);
  });
});
