import { family, type MainCategorySource } from './source.ts';

export const bakery: MainCategorySource = {
  code: '17',
  description: 'Bakery',
  prefix: 'BK',
  warehouse: 'FRZ',
  isTaxable: false,
  brands: ['Millstone', 'Golden Sheaf', 'Kettle Cove', 'Harbor Select'],
  hues: [1, 2, 0, 11, 7],
  categories: [
    {
      description: 'Bread & Rolls',
      families: [
        family(
          'bread',
          'Mixed with a day-old sponge and baked on stone, then frozen at the peak. Thaw in the bag overnight; toast or serve within three days.',
          [
            ['Bread, Sourdough, Sliced, 1/2 IN, 8/2 LB', 'EA CS8', 37.6],
            ['Bread, Brioche, Pullman, Sliced, 6/2 LB', 'EA CS6', 39.9],
            ['Bread, Multigrain, Sliced, 10/1.5 LB', 'EA CS10', 35.4],
            ['Bread, Marble Rye, Sliced, 8/2 LB', 'EA CS8', 36.8],
          ],
        ),
        family(
          'baguette-bread',
          'Par-baked to ninety per cent in a stone-deck oven. Eight minutes at 400 F with steam finish the crust; the crumb stays open and moist.',
          [
            ['Baguette, French, Par-Baked, 24 CT', 'EA CS24', 41.4],
            ['Ciabatta, Roll, 4 IN, 72 CT', '(EA) DZ12 CS72', 38.9],
            ['Roll, Lobster, New England, Split Top, 72 CT', '(EA) DZ12 CS72', 34.2, 'hot-dog'],
            ['Roll, Brioche Burger, 4 IN, 72 CT', '(EA) DZ12 CS72', 43.2, 'hamburger'],
            ['Roll, Dinner, Potato, 120 CT', '(EA) DZ12 CS120', 29.4],
            ['Bagel, Plain, 4 OZ, 72 CT', '(EA) DZ12 CS72', 33.6, 'bagel'],
          ],
        ),
      ],
    },
    {
      description: 'Pastry',
      families: [
        family(
          'croissant',
          'Eighty-one layers with real butter, proofed and frozen ready for the oven. Bake straight from the freezer for eighteen minutes at 350 F.',
          [
            ['Croissant, Butter, Pre-Proofed, 3 OZ, 64 CT', '(EA) CS64', 59.5],
            ['Croissant, Mini, 1.25 OZ, 150 CT', '(EA) CS150', 68.4],
            ['Pain au Chocolat, 2.8 OZ, 70 CT', '(EA) CS70', 66.5],
            ['Danish, Assorted, Mini, 1.5 OZ, 120 CT', '(EA) CS120', 61.2, 'pie'],
          ],
        ),
        family(
          'doughnut',
          'Set out on the rack the evening before, glazed or filled in the morning. Best within eight hours of thawing.',
          [
            ['Doughnut, Yeast, Ring, Unglazed, 84 CT', '(EA) DZ12 CS84', 36.4],
            ['Doughnut, Potato, Maine, Cider, 60 CT', '(EA) DZ12 CS60', 49.8],
            ['Muffin, Blueberry, 4 OZ, 48 CT', '(EA) DZ12 CS48', 44.4, 'cupcake'],
            ['Scone, Maple Oat, 3.5 OZ, 60 CT', '(EA) CS60', 47.5, 'cookie'],
            ['Waffle, Belgian, Pearl Sugar, 60 CT', '(EA) CS60', 52.8, 'waffle'],
            ['Pancake, Buttermilk, 4 IN, 144 CT', '(EA) CS144', 27.9, 'pancakes'],
          ],
        ),
      ],
    },
    {
      description: 'Cakes & Pies',
      families: [
        family(
          'pie',
          'Made in ten-inch tins with an all-butter crust and fruit that was frozen ripe. Bake from frozen for an hour at 375 F; cuts into ten.',
          [
            ['Pie, Apple, Unbaked, 10 IN, 6 CT', 'EA CS6', 62.4],
            ['Pie, Wild Blueberry, 10 IN, 6 CT', 'EA CS6', 74.7],
            ['Pie, Pecan, Baked, 10 IN, 6 CT', 'EA CS6', 79.2],
            ['Pie Shell, Deep Dish, 9 IN, 20 CT', '(EA) CS20', 31.4],
          ],
        ),
        family(
          'birthday-cake',
          'Layered and iced by hand, then pre-cut with papers so that every slice stands. Thaw overnight under its dome.',
          [
            ['Cake, Carrot, 10 IN, 14 Slice, 2 CT', 'EA CS2', 61.8],
            ['Cake, Chocolate, Five Layer, 14 Slice, 2 CT', 'EA CS2', 68.5, 'shortcake'],
            ['Sheet Cake, Vanilla, Full, Un-Iced, 4 CT', 'EA CS4', 56.9],
            ['Cupcake, Assorted, 2.5 OZ, 48 CT', '(EA) DZ12 CS48', 58.2, 'cupcake'],
            ['Brownie, Chocolate, Sheet, 4/4 LB', 'EA CS4', 49.6, 'chocolate-bar'],
            ['Cake, Wedding Tier, Vanilla, Made to Order, 12 IN', '(EA)', 145],
            ['Cookie, Chocolate Chunk, Baked, 96 CT', '(EA) CS96', 46.1, 'cookie'],
          ],
        ),
      ],
    },
    {
      description: 'Tortillas & Flatbreads',
      families: [
        family(
          'flatbread',
          'Pressed and baked on hot plates the day they are packed, so they fold without cracking. Warm for twenty seconds on the flat-top.',
          [
            ['Tortilla, Flour, 12 IN, 12/12 CT', 'PK CS12', 33.6],
            ['Tortilla, Flour, 6 IN, 24/12 CT', 'PK CS24', 31.2],
            ['Tortilla, Corn, White, 6 IN, 12/60 CT', 'PK CS12', 27.6, 'taco'],
            ['Naan, Tandoori, Garlic, 8 IN, 60 CT', '(EA) CS60', 42.9],
            ['Lavash, Wrap, 9x12 IN, 72 CT', '(EA) CS72', 39.5, 'burrito'],
          ],
        ),
        family(
          'stuffed-flatbread',
          'A pocket that opens on the first pull and holds a heavy filling. Keeps ninety days frozen and five on the shelf.',
          [
            ['Pita, White, 6 IN, 12/10 CT', 'PK CS12', 26.4],
            ['Pita, Whole Wheat, 6 IN, 12/10 CT', 'PK CS12', 28.2],
            ['Pizza Crust, Par-Baked, 14 IN, 20 CT', '(EA) CS20', 46.75, 'pizza'],
            ['Pizza Dough Ball, 20 OZ, 20 CT', '(EA) CS20', 34.6, 'pizza'],
            ['Taco Shell, Yellow, 5 IN, 8/25 CT', 'PK CS8', 22.4, 'taco'],
          ],
        ),
      ],
    },
    {
      description: 'Dough & Mixes',
      families: [
        family(
          'cookie',
          'Scooped and frozen raw with real butter and vanilla. Twelve minutes at 325 F from frozen give a crisp rim and a soft middle.',
          [
            ['Cookie Dough, Chocolate Chunk, 3 OZ, 120 CT', '(EA) CS120', 57.6],
            ['Cookie Dough, Oatmeal Raisin, 3 OZ, 120 CT', '(EA) CS120', 54.9],
            ['Cookie Dough, Ginger Molasses, 2 OZ, 160 CT', '(EA) CS160', 58.4],
            ['Puff Pastry, Sheet, 10x15 IN, 20 CT', '(EA) CS20', 52.8, 'carton_croissant'],
          ],
        ),
        family(
          'sack_pancakes',
          'Add water and mix for one minute: the leavening holds on the griddle for a whole breakfast. A five-pound bag makes about ninety four-inch cakes.',
          [
            ['Pancake Mix, Buttermilk, 6/5 LB', 'BG CS6', 44.4],
            ['Muffin Mix, Basic, 6/5 LB', 'BG CS6', 49.8, 'sack_cupcake'],
            ['Cornbread Mix, Honey, 6/5 LB', 'BG CS6', 41.7, 'sack_ear-of-corn'],
            ['Brownie Mix, Fudge, 6/6 LB', 'BG CS6', 58.2, 'sack_chocolate-bar'],
            ['Tempura Batter Mix, 6/5 LB', 'BG CS6', 39.6, 'sack_fried-shrimp'],
            ['Pizza Dough Mix, 50 LB', '(LB) BG50', 41.25, 'sack_pizza'],
          ],
        ),
      ],
    },
  ],
};
