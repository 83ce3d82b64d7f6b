import { describe, expect, test } from 'vitest';
import { cataloguePacker } from '#domain/catalog/packCatalogue.ts';
import { tableOfPacked } from '#domain/catalog/packedTable.ts';
import { makeFinder } from '#domain/search/finder.ts';
import { findRows } from '#domain/search/findRows.ts';
import { SPANISH } from '#domain/search/spanish.ts';
import { inLanguage } from '#server/platform/text/spoken.ts';
import { demoGoods } from './demoGoods.ts';

describe('a word has one stem in all its forms', () => {
  test.each([
    ['tomate', 'tomates'],
    ['limon', 'limones'],
    ['cebolla', 'cebollas'],
    ['morado', 'morada', 'morados', 'moradas'],
    ['rojo', 'roja', 'rojos', 'rojas'],
    ['congelado', 'congelada', 'congelados', 'congeladas'],
    ['nuez', 'nueces'],
    ['pez', 'peces'],
    ['arroz', 'arroces'],
    ['dulce', 'dulces'],
    ['pan', 'panes'],
    ['ajo', 'ajos'],
    ['ave', 'aves'],
    ['base', 'bases'],
    ['mes', 'meses'],
    ['leche', 'leches'],
    ['camaron', 'camarones'],
    ['aceite', 'aceites'],
    ['raiz', 'raices'],
    ['serie', 'series'],
    ['espagueti', 'espaguetis'],
    ['tomato', 'tomatoes'],
    ['cherry', 'cherries'],
    ['box', 'boxes'],
    ['knife', 'knives'],
  ])('%s', (...forms) => {
    expect(new Set(forms.map(SPANISH.stem)).size).toBe(1);
  });

  test.each([
    ['coco', 'coca'],
    ['col', 'cola'],
    ['sal', 'salsa'],
    ['lima', 'limon'],
    ['caso', 'casa'],
    ['pollo', 'polvo'],
    ['25', '250'],
  ])('%s and %s are two words', (one, other) => {
    expect(SPANISH.stem(one)).not.toBe(SPANISH.stem(other));
  });
});

const TRANSLATED: Readonly<Record<string, string>> = {
  'Onion, Red, Jumbo, 25 LB': 'Cebolla, morada, jumbo, 25 LB',
  'Lemon, Choice, 115 CT': 'Limones amarillos, selectos, 115 CT',
  'Shrimp, Maine, Peeled, 5 LB': 'Camarón de Maine, pelado, con cola, 5 LB',
};

/** The demo catalog in Spanish, as a browser unpacks it. */
function spanishGoods() {
  const goods = demoGoods();
  const packer = cataloguePacker();
  const places = Array.from({ length: goods.size }, (_, place) => place);
  const named = new Set<string>();
  for (const place of places.toSorted((one, other) => goods.keyAt(one) - goods.keyAt(other))) {
    const product = goods.at(place);
    const description = TRANSLATED[product.description] ?? product.description;
    if (description !== product.description) named.add(product.description);
    packer.add({ ...product, description, mainDescription: product.description });
  }
  expect([...named].toSorted()).toEqual(Object.keys(TRANSLATED).toSorted());
  return tableOfPacked(packer.packed({ version: 1, since: null, removedKeys: [], synonyms: null }));
}

describe('a catalog in Spanish is searched', async () => {
  const goods = spanishGoods();
  const words = [{ typed: ['ceviche'], finds: ['camarones'] }];
  const finder = await inLanguage('es', () => makeFinder(goods, words, async () => undefined));
  const find = (query: string) => {
    const { scores, corrected } = inLanguage('es', () => finder.find(query, { among: () => true }));
    const found = [...scores].sort(([, one], [, other]) => other - one).map(([place]) => goods.at(place).description);
    return { found, corrected };
  };
  const [onion, lemon, shrimp] = Object.values(TRANSLATED);

  test.each([
    ['in the plural', 'cebollas moradas', onion],
    ['in the singular, with an accent', 'limón', lemon],
    ['in the singular, without one', 'limon amarillo', lemon],
    ['past filler words', 'los camarones con la cola', shrimp],
    ['by a unit in Spanish', 'cebolla morada 25 libras', onion],
    ['by the words of the main text', 'shrimp peeled', shrimp],
    ['by words of both', 'red cebolla', onion],
    ['by a word of the shop', 'ceviche', shrimp],
  ])('%s: %s', (_, query, wanted) => {
    expect(find(query).found).toContain(wanted);
    expect(find(query).found[0]).toBe(wanted);
  });

  test('with a wrong letter', () => {
    expect(find('camaromes').found).toContain(shrimp);
  });
});

test('rows of a list are found in Spanish', () => {
  const rows = [{ text: 'Nueces de la India' }, { text: 'Pan blanco' }];
  const find = (query: string) => inLanguage('es', () => findRows(rows, ({ text }) => text, query).rows);
  expect(find('nuez')).toEqual([rows[0]]);
  expect(find('panes blancos')).toEqual([rows[1]]);
});
