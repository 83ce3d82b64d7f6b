import { expect, test } from 'vitest';
import { shopUnit, unitCode } from '#domain/punchout/unitCodes.ts';
import { products as fixtureProducts, units as fixtureUnits } from '../../support/api/fixtureCatalogue.ts';
import { demoProducts } from '../../support/shop/demoProducts.ts';

const noPartner = { units: [] };
const own = {
  units: [
    { unit: 'CS', code: 'KI' },
    { unit: 'ea', code: 'EACH' },
  ],
};

test.each([
  ['EA', 'EA'],
  ['CS', 'CS'],
  ['BX', 'BX'],
  ['DZ', 'DZN'],
  ['LB', 'LBR'],
  ['KG', 'KGM'],
  ['OZ', 'ONZ'],
  ['GA', 'GLL'],
  ['GAL', 'GLL'],
  ['L', 'LTR'],
  ['BG', 'BG'],
  ['BT', 'BO'],
  ['CT', 'CT'],
  ['PK', 'PK'],
  ['RL', 'RO'],
  ['ST', 'SET'],
  ['SL', 'SY'],
  ['CN', 'CA'],
  ['lb', 'LBR'],
  ['WHEEL', 'WHEEL'],
])('%s is sent as %s', (unit, code) => {
  expect(unitCode(unit, noPartner)).toBe(code);
});

test('codes that differ in case alone are taken as they are written', () => {
  const both = {
    units: [
      { unit: 'CS', code: 'D1' },
      { unit: 'cs', code: 'd1' },
    ],
  };
  expect([unitCode('CS', both), unitCode('cs', both)]).toEqual(['D1', 'd1']);
  expect([shopUnit('D1', ['CS', 'cs'], both), shopUnit('d1', ['CS', 'cs'], both)]).toEqual(['CS', 'cs']);
});

test("a partner's own table takes precedence over the shop's", () => {
  expect([unitCode('CS', own), unitCode('EA', own), unitCode('LB', own)]).toEqual(['KI', 'EACH', 'LBR']);
  expect(shopUnit('ki', ['EA', 'CS'], own)).toBe('CS');
  expect(shopUnit('CS', ['EA', 'CS'], own)).toBe('CS');
});

test.each([
  ['lbr', ['LB', 'CS'], 'LB'],
  ['XCS', ['EA', 'CS'], 'CS'],
  ['H87', ['EA', 'CS'], 'EA'],
  ['LB', ['LB'], 'LB'],
  ['DZ', ['DOZ'], 'DOZ'],
  ['WHEEL', ['wheel'], 'wheel'],
  ['CS', ['EA'], null],
  ['', ['EA'], null],
  ['PK', ['PK', 'HC'], 'PK'],
  ['HC', ['PK', 'HC'], 'HC'],
  ['ROLL', ['RL', 'RO'], null],
])('%s of a product with %j is %s', (code, units, unit) => {
  expect(shopUnit(code, units, noPartner)).toBe(unit);
});

test('every unit of the demo and of the fixture returns unchanged, in three characters as SAP has them', () => {
  const products = [
    ...demoProducts(612).map(({ units }) => units.map(({ name }) => name)),
    ...fixtureProducts.map(({ product_key: key }) =>
      fixtureUnits.filter((row) => row.product_key === key).map(({ unit }) => unit),
    ),
  ];
  for (const units of products) {
    for (const unit of units) {
      const code = unitCode(unit, noPartner);
      expect({ units, back: shopUnit(code, units, noPartner), length: code.length <= 3 }).toEqual({
        units,
        back: unit,
        length: true,
      });
    }
  }
});
