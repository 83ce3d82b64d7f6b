import { family, type MainCategorySource } from './source.ts';

export const disposables: MainCategorySource = {
  code: '20',
  description: 'Disposables',
  prefix: 'DS',
  warehouse: 'DRY',
  isTaxable: true,
  brands: ['Pine Tree Paper', 'Evergood', 'North Woods', 'Harbor Select'],
  hues: [7, 4, 8, 1, 6],
  categories: [
    {
      description: 'Cups & Lids',
      families: [
        family(
          'paper-cup',
          'Double-poly board with a rolled rim that does not leak at the seam. One lid fits 10, 12, 16 and 20 ounces, which halves the shelf space behind the counter.',
          [
            ['Cup, Hot, Paper, White, 8 OZ, 1000 CT', 'SL50 CS1000 (EA)', 62.5],
            ['Cup, Hot, Paper, White, 12 OZ, 1000 CT', 'SL50 CS1000 (EA)', 78.4],
            ['Cup, Hot, Paper, White, 16 OZ, 1000 CT', 'SL50 CS1000 (EA)', 94.9],
            ['Lid, Dome, Hot, Black, 10-20 OZ, 1000 CT', 'SL100 CS1000 (EA)', 46.8, 'cup-lid'],
            ['Sleeve, Hot Cup, Kraft, 1000 CT', '(EA) CS1000', 38.6],
          ],
        ),
        family(
          'cup-with-straw',
          'Crystal-clear PET or plant-based PLA that shows off iced drinks and does not crack in the hand. Keep PLA below 105 F in storage.',
          [
            ['Cup, Cold, PET, Clear, 12 OZ, 1000 CT', 'SL50 CS1000 (EA)', 84.5],
            ['Cup, Cold, PET, Clear, 16 OZ, 1000 CT', 'SL50 CS1000 (EA)', 96.2],
            ['Cup, Cold, PLA, Compostable, 16 OZ, 1000 CT', 'SL50 CS1000 (EA)', 118],
            ['Lid, Flat, Cold, Slotted, 12-24 OZ, 1000 CT', 'SL100 CS1000 (EA)', 34.9, 'cup-lid'],
            ['Cup, Souffle, Paper, 2 OZ, 5000 CT', '(EA) CS5000', 41.4, 'paper-cup'],
          ],
        ),
      ],
    },
    {
      description: 'Takeout Containers',
      families: [
        family(
          'takeout-box',
          'Bagasse from sugar cane, pressed firm and lined with nothing but itself. Takes hot, wet and oily food, goes in the microwave and breaks down in commercial compost.',
          [
            ['Container, Hinged, Fiber, 9x9, 3-Comp, 200 CT', '(EA) CS200', 48.6],
            ['Container, Hinged, Fiber, 9x6, 250 CT', '(EA) CS250', 46.9],
            ['Box, Takeout, Kraft, #1, 450 CT', 'PK50 CS450 (EA)', 62.8],
            ['Box, Takeout, Kraft, #4, 160 CT', 'PK40 CS160 (EA)', 49.5],
            ['Pail, Oyster, White, 26 OZ, 500 CT', '(EA) CS500', 71.4],
          ],
        ),
        family(
          'bento-box',
          'Polypropylene that stacks, seals and survives the dishwasher at home. Lids vent at the corner so that fries stay crisp on the road.',
          [
            ['Container, Deli, 16 OZ, Combo, 240 CT', '(EA) CS240', 44.2],
            ['Container, Deli, 32 OZ, Combo, 240 CT', '(EA) CS240', 56.8],
            ['Bowl, Salad, Clear, 24 OZ, 300 CT', '(EA) CS300', 58.4, 'green-salad'],
            ['Container, Black Base, 28 OZ, 150 CT', '(EA) CS150', 41.75],
            ['Box, Pizza, Corrugated, 14 IN, 50 CT', '(EA) BD50', 26.4, 'pizza'],
          ],
        ),
      ],
    },
    {
      description: 'Napkins & Tissue',
      families: [
        family(
          'napkin',
          'Soft two-ply with a coin edge that looks like linen on the table. Recycled fibre, bleached without chlorine.',
          [
            ['Napkin, Dinner, 2-Ply, White, 3000 CT', '(EA) CS3000', 56.4],
            ['Napkin, Beverage, Black, 4000 CT', '(EA) CS4000', 48.8],
            ['Napkin, Dispenser, Kraft, 6000 CT', '(EA) CS6000', 39.9],
            ['Napkin, Linen-Feel, 1/6 Fold, 300 CT', '(EA) CS300', 37.25],
            ['Placemat, Scalloped, White, 1000 CT', '(EA) CS1000', 26.8],
          ],
        ),
        family(
          'roll-of-paper',
          'Rolls sized for standard dispensers, strong when wet. One case of eight-hundred-foot rolls lasts a busy kitchen about a week.',
          [
            ['Towel, Roll, Hardwound, 800 FT, 6 CT', 'RL CS6', 48.6],
            ['Towel, Multifold, White, 4000 CT', 'PK250 CS4000 (EA)', 34.5, 'napkin'],
            ['Tissue, Bath, 2-Ply, 96 CT', 'RL CS96', 62.4],
            ['Towel, Kitchen, 2-Ply, 85 Sheet, 30 CT', 'RL CS30', 36.9],
            ['Register Roll, Thermal, 3-1/8 IN, 50 CT', 'RL*5 CS50', 64.5, 'receipt'],
          ],
        ),
      ],
    },
    {
      description: 'Cutlery & Straws',
      families: [
        family(
          'fork-and-knife',
          'Heavy enough to cut a chicken breast, with no flash on the edge. Wrapped kits spare the rolling on a slow afternoon.',
          [
            ['Fork, Heavy PP, Black, 1000 CT', '(EA) CS1000', 24.9],
            ['Knife, Heavy PP, Black, 1000 CT', '(EA) CS1000', 24.9, 'table-knife'],
            ['Spoon, Heavy PP, Black, 1000 CT', '(EA) CS1000', 24.9, 'spoon'],
            ['Cutlery Kit, Birch, Napkin, 500 CT', '(EA) CS500', 52.8],
            ['Spoon, Soup, Compostable, 1000 CT', '(EA) CS1000', 46.4, 'spoon'],
          ],
        ),
        family(
          'chopsticks',
          'Plain, smooth and splinter-free, wrapped one by one. Paper straws are food-grade and hold for two hours in a cold drink.',
          [
            ['Chopsticks, Bamboo, 9 IN, 1000 CT', 'PK100 CS1000 (EA)', 38.4],
            ['Straw, Paper, Jumbo, 7.75 IN, 3000 CT', 'BX500 CS3000 (EA)', 44.7, 'cup-with-straw'],
            ['Straw, Paper, Cocktail, 5.75 IN, 5000 CT', 'BX500 CS5000 (EA)', 49.9, 'tropical-drink'],
            ['Skewer, Bamboo, Knotted, 4.5 IN, 1000 CT', 'BG100 CS1000 (EA)', 29.8, 'oden'],
            ['Pick, Frill, Cellophane, 4 IN, 10000 CT', '(EA) CS10000', 42.5, 'sandwich'],
          ],
        ),
      ],
    },
    {
      description: 'Film, Foil & Bags',
      families: [
        family(
          'film-roll',
          'In a cutter box with a slide blade that stays on the counter. Clings to steel and glass; keep below 230 F and away from open flame.',
          [
            ['Film, Food, 18 IN x 2000 FT', 'EA', 19.75],
            ['Film, Food, 24 IN x 2000 FT', 'EA', 24.6],
            ['Foil, Heavy, 18 IN x 500 FT', 'EA', 38.9],
            ['Foil, Sheets, 12x10.75 IN, 6/500 CT', 'BX CS6', 74.4],
            ['Parchment, Pan Liner, 16x24 IN, 1000 CT', '(EA) CS1000', 46.2, 'napkin'],
          ],
        ),
        family(
          'shopping-bags',
          'Kraft paper with a flat bottom that stands while it is being filled. Twisted handles carry twenty pounds.',
          [
            ['Bag, Handled, Kraft, 10x5x13, 250 CT', '(EA) BD250', 52.6],
            ['Bag, Grocery, Kraft, 1/6, 500 CT', '(EA) BD500', 61.8],
            ['Bag, Vacuum, 10x13 IN, 3 MIL, 1000 CT', 'PK100 CS1000 (EA)', 98, 'pouch_ice'],
            ['Bag, Piping, 18 IN, Blue, 100 CT', 'RL CS10', 132.5, 'ice-cream'],
            ['Bag, Freezer, Zip, Gallon, 250 CT', '(EA) BX250', 31.4, 'pouch_snowflake'],
          ],
        ),
      ],
    },
  ],
};
