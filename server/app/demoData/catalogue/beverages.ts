import { family, type MainCategorySource } from './source.ts';

export const beverages: MainCategorySource = {
  code: '19',
  description: 'Beverages',
  prefix: 'BV',
  warehouse: 'DRY',
  isTaxable: false,
  brands: ['Moosehead Roasters', 'Sebago Springs', 'Fairwind', 'Harbor Select'],
  hues: [11, 1, 6, 3, 9],
  categories: [
    {
      description: 'Coffee',
      families: [
        family(
          'hot-beverage',
          'Roasted in Portland on the day it is packed, in valve bags that let the gas out and keep air away. Grind coarse for the urn, fine for the bar; use within three weeks of roasting.',
          [
            ['Coffee, House Blend, Whole Bean, 5 LB', 'EA CS4', 188],
            ['Coffee, Dark Roast, Whole Bean, 5 LB', 'EA CS4', 192],
            ['Coffee, Espresso, Signature, 5 LB', 'EA CS4', 214],
            ['Coffee, Decaf, Swiss Water, 5 LB', 'EA CS4', 226],
            ['Coffee, Ground, Breakfast, 42/2.5 OZ', 'EA CS42', 58.8, 'pouch_hot-beverage'],
            ['Coffee, Ground, French Roast, 42/2.5 OZ', 'EA CS42', 62.5, 'pouch_hot-beverage'],
          ],
        ),
        family(
          'bottle_hot-beverage',
          'Steeped cold for eighteen hours and filtered bright. Pour over ice as it is, or with one part water.',
          [
            ['Cold Brew, Concentrate, 4/64 OZ', 'EA CS4', 74.4],
            ['Cold Brew, Nitro Keg, 5 GA', 'EA', 96.5, 'pail_hot-beverage'],
            ['Coffee Pods, Compostable, 96 CT', '(EA) CS96', 49.9, 'carton_hot-beverage'],
            ['Chai Concentrate, Spiced, 12/32 OZ', 'EA CS12', 56.4, 'carton_teapot'],
          ],
        ),
      ],
    },
    {
      description: 'Tea & Cocoa',
      families: [
        family(
          'carton_teapot',
          'Single-garden leaf in sealed envelopes, six boxes to the case. Boiling water for black and herbal, 180 F for green; three minutes and out.',
          [
            ['Tea, English Breakfast, 6/20 CT', 'BX CS6', 23.4],
            ['Tea, Earl Grey, 6/20 CT', 'BX CS6', 23.4],
            ['Tea, Green, Sencha, 6/20 CT', 'BX CS6', 25.8],
            ['Tea, Chamomile, 6/20 CT', 'BX CS6', 24.6, 'carton_blossom'],
            ['Tea, Iced, Filter Pack, 3 GA, 24 CT', '(EA) CS24', 31.2, 'carton_lemon'],
          ],
        ),
        family(
          'pouch_chocolate-bar',
          'Rich in cocoa and light on sugar, so it tastes of chocolate when made with milk. Whisk into a little hot milk first and it will not clump.',
          [
            ['Cocoa Mix, Dutch, 6/2 LB', 'BG CS6', 52.8],
            ['Cocoa Packets, Marshmallow, 6/50 CT', 'BX CS6', 61.4, 'carton_chocolate-bar'],
            ['Matcha, Culinary, 12/1 LB', 'EA*0.5# CS12', 318, 'pouch_teacup-without-handle'],
            ['Chai, Powder, Vanilla, 4/3 LB', 'BG CS4', 58.5, 'pouch_teapot'],
          ],
        ),
      ],
    },
    {
      description: 'Juice',
      families: [
        family(
          'jug_tangerine',
          'Squeezed and flash-pasteurised without water, sugar or concentrate. Shake well: pulp settles. Good for ten days unopened at 36 F.',
          [
            ['Juice, Orange, Fresh, 4/1 GA', 'GA CS4', 44.8],
            ['Juice, Grapefruit, Fresh, 4/1 GA', 'GA CS4', 46.6],
            ['Juice, Lemon, Fresh, 6/0.5 GA', 'EA CS6', 49.2, 'jug_lemon'],
            ['Juice, Lime, Fresh, 6/0.5 GA', 'EA CS6', 54.6, 'jug_lime'],
            ['Cider, Apple, Maine, Unfiltered, 4/1 GA', 'GA CS4', 31.6, 'jug_red-apple'],
          ],
        ),
        family(
          'beverage-box',
          'Shelf-stable juice in single servings for trays, lunches and minibars. No refrigeration before use.',
          [
            ['Juice, Apple, 100%, 4.23 OZ, 44 CT', '(EA) CS44', 21.6],
            ['Juice, Cranberry Cocktail, 12/32 OZ', 'EA CS12', 34.8, 'bottle_cherries'],
            ['Juice, Tomato, 5.5 OZ, 48 CT', 'EA CS48', 29.4, 'can_tomato'],
            ['Juice, Pineapple, 6 OZ, 48 CT', 'EA CS48', 38.9, 'can_pineapple'],
            ['Lemonade, Old Fashioned, 12/16 OZ', 'EA CS12', 24.6, 'bottle_lemon'],
          ],
        ),
      ],
    },
    {
      description: 'Soft Drinks & Water',
      isTaxable: true,
      families: [
        family(
          'cup-with-straw',
          'Cane sugar and natural flavours, bottled with a strong sparkle. Serve at 38 F over plenty of ice; returnable glass carries a five-cent Maine deposit.',
          [
            ['Soda, Cola, Cane Sugar, 24/12 OZ', 'EA CS24', 27.6, 'can_cherries'],
            ['Soda, Root Beer, Glass, 24/12 OZ', 'EA CS24', 31.2, 'bottle_maple-leaf'],
            ['Soda, Ginger Beer, 24/12 OZ', 'EA CS24', 33.6, 'bottle_ginger-root'],
            ['Soda, Cola, Syrup, Bag-in-Box, 5 GA', 'EA', 98.5],
          ],
        ),
        family(
          'bottle_droplet',
          'Drawn from a spring under the White Mountains and bottled at the source. Still or lightly sparkling, low in minerals, so it stays out of the way of food and wine.',
          [
            ['Water, Spring, 24/16.9 OZ', '(EA) CS24', 8.9],
            ['Water, Spring, Glass, 12/750 ML', 'EA CS12', 24.6],
            ['Water, Sparkling, Glass, 12/750 ML', 'EA CS12', 26.4],
            ['Seltzer, Lime, Can, 24/12 OZ', '(EA) CS24', 14.4, 'can_lime'],
            ['Tonic Water, Indian, 24/200 ML', 'EA*4 CS24', 38.4],
            ['Kombucha, Ginger, 12/12 OZ', 'EA CS12', 36.6, 'bottle_ginger-root'],
          ],
        ),
      ],
    },
    {
      description: 'Bar Mixers & Syrups',
      families: [
        family(
          'tropical-drink',
          'Real juice and cane sugar at bar strength: add the spirit, ice and a hard shake. Opened bottles keep ten days cold.',
          [
            ['Mixer, Margarita, 12/1 LT', 'EA CS12', 58.8],
            ['Mixer, Bloody Mary, Horseradish, 12/32 OZ', 'EA CS12', 62.4, 'bottle_tomato'],
            ['Mixer, Sweet & Sour, 12/1 LT', 'EA CS12', 49.2, 'bottle_lemon'],
            ['Mixer, Pina Colada, 12/1 LT', 'EA CS12', 61.2, 'bottle_pineapple'],
          ],
        ),
        family(
          'cocktail-glass',
          'Small-batch accents for the back bar, concentrated enough that a quarter ounce flavours a drink. Shelf-stable for two years.',
          [
            ['Syrup, Simple, Cane, 12/750 ML', 'EA CS12', 78, 'bottle_candy'],
            ['Syrup, Grenadine, Pomegranate, 12/750 ML', 'EA CS12', 86.4, 'bottle_cherries'],
            ['Syrup, Lavender, 12/750 ML', 'EA CS12', 92.4, 'bottle_hyacinth'],
            ['Bitters, Aromatic, 12/4 OZ', 'EA CS12', 108, 'bottle_herb'],
            ['Cherries, Cocktail, Dark, 6/5.5 LB', 'EA CS6', 174, 'jar_cherries'],
            ['Olives, Cocktail, Queen, 4/1 GA', 'GA CS4', 68.5, 'jar_olive'],
          ],
        ),
      ],
    },
  ],
};
