import { describe, expect, test } from 'vitest';
import { SITE_FIELDS } from '#domain/siteConfiguration/siteFields.ts';
import { USER_FIELDS } from '#domain/users/userFields.ts';
import { languageOfPage } from '#server/platform/http/language.ts';
import { inLanguage } from '#server/platform/text/spoken.ts';

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

describe('a constant with texts is in the language of the request that reads it', () => {
  const labels = () => [SITE_FIELDS.allowGuest.label, { ...SITE_FIELDS }.allowGuest.choices[0]?.[1]];

  test('by its names, and when its parts are taken over', () => {
    expect(inLanguage('es', labels)).toEqual(['Los invitados pueden ver el catálogo', 'Sí']);
    expect(labels()).toEqual(['Guests may browse', 'Yes']);
  });

  test('where it is made of other constants', () => {
    const ofUser = () => Object.entries(USER_FIELDS).map(([, { label }]) => label);
    expect(inLanguage('es', ofUser)).not.toEqual(ofUser());
    expect(ofUser()).toContain('Email Address');
  });
});
