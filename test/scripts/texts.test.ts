import { describe, expect, test } from 'vitest';
import { catalog } from '#domain/texts/catalog.ts';
import { builtCatalog, builtKeys, withBuiltKeys } from '../../scripts/build/compiledTexts.ts';
import { argumentsOf, readCatalogs, translations } from '../../scripts/texts/catalogs.mjs';
import { literalLabels, shownSources } from '../../scripts/texts/literalLabels.mjs';
import { lacking, textProblems, translationProblems } from '../../scripts/texts/textProblems.mjs';
import { textUses } from '../../scripts/texts/textUses.mjs';

const ADDED = '{count, plural, one {# line} other {# lines of {name}}} added to {guide}';
const use = { area: 'cart', keys: /^added$/, isLiteral: true, given: ['count', 'guide', 'name'], file: 'src/cart.tsx' };
const problemsOf = (messages: Record<string, string>, uses = [use]) =>
  textProblems(new Map([['cart', messages]]), uses);

test('every text is shown somewhere, and every place gives the arguments of its text', () => {
  expect(textProblems(readCatalogs(), textUses())).toEqual([]);
});

test.each(translations())('the texts in %s fit the English ones, and none is missing', (language) => {
  const translated = readCatalogs(language);
  expect(translationProblems(language, translated, readCatalogs())).toEqual([]);
  expect(lacking(translated, readCatalogs())).toEqual([]);
});

test('a translation with a broken plural, another argument, or a text that English does not have is named', () => {
  const english = new Map([['cart', { added: '{count, plural, one {# line} other {# lines}}', empty: 'Empty' }]]);
  const problems = (messages: Record<string, string>) =>
    translationProblems('es', new Map([['cart', messages]]), english);
  expect(problems({ added: '{count, plural, one {# línea}' })).toEqual([
    expect.stringMatching(/^es cart: added is not a valid ICU message/),
  ]);
  expect(problems({ added: '{lines} líneas', gone: 'Nada' })).toEqual([
    'es cart: added takes count, and not lines',
    'es cart: there is no text gone in English',
  ]);
  expect(lacking(new Map([['cart', { empty: 'Vacío' }]]), english)).toEqual(['cart added']);
});

test('no label and no sentence is written in code', () => {
  expect(literalLabels(shownSources())).toEqual([]);
});

describe('the check of labels', () => {
  const labelsIn = (text: string) => literalLabels([{ file: 'src/cart.tsx', text }]);

  test.each([
    ['a sentence between tags', '<p>the cart is empty</p>', 'the cart is empty'],
    ['a text in braces between tags', `<p>{isOpen ? \`Close \${name}\` : cartText('open')}</p>`, 'Close '],
    ['an attribute', '<Cart aria-label="Your cart" />', 'Your cart'],
    ['a choice in an attribute', "<Cart title={name ?? 'Cart'} />", 'Cart'],
    ['a property', "const fact = { term: 'Total', value };", 'Total'],
    ['a default', "function Cart({ cancelLabel = 'Cancel' }) {}", 'Cancel'],
  ])('refuses %s', (_, text, label) => {
    expect(labelsIn(text)).toEqual([`src/cart.tsx: "${label}" is shown and is not in a catalog of domain/texts/en`]);
  });

  test.each([
    ['a text of a catalog', "<Cart label={cartText('cart')}>{cartText('empty')} · {count}</Cart>"],
    ['names, units and keys', "const column = { name: 'orderGuide', heading: 'LB', keys: ['Esc'], state: 'Pickup' };"],
    ['a type', "interface Fact { label: 'Total' }"],
    ['a brand', "const gateway = { name: 'Authorize.Net' };"],
  ])('allows %s', (_, text) => {
    expect(labelsIn(text)).toEqual([]);
  });
});

describe('the check of texts names', () => {
  test('a key that no catalog has', () => {
    expect(problemsOf({})).toEqual(['src/cart.tsx: no text of cart has a key like ^added$']);
  });
  test('a text that nothing shows', () => {
    expect(problemsOf({ added: ADDED, removed: 'Removed' })).toEqual(['cart: nothing shows removed']);
  });
  test('an argument that is not given', () => {
    expect(problemsOf({ added: ADDED }, [{ ...use, given: ['count'] }])).toEqual([
      'src/cart.tsx: cart added takes count, guide, name, and is given count',
    ]);
  });
  test('a message that is not valid', () => {
    expect(problemsOf({ added: '{count, plural, one {# line}' })).toEqual([
      expect.stringMatching(/^cart: added is not a valid ICU message/),
    ]);
  });
});

test('the arguments of a message are found in its branches too', () => {
  expect(argumentsOf(ADDED)).toEqual(['count', 'guide', 'name']);
  expect(argumentsOf('No arguments')).toEqual([]);
});

describe('a text', () => {
  const text = catalog('sample', {
    added: ADDED,
    typed: "''{typed}' is not a quantity",
    specified: 'Amount cannot be greater than balance. ',
    doesnt: "This page doesn't exist!",
  });

  test.each([
    [1, '1 line added to Bar'],
    [0, '0 lines of Weekly added to Bar'],
    [1200, '1,200 lines of Weekly added to Bar'],
  ])('counts %d in words', (count, expected) => {
    expect(text('added', { count, name: 'Weekly', guide: 'Bar' })).toBe(expected);
  });
  test('shows typed text unchanged', () => {
    expect(text('typed', { typed: "{a} <b> '\\u0041' #" })).toBe("'{a} <b> '\\u0041' #' is not a quantity");
  });
  test('keeps blanks and apostrophes', () => {
    expect([text('specified'), text('doesnt')]).toEqual([
      'Amount cannot be greater than balance. ',
      "This page doesn't exist!",
    ]);
  });
});

describe('the build', () => {
  const uses = [
    { ...use, keys: /^state\..+$/, isLiteral: false },
    { ...use, keys: /^cart\.empty$/ },
  ];
  const keys = builtKeys('cart', ['cart.empty', 'state.open'], uses);

  test('has short keys, but for texts whose key is put together', () => {
    expect([...keys]).toEqual([
      ['cart.empty', '0'],
      ['state.open', 'state.open'],
    ]);
  });
  test('is a list where every text is asked for by its place, and a record where one is not', () => {
    const messages = { 'cart.empty': 'Empty', 'state.open': '{count} open' };
    const places = new Map([
      ['cart.empty', '0'],
      ['state.open', '1'],
    ]);
    expect(builtCatalog(messages, places)).toEqual(['Empty', [['count'], ' open']]);
    expect(builtCatalog(messages, keys)).toEqual({ 0: 'Empty', 'state.open': [['count'], ' open'] });
  });
  test('asks by the same keys, each in its place', () => {
    const source = "cartText('cart.empty') + cartText('state.open') + otherText('cart.empty')";
    expect(withBuiltKeys(source, (area) => (area === 'cart' ? keys : undefined))).toBe(
      "cartText('0'         ) + cartText('state.open') + otherText('cart.empty')",
    );
  });
});
