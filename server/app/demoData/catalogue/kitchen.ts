import { family, type MainCategorySource } from './source.ts';

export const kitchen: MainCategorySource = {
  code: '22',
  description: 'Kitchen Supplies',
  prefix: 'KS',
  warehouse: 'DRY',
  isTaxable: true,
  brands: ['Forge & Fire', 'Coppersmith', 'Lighthouse Kitchen', 'Harbor Select'],
  hues: [7, 8, 5, 11, 4],
  categories: [
    {
      description: 'Knives & Cutting Boards',
      families: [
        family(
          'kitchen-knife',
          'High-carbon stainless at 57 Rockwell: takes an edge on a steel and keeps it through prep. Textured handles are NSF-listed and safe in wet hands; wash by hand.',
          [
            ['Knife, Chef, 8 IN, White Handle', 'EA', 24.9],
            ['Knife, Chef, 10 IN, White Handle', 'EA', 29.75],
            ['Knife, Paring, 3.25 IN', 'EA*3 CS12', 58.8],
            ['Knife, Oyster, Boston, 4 IN', 'EA', 13.6, 'oyster'],
            ['Knife, Bread, Scalloped, 10 IN', 'EA', 26.4, 'bread'],
            ['Knife, Fillet, Flexible, 8 IN', 'EA', 27.8],
          ],
        ),
        family(
          'cutting-board',
          'High-density polyethylene that does not dull the edge and takes bleach. Resurface when the scores hold stain.',
          [
            ['Cutting Board, White, 18x24x1/2 IN', 'EA', 34.5],
            ['Cutting Board, Red, 18x24x1/2 IN', 'EA', 36.9],
            ['Cutting Board, Set of 6 Colors, 15x20', 'ST', 138],
            ['Steel, Sharpening, 12 IN', 'EA', 28.4],
          ],
        ),
      ],
    },
    {
      description: 'Cookware & Pans',
      families: [
        family(
          'shallow-pan-of-food',
          'Clad or heavy-gauge stock that heats evenly to the rim and does not warp on induction. Riveted handles, NSF-listed.',
          [
            ['Pan, Saute, Aluminum, 10 IN', 'EA', 21.9],
            ['Pan, Fry, Nonstick, 12 IN', 'EA', 38.6, 'cooking'],
            ['Skillet, Cast Iron, 10.25 IN', 'EA CS6', 124, 'cooking'],
            ['Stock Pot, Aluminum, 40 QT', 'EA', 96.5, 'pot-of-food'],
            ['Sauce Pan, Stainless, 4.5 QT', 'EA', 52.75, 'pot-of-food'],
            ['Paella Pan, Carbon Steel, 18 IN', 'EA', 47.4],
          ],
        ),
        family(
          'steam-pan',
          'Twenty-two-gauge stainless with an anti-jam lip that comes apart after the dishwasher. Fits every standard well.',
          [
            ['Steam Pan, Full Size, 2.5 IN', 'EA', 16.8],
            ['Steam Pan, Half Size, 4 IN', 'EA', 13.9],
            ['Steam Pan, Sixth Size, 6 IN', 'EA', 9.75],
            ['Sheet Pan, Full, 18x26 IN, 16 GA', 'EA CS12', 142.8],
            ['Sheet Pan, Half, 18x13 IN, 18 GA', 'EA CS12', 88.2],
          ],
        ),
      ],
    },
    {
      description: 'Utensils & Smallwares',
      families: [
        family(
          'tongs',
          'Stainless without plastic where it meets the heat, formed from one piece so that nothing works loose. Goes through the machine every night.',
          [
            ['Tongs, Scalloped, 12 IN', 'EA*6 CS12', 41.4],
            ['Ladle, 8 OZ, Color-Coded', 'EA', 6.85, 'ladle'],
            ['Spoon, Basting, Perforated, 13 IN', 'EA', 4.95, 'spoon'],
            ['Whisk, Piano, 14 IN', 'EA', 11.4, 'whisk'],
            ['Turner, Fish, Slotted, 6.5 IN', 'EA', 9.6, 'cooking'],
            ['Disher, #16, Blue, 2 OZ', 'EA', 14.25, 'ice-cream'],
          ],
        ),
        family(
          'thermometer',
          'Reads to one degree within three seconds and can be calibrated in iced water. Check weekly and log it for the inspector.',
          [
            ['Thermometer, Probe, Digital, Thin Tip', 'EA', 19.8],
            ['Thermometer, Fridge/Freezer, Dial', 'EA CS6', 33.6],
            ['Scale, Portion, Digital, 11 LB x 0.1 OZ', 'EA', 74.5, 'balance-scale'],
            ['Timer, Digital, 4-Channel', 'EA', 28.9, 'stopwatch'],
          ],
        ),
      ],
    },
    {
      description: 'Tableware & Glassware',
      families: [
        family(
          'fork-and-knife-with-plate',
          'Fully vitrified china with a rolled edge, fired twice to resist chips and cutlery marks. Open stock: the pattern is kept for five years.',
          [
            ['Plate, Dinner, Bright White, 10.5 IN, 12 CT', '(EA) DZ12', 74.4],
            ['Plate, Bread, Bright White, 6.5 IN, 36 CT', '(EA) DZ12 CS36', 86.4],
            ['Bowl, Chowder, Bright White, 12 OZ, 24 CT', '(EA) DZ12 CS24', 92.6, 'bowl-with-spoon'],
            ['Mug, Diner, White, 10 OZ, 24 CT', '(EA) DZ12 CS24', 78.5, 'hot-beverage'],
            ['Flatware, Dinner Fork, 18/0, 12 CT', '(EA) DZ12', 13.2, 'fork-and-knife'],
          ],
        ),
        family(
          'wine-glass',
          'Tempered at the rim against the knocks of the rack. Capacity is measured to the brim; leave a finger for the pour.',
          [
            ['Glass, Wine, All-Purpose, 12.5 OZ, 24 CT', '(EA) DZ12 CS24', 98.4],
            ['Glass, Pint, Mixing, 16 OZ, 24 CT', '(EA) DZ12 CS24', 46.8, 'beer-mug'],
            ['Glass, Rocks, Double, 12 OZ, 36 CT', '(EA) DZ12 CS36', 88.2, 'tumbler-glass'],
            ['Glass, Coupe, 8.5 OZ, 12 CT', '(EA) DZ12', 62.4, 'cocktail-glass'],
            ['Carafe, Glass, 1 LT, 12 CT', 'EA CS12', 84, 'pouring-liquid'],
          ],
        ),
      ],
    },
    {
      description: 'Apparel & Fuel',
      families: [
        family(
          'lab-coat',
          'Poly-cotton twill that sheds flour and survives the industrial laundry. Sizes run generous; shrinkage is under two per cent.',
          [
            ['Coat, Chef, White, Knot Button, L', 'EA', 26.9],
            ['Coat, Chef, White, Knot Button, XL', 'EA', 26.9],
            ['Apron, Bib, Black, Two Pocket', 'EA*6 DZ12', 96, 'apron'],
            ['Towel, Bar, Terry, 16x19 IN, 28 OZ', '(EA) DZ12', 13.75, 'napkin'],
            ['Oven Mitt, 17 IN, Flame Resistant, Pair', 'PR', 21.4, 'gloves'],
          ],
        ),
        family(
          'fire',
          'Burns clean and steady under chafing dishes without smoke or smell. Store upright and away from the range.',
          [
            [
              'Chafing Dish Set, Full Size, 8 QT, Stainless with Brass-Finish Trim, Includes Water Pan, Two Half-Size Food Pans, Two Fuel Holders and Hinged Dome Cover',
              'ST',
              189.5,
              'pot-of-food',
            ],
            ['Fuel, Chafing, Wick, 6 HR, 24 CT', 'EA CS24', 32.4, 'can_fire'],
            ['Candle, Tea Light, 5 HR, 500 CT', '(EA) CS500', 46.8, 'candle'],
            ['Charcoal, Hardwood Lump, 40 LB', '(LB) BG40', 31.5, 'sack_fire'],
            ['Wood Chips, Applewood, 10 LB', 'EA CS4', 54, 'sack_wood'],
            ['Butane, Cartridge, 8 OZ, 12 CT', 'EA CS12', 28.2],
          ],
        ),
      ],
    },
  ],
};
