import { family, type MainCategorySource } from './source.ts';

export const frozen: MainCategorySource = {
  code: '16',
  description: 'Frozen',
  prefix: 'FZ',
  warehouse: 'FRZ',
  isTaxable: false,
  brands: ['Northline', 'Fairwind', 'Harbor Select', 'Kettle Cove'],
  hues: [6, 7, 8, 2, 9],
  categories: [
    {
      description: 'Fries & Potatoes',
      families: [
        family(
          'french-fries',
          'Cut from Maine russets, blanched, par-fried and frozen within the hour. Three minutes at 350 F from frozen; a five-pound bag plates sixteen sides.',
          [
            ['Fries, Straight Cut, 3/8 IN, 6/5 LB', 'BG CS6', 38.9],
            ['Fries, Shoestring, Skin-On, 6/4.5 LB', 'BG CS6', 41.75],
            ['Fries, Crinkle Cut, 1/2 IN, 6/5 LB', 'BG CS6', 37.6],
            ['Fries, Steak, Coated, 6/5 LB', 'BG CS6', 43.25],
            ['Fries, Sweet Potato, 6/2.5 LB', 'BG CS6', 39.8, 'pouch_roasted-sweet-potato'],
            ['Fries, Waffle, Seasoned, 6/4.5 LB', 'BG CS6', 47.5],
          ],
        ),
        family(
          'pouch_potato',
          'Shredded or formed from whole potatoes with nothing but salt and a little oil. Goes from freezer to flat-top without thawing.',
          [
            ['Hash Browns, Shredded, IQF, 6/3 LB', 'BG CS6', 31.4],
            ['Tater Barrels, 6/5 LB', 'BG CS6', 40.6],
            ['Potato Pancake, 2.5 OZ, 80 CT', '(EA) CS80', 36.75],
            ['Mashed Potato, Heat & Serve, 4/6 LB', 'BG CS4', 49.9],
          ],
        ),
      ],
    },
    {
      description: 'Frozen Vegetables',
      families: [
        family(
          'pouch_pea-pod',
          'Picked, blanched and frozen within four hours, so colour and bite survive the steam table. Cook from frozen in two minutes and season at the end.',
          [
            ['Peas, Green, Petite, IQF, 12/2.5 LB', 'BG CS12', 43.8],
            ['Corn, Cut, Supersweet, IQF, 12/2.5 LB', 'BG CS12', 41.4, 'pouch_ear-of-corn'],
            ['Broccoli, Florets, IQF, 12/2 LB', 'BG CS12', 48.75, 'pouch_broccoli'],
            ['Green Beans, Whole, 12/2 LB', 'BG CS12', 39.9, 'pouch_beans'],
            ['Carrots, Crinkle Coins, 12/2 LB', 'BG CS12', 34.2, 'pouch_carrot'],
            ['Spinach, Chopped, 12/3 LB', 'BX CS12', 45.6, 'pouch_leafy-green'],
          ],
        ),
        family(
          'pouch_bell-pepper',
          'Cut to one size and frozen loose, so that a handful can be poured and the bag put back. Made for fajitas, stir-fries and soups.',
          [
            ['Peppers & Onions, Strips, 12/2.5 LB', 'BG CS12', 44.9],
            ['Vegetable Blend, Stir-Fry, 12/2 LB', 'BG CS12', 42.3],
            ['Edamame, Shelled, 12/1 LB', 'BG CS12', 36.6, 'pouch_pea-pod'],
            ['Avocado, Pulp, HPP, 12/1 LB', 'BG CS12', 58.8, 'pouch_avocado'],
          ],
        ),
      ],
    },
    {
      description: 'Appetizers',
      families: [
        family(
          'dumpling',
          'Folded by hand and frozen raw, with a thin skin and a filling you can name. Steam for eight minutes or pan-fry from frozen; allow five a portion.',
          [
            ['Dumpling, Pork & Chive, 0.8 OZ, 200 CT', '(EA) CS200', 62.5],
            ['Dumpling, Edamame, 0.8 OZ, 200 CT', '(EA) CS200', 66.4],
            ['Spring Roll, Vegetable, 1.5 OZ, 100 CT', '(EA) CS100', 48.9, 'burrito'],
            ['Pierogi, Potato & Cheddar, 4/3 LB', 'BG CS4', 41.6],
          ],
        ),
        family(
          'falafel',
          'Breaded lightly and frozen apart, for baskets, samplers and happy hour. Fry from frozen at 350 F until the centre reaches 165 F.',
          [
            ['Falafel, 1 OZ, 6/2 LB', 'BG CS6', 46.75],
            ['Mozzarella Sticks, Battered, 4/3 LB', 'BG CS4', 58.4, 'cheese-wedge'],
            ['Onion Rings, Beer Battered, 8/2.5 LB', 'BG CS8', 61.5, 'onion'],
            ['Pretzel Bites, Bavarian, 10 LB', '(LB) CS10', 39.8, 'pretzel'],
            ['Jalapeno Poppers, Cheddar, 4/4 LB', 'BG CS4', 72.9, 'hot-pepper'],
            ['Tamale, Chicken Verde, 5 OZ, 48 CT', '(EA) CS48', 69.6, 'tamale'],
          ],
        ),
      ],
    },
    {
      description: 'Frozen Fruit & Juice Bases',
      families: [
        family(
          'pouch_blueberries',
          'Frozen ripe within a day of the rake. Bake from frozen to keep the batter white, or thaw in the bag for sauces and smoothies.',
          [
            ['Blueberry, Wild, Maine, IQF, 30 LB', 'LB CS30', 74.5],
            ['Strawberry, Whole, IQF, 2/5 LB', 'BG CS2', 28.9, 'pouch_strawberry'],
            ['Mango, Chunks, IQF, 2/5 LB', 'BG CS2', 31.6, 'pouch_mango'],
            ['Peach, Sliced, IQF, 2/5 LB', 'BG CS2', 29.75, 'pouch_peach'],
            ['Cherry, Dark, Pitted, 2/5 LB', 'BG CS2', 33.4, 'pouch_cherries'],
          ],
        ),
        family(
          'tub_cherries',
          'Sieved fruit with ten per cent sugar and nothing else, for sorbets, coulis and the bar. Thaw overnight and use within ten days.',
          [
            ['Puree, Passion Fruit, 6/2.2 LB', 'TB CS6', 124, 'tub_tangerine'],
            ['Puree, Raspberry, 6/2.2 LB', 'TB CS6', 96.6],
            ['Puree, Coconut, 6/2.2 LB', 'TB CS6', 82.8, 'tub_coconut'],
            ['ゆず Yuzu juice, frozen, ユズ果汁 100%, 12/12 OZ', 'EA CS12', 238.5, 'bottle_lemon'],
            ['Acai, Pure, Unsweetened, 60/3.5 OZ', 'PK CS60', 64.2, 'pouch_grapes'],
          ],
        ),
      ],
    },
    {
      description: 'Ice Cream & Desserts',
      families: [
        family(
          'ice-cream',
          'Fourteen per cent butterfat and little air, spun in small batches in Maine. Temper at 6 F for a day so that it scoops without tearing; a tub gives about fifty four-ounce scoops.',
          [
            ['Ice Cream, Vanilla Bean, 3 GA Tub', 'EA', 38.6],
            ['Ice Cream, Dark Chocolate, 3 GA Tub', 'EA', 41.2, 'chocolate-bar'],
            ['Ice Cream, Maine Blueberry, 3 GA Tub', 'EA', 43.75, 'blueberries'],
            ['Sorbet, Lemon, 2/1.5 GA', 'EA CS2', 44.8, 'shaved-ice'],
            ['Soft Serve Mix, Vanilla, 10%, 6/0.5 GA', 'EA CS6', 41.4, 'soft-ice-cream'],
          ],
        ),
        family(
          'shortcake',
          'Baked, portioned and frozen between papers, for kitchens without a pastry chef. Thaw a slice in the refrigerator in an hour and garnish.',
          [
            ['Cheesecake, New York, 14 Slice, 2 CT', 'EA CS2', 49.8],
            ['Lava Cake, Chocolate, 4 OZ, 36 CT', '(EA) CS36', 58.5, 'cupcake'],
            ['Profiterole, Vanilla Cream, 4/2.2 LB', 'EA CS4', 46.9, 'custard'],
            ['Whoopie Pie, Classic, 3 OZ, 48 CT', '(EA) CS48', 54.6, 'cookie'],
            ['Tiramisu, Tray, 2/5 LB', 'EA CS2', 57.4],
          ],
        ),
      ],
    },
  ],
};
