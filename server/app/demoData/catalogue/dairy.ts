import { family, type MainCategorySource } from './source.ts';

export const dairy: MainCategorySource = {
  code: '15',
  description: 'Dairy & Eggs',
  prefix: 'DY',
  warehouse: 'CLR',
  isTaxable: false,
  brands: ['Katahdin Creamery', 'Dirigo Farms', 'Kettle Cove', 'Harbor Select'],
  hues: [7, 6, 2, 8, 1],
  categories: [
    {
      description: 'Milk & Cream',
      families: [
        family(
          'glass-of-milk',
          'Milk from some two hundred Maine family farms, pasteurised and bottled within a day of milking. Dated eighteen days out; hold below 38 F and rotate by the code on the neck.',
          [
            ['Milk, Whole, 4/1 GA', 'GA CS4', 19.4],
            ['Milk, 2%, 4/1 GA', 'GA CS4', 18.9],
            ['Milk, Skim, Half Pint, 50 CT', '(EA) CS50', 17.25, 'beverage-box'],
            ['Milk, Chocolate, Half Pint, 50 CT', '(EA) CS50', 18.4, 'beverage-box'],
            ['Milk, Oat, Barista, 12/32 OZ', 'EA CS12', 38.6, 'carton_sheaf-of-rice'],
          ],
        ),
        family(
          'jug_glass-of-milk',
          'Separated cold and pasteurised gently, so that it whips to full peaks and does not break in a reduction. Whips best straight from the walk-in, in a chilled bowl.',
          [
            ['Cream, Heavy, 36%, 12/1 QT', 'QT CS12', 55.8],
            ['Cream, Heavy, 40%, 4/0.5 GA', 'EA CS4', 38.75],
            ['Half & Half, 12/1 QT', 'QT CS12', 29.9],
            ['Creamer Cups, Half & Half, 360 CT', '(EA) CS360', 18.6, 'tub_glass-of-milk'],
            ['Buttermilk, Cultured, 12/1 QT', 'QT CS12', 26.7],
          ],
        ),
      ],
    },
    {
      description: 'Butter & Spreads',
      families: [
        family(
          'butter',
          'Churned from sweet cream of one day, with a clean flavour and a firm body for lamination. Freeze what is not needed this month: it keeps nine.',
          [
            ['Butter, Salted, Grade AA, 36/1 LB', 'LB CS36', 118.8],
            ['Butter, Unsalted, Grade AA, 36/1 LB', 'LB CS36', 121.5],
            ['Butter, Continental, Unsalted, 90 CT', '(EA) CS90', 24.75],
            ['Butter, European Style, 82%, 20/1 LB', 'LB CS20', 94],
            ['Butter, Clarified, 4/5 LB', 'TB CS4', 112.6, 'tub_butter'],
            ['Butter, Sheets, Lamination, 10/2.2 LB', 'EA CS10', 108],
          ],
        ),
        family(
          'tub_butter',
          'A blend for the griddle and the bread basket with the smoke point of oil and the flavour of butter. Spreads straight from the refrigerator.',
          [
            ['Margarine, Solids, 30/1 LB', 'LB CS30', 42.5],
            ['Whipped Butter Blend, 2/5 LB', 'TB CS2', 26.8],
            ['Liquid Butter Alternative, 3/1 GA', 'GA CS3', 47.4, 'jug_butter'],
            ['Butter Cups, Whipped, 5 GR, 720 CT', '(EA) CS720', 46.9],
          ],
        ),
      ],
    },
    {
      description: 'Cheese',
      families: [
        family(
          'cheese-wedge',
          'Aged in wax or cloth and cut to order. Let it stand an hour before service; wrap in paper rather than film so that the paste can breathe.',
          [
            ['Cheddar, Extra Sharp, Aged 2 YR, 10 LB', '(LB) EA10', 58.5],
            ['Gruyere, Cave-Aged, Quarter Wheel', '(LB) EA~18.4', 12.9],
            ['Parmigiano Reggiano, 24 MO, Eighth', '(LB) EA~9.6', 13.75],
            ['Blue, Maine, Crumbled, 4/5 LB', 'EA CS4', 116],
            ['Brie, Double Cream, 2.2 LB, 2 CT', 'EA CS2', 31.2],
            ['Manchego, 6 MO, Wheel, 6.6 LB', '(LB) EA~6.6 CS~13.2', 10.8],
          ],
        ),
        family(
          'pizza',
          'Low-moisture, part-skim curd that melts in a sheet and browns in spots instead of burning. Shredded with a trace of starch so that it pours by hand.',
          [
            ['Mozzarella, Shredded, WM LM, 6/5 LB', 'BG CS6', 89.4],
            ['Mozzarella, Fresh, Ciliegine, 2/3 LB', 'TB CS2', 32.9, 'tub_cheese-wedge'],
            ['American, Yellow, 160 Slice, 4/5 LB', 'EA CS4', 62.8, 'carton_cheese-wedge'],
            ['Feta, Crumbled, 2/5 LB', 'TB CS2', 44.6, 'pail_cheese-wedge'],
            ['Ricotta, Impastata, 4/3 LB', 'TB CS4', 37.5, 'tub_cheese-wedge'],
          ],
        ),
      ],
    },
    {
      description: 'Yogurt & Cultured',
      families: [
        family(
          'tub_glass-of-milk',
          'Cultured slowly for body without gums, with live cultures at the end of code. Good for parfaits, dressings and marinades; stir back any whey.',
          [
            ['Yogurt, Greek, Plain, 0%, 4/5 LB', 'TB CS4', 43.6],
            ['Yogurt, Whole, Vanilla, 4/5 LB', 'TB CS4', 38.5],
            ['Yogurt, Strawberry, 5.3 OZ, 12 CT', 'EA CS12', 13.9, 'tub_strawberry'],
            ['Yogurt, Blueberry, 5.3 OZ, 12 CT', 'EA CS12', 13.9, 'tub_blueberries'],
            ['Skyr, Plain, 6/32 OZ', 'EA CS6', 34.2],
          ],
        ),
        family(
          'pail_glass-of-milk',
          'Cultured cream from one creamery, thick enough to hold a quenelle. Fold into hot sauces off the fire and it will not split.',
          [
            ['Sour Cream, Cultured, 4/5 LB', 'TB CS4', 34.8],
            ['Cream Cheese, Loaf, 6/3 LB', 'EA CS6', 58.9, 'carton_bagel'],
            ['Cream Cheese, Cups, 1 OZ, 100 CT', '(EA) CS100', 26.5, 'tub_bagel'],
            ['Mascarpone, 6/17.6 OZ', 'EA CS6', 39.6],
            ['Cottage Cheese, 4%, 4/5 LB', 'TB CS4', 36.4],
          ],
        ),
      ],
    },
    {
      description: 'Eggs',
      families: [
        family(
          'egg',
          'Laid by cage-free flocks in Turner and graded within a day. Store point down at 40 F, away from onions and fish: shells breathe.',
          [
            ['Egg, Shell, Large, Grade A, 15 DZ', '(EA) DZ12 CS180', 46.8, 'nest-with-eggs'],
            ['Egg, Shell, Medium, Grade AA, 30 DZ', '(EA) DZ12 HC180 CS360', 79.5],
            ['Egg, Shell, Jumbo, Brown, 15 DZ', '(EA) DZ12 CS180', 54.9],
            ['Egg, Duck, 6 DZ', '(EA) DZ12 CS72', 62.4],
            ['Egg, Quail, 18 CT', '(EA) PK18', 7.95, 'nest-with-eggs'],
          ],
        ),
        family(
          'cooking',
          'Broken, pasteurised and packed ready to use: no shells, no waste, no risk on the line. A two-pound carton equals eighteen large eggs.',
          [
            ['Egg, Liquid, Whole, 15/2 LB', 'EA CS15', 58.5, 'carton_egg'],
            ['Egg, Liquid, Whites, 15/2 LB', 'EA CS15', 52.6, 'carton_egg'],
            ['Egg, Hard-Cooked, Peeled, 12/12 CT', 'PK CS12', 47.4, 'pail_egg'],
            ['Egg Patty, Round, 1.5 OZ, 200 CT', '(EA) CS200', 54.75],
            ['Egg, Scrambled, Cook-in-Bag, 6/5 LB', 'BG CS6', 63.2, 'pouch_cooking'],
          ],
        ),
      ],
    },
  ],
};
