import { dryStaples } from './dryStaples.ts';
import { family, type MainCategorySource } from './source.ts';

export const dryGoods: MainCategorySource = {
  code: '18',
  description: 'Dry Goods',
  prefix: 'DG',
  warehouse: 'DRY',
  isTaxable: false,
  brands: ['Millstone', "Corte d'Oro", 'Villa Serrano', 'Harbor Select', 'Golden Sheaf'],
  hues: [1, 2, 0, 3, 11],
  categories: [
    ...dryStaples,
    {
      description: 'Oils & Vinegars',
      families: [
        family(
          'bottle_olive',
          'Pressed in the season that is printed on the tin, with acidity under half a per cent. Keep from light and heat: oil does not get better.',
          [
            ['Oil, Olive, Extra Virgin, Spain, 4/3 LT', 'EA CS4', 148],
            ['Oil, Olive, Extra Virgin, Tuscan, 12/500 ML', 'EA CS12', 186],
            ['Oil, Olive Blend, 80/20, 6/1 GA', 'GA CS6', 112.5],
          ],
        ),
        family(
          'jug_sunflower',
          'Refined, bleached and deodorised to a smoke point of 450 F. In the fryer, filter daily and change when it foams: a jug lasts about a week of lunches.',
          [
            ['Oil, Fryer, Clear, High Oleic, 35 LB', '(LB) EA35', 41.9],
            ['Oil, Canola, 6/1 GA', 'GA CS6', 62.4],
            ['Oil, Sesame, Toasted, 10/56 OZ', 'EA CS10', 168, 'bottle_seedling'],
            ['Shortening, Fry, Zero Trans, 50 LB', '(LB) CS50', 68.5, 'carton_sunflower'],
          ],
        ),
        family(
          'bottle_grapes',
          'Fermented slowly in wood rather than forced, with five to six per cent acidity. Sediment is natural and falls to the shoulder.',
          [
            ['Vinegar, Balsamic, Modena IGP, 2/5 LT', 'EA CS2', 46.8],
            ['Vinegar, White Distilled, 5%, 4/1 GA', 'GA CS4', 14.6, 'jug_droplet'],
            ['Vinegar, Rice, Seasoned, 4/1 GA', 'GA CS4', 38.4, 'jug_sheaf-of-rice'],
          ],
        ),
      ],
    },
    {
      description: 'Sauces & Condiments',
      families: [
        family(
          'jug_tomato',
          'Made from vine-ripened tomatoes with a thick pour that stays on the fry. Shelf-stable until opened; refrigerate and use within sixty days.',
          [
            ['Ketchup, Fancy, 33%, 6/#10', 'CN CS6', 39.6, 'can_tomato'],
            ['Ketchup, Squeeze, 20 OZ, 30 CT', 'EA CS30', 52.5, 'bottle_tomato'],
            ['Salsa, Chunky, Medium, 4/1 GA', 'GA CS4', 48.8],
            ['Mayonnaise, Extra Heavy, 4/1 GA', 'GA CS4', 52.6, 'pail_egg'],
            ['Mustard, Dijon, 6/9 LB', 'EA CS6', 118.8, 'pail_sunflower'],
          ],
        ),
        family(
          'bottle_hot-pepper',
          'Aged in barrels and blended to one heat from lot to lot. A dash cuts the richness of fried and creamy dishes.',
          [
            ['Hot Sauce, Cayenne, 4/1 GA', 'GA CS4', 46.4],
            ['Soy Sauce, Naturally Brewed, 5 GA', 'GA PL5', 72.5, 'pail_sushi'],
            ['Pickle Chips, Kosher Dill, 5 GA', '(GA) PL5', 38.9, 'pail_cucumber'],
            ['Peanut Butter, Creamy, 6/5 LB', 'EA CS6', 61.2, 'tub_peanuts'],
            ['Maple Syrup, Grade A Amber, 4/1 GA', 'GA CS4', 224, 'jug_maple-leaf'],
          ],
        ),
      ],
    },
    {
      description: 'Spices & Seasonings',
      families: [
        family(
          'shaker_salt',
          'Harvested from the Atlantic and dried without additives, in grains that dissolve evenly. Free of anti-caking agents: keep dry.',
          [
            ['Salt, Kosher, Coarse, 12/3 LB', 'EA CS12', 38.4, 'carton_salt'],
            ['Salt, Sea, Maine, Flake, 5 LB', 'EA', 42.5],
            ['Salt, Packets, 6000 CT', '(EA) CS6000', 16.8, 'carton_salt'],
          ],
        ),
        family(
          'shaker_hot-pepper',
          'Ground weekly in small lots, so that the oils are still there when the jar is opened. Buy what you use in three months and keep it away from the range.',
          [
            ['Pepper, Black, Table Ground, 5 LB', 'EA', 54.75, 'shaker_seedling'],
            ['Paprika, Smoked, Spanish, 18 OZ', 'EA CS6', 66.6],
            ['Chili Flakes, Crushed, 12 OZ', 'EA CS6', 48.9],
            ['Cinnamon, Ground, Saigon, 18 OZ', 'EA CS6', 72.3, 'shaker_maple-leaf'],
            ['Garlic, Granulated, 26 OZ', 'EA CS6', 63.6, 'shaker_garlic'],
            ['Old Harbor Seafood Seasoning, 24 OZ', 'EA CS6', 58.8, 'shaker_crab'],
            ['Saffron, Spanish, Coupe, 1 OZ', 'EA', 96.4, 'jar_hibiscus'],
          ],
        ),
      ],
    },
  ],
};
