import { family, type MainCategorySource } from './source.ts';

export const produce: MainCategorySource = {
  code: '11',
  description: 'Produce',
  prefix: 'PR',
  warehouse: 'CLR',
  isTaxable: false,
  brands: [null, 'Dirigo Farms', 'Granite Ridge', 'Harbor Select'],
  hues: [2, 3, 4, 1, 9],
  categories: [
    {
      description: 'Fruit',
      families: [
        family(
          'lemon',
          'Thin-skinned, heavy fruit from California and Florida groves, sized by the count in a forty-pound carton. Yields about an ounce and a half of juice a piece; hold at 45-50 F, because colder fruit pits.',
          [
            ['Lemon, Choice, 115 CT', 'EA CS115', 41.5],
            ['Lime, Persian, 200 CT', 'EA CS200', 37.9, 'lime'],
            ['Orange, Navel, 88 CT', 'EA CS88', 36.75, 'tangerine'],
          ],
        ),
        family(
          'strawberry',
          'Picked dry and cooled within two hours, packed in vented clamshells. Receive at 34 F and leave unwashed until service: berries keep three to five days.',
          [
            ['Strawberry, Clamshell, 8/1 LB', 'EA CS8', 27.9],
            ['Blueberry, Wild Maine, 12/6 OZ', 'EA CS12', 34.5, 'blueberries'],
            ['Cherry, Dark Sweet, 18 LB', '(LB) CS18', 62, 'cherries'],
          ],
        ),
        family(
          'red-apple',
          'Orchard-run fruit from Maine and New Hampshire growers, stored under controlled atmosphere from November on. Firm enough for display and baking, and even in size for portioned desserts.',
          [
            ['Apple, McIntosh, Maine, 100 CT', 'EA CS100', 33.25],
            ['Apple, Granny Smith, 88 CT', 'EA CS88', 39.8, 'green-apple'],
          ],
        ),
        family(
          'pineapple',
          'Ships at breaking stage so that it ripens under your own roof. Keep out of the walk-in until it colours, then chill for up to four days.',
          [
            ['Pineapple, Golden, 7 CT', 'EA CS7', 23.4],
            ['Banana, Green Tip, 40 LB', 'LB*0.5 CS40', 25.5, 'banana'],
            ['Avocado, Hass, 48 CT', 'EA HC24 CS48', 52.75, 'avocado'],
            ['Watermelon, Seedless, 60 CT Bin Size', '(LB)! EA~16.5', 0.4875, 'watermelon'],
          ],
        ),
      ],
    },
    {
      description: 'Greens & Herbs',
      families: [
        family(
          'leafy-green',
          'Field-trimmed and vacuum-cooled on the day of harvest, then carried at 34 F to Portland. Expect about eighty per cent usable yield; core and wash in iced water for the crispest leaf.',
          [
            ['Lettuce, Romaine Hearts, 12/3 CT', 'PK CS12', 31.6],
            ['Lettuce, Iceberg, Liner, 24 CT', 'EA CS24', 29.75],
            ['Lettuce, Green Leaf, 24 CT', 'EA CS24', 27.3],
            ['Kale, Lacinato, Bunched, 24 CT', 'EA HC12 CS24', 30.9],
          ],
        ),
        family(
          'green-salad',
          'Triple-washed and spun dry, packed under a breathable film: open, dress and serve. Keep sealed at 34-38 F and use within two days of opening.',
          [
            ['Spring Mix, Washed, 3 LB', 'EA CS4', 34.2],
            ['Arugula, Baby, Washed, 3 LB', 'EA CS4', 38.75],
            ['Spinach, Baby, Washed, 2.5 LB', 'EA CS4', 31.9],
          ],
        ),
        family(
          'herb',
          'Cut to order by growers in the Hudson Valley and under glass in Maine. Stand the stems in water or wrap in a damp towel; never wash ahead.',
          [
            ['Basil, Sweet, Fresh, 1 LB', 'LB*0.5#', 13.625],
            ['Parsley, Flat Leaf, 30 CT', 'BU CS30', 26.4],
            ['Cilantro, Bunched, 30 CT', 'BU CS30', 23.85],
            ['Thyme, Fresh, 4 OZ Clamshell', 'EA', 5.45],
          ],
        ),
      ],
    },
    {
      description: 'Vegetables',
      families: [
        family(
          'tomato',
          'Greenhouse and field fruit sorted by colour and size, firm to the touch for clean slicing on the machine. Store at 55 F and never below 50, where flavour is lost.',
          [
            ['Tomato, Roma, XL, 25 LB', 'LB CS25', 28.75],
            ['Tomato, Slicer, 5x6, 25 LB', 'LB CS25', 31.2],
            ['Tomato, Grape, 12/1 PT', 'EA CS12', 24.6],
          ],
        ),
        family(
          'bell-pepper',
          'Thick-walled fruit with four even lobes, good for stuffing, roasting and salad bars alike. Holds ten days at 45 F in high humidity.',
          [
            ['Pepper, Bell, Red, 11 LB', 'LB CS11', 27.9],
            ['Pepper, Bell, Green, Choice, 25 LB', 'LB CS25', 26.4],
            ['Pepper, Jalapeno, 10 LB', 'LB CS10', 18.75, 'hot-pepper'],
          ],
        ),
        family(
          'cucumber',
          'Straight, waxed-free fruit of even girth for slicing by machine. Ethylene yellows it, so keep it away from tomatoes and melons.',
          [
            ['Cucumber, Select, 24 CT', 'EA CS24', 21.9],
            ['Broccoli, Crowns, 20 LB', 'LB CS20', 32.6, 'broccoli'],
            ['Eggplant, Italian, 22 LB', 'LB CS22', 26.25, 'eggplant'],
            ['Corn, Sweet, Bicolor, 48 EA', 'EA*12 CS48', 22.8, 'ear-of-corn'],
            ['Peas, Sugar Snap, 10 LB', 'LB CS10', 34.9, 'pea-pod'],
          ],
        ),
      ],
    },
    {
      description: 'Potatoes, Onions & Roots',
      families: [
        family(
          'potato',
          'Grown in the loam of Aroostook County and cured before storage, with the dry matter that makes a crisp fry. Store dark at 45-50 F; colder potatoes turn sweet and brown in the fryer.',
          [
            ['Potato, Russet, 60 CT, 50 LB', 'EA CS60', 28.9],
            ['Potato, Chef, US No. 2, 50 LB', '(LB) BG50', 21.5],
            ['Potato, Fingerling, Mixed, 20 LB', 'LB CS20', 33.75],
            ['Sweet Potato, US No. 1, 40 LB', 'LB CS40', 29.8, 'roasted-sweet-potato'],
          ],
        ),
        family(
          'onion',
          'Dry-cured bulbs with tight necks and paper skins, jumbo unless named otherwise. Ninety per cent yield when peeled by hand; keep dry and in moving air.',
          [
            ['Onion, Yellow, Jumbo, 50 LB', 'LB BG50', 24.75],
            ['Onion, Red, Jumbo, 25 LB', 'LB BG25', 19.4],
            ['Garlic, Peeled, 4/5 LB', 'JR CS4', 68.9, 'garlic'],
          ],
        ),
        family(
          'carrot',
          'Sweet, snap-crisp roots, topped and washed. They keep four weeks in the walk-in under a damp cloth.',
          [
            ['Carrot, Jumbo, 50 LB', 'LB BG50', 25.9],
            ['Carrot, Rainbow, Bunched, 24 CT', 'EA CS24', 37.5],
            ['Ginger Root, Fresh, 30 LB', 'LB*0.5# CS30', 51.75, 'ginger-root'],
          ],
        ),
      ],
    },
    {
      description: 'Mushrooms & Specialty',
      families: [
        family(
          'brown-mushroom',
          'Grown in climate rooms in southern Maine and Pennsylvania and picked every morning. Wipe rather than wash; they lose a third of their weight in the pan.',
          [
            ['Mushroom, Cremini, 5 LB', 'LB CS5', 16.9],
            ['Mushroom, White, Medium, 10 LB', 'LB CS10', 24.75],
            ['Mushroom, Portabella Caps, 5 LB', 'LB CS5', 19.6],
            ['Mushroom, Shiitake, No. 1, 3 LB', 'LB# CS3', 25.35],
          ],
        ),
        family(
          'olive',
          'Marinated in oil and herbs by a small packer on the Portland waterfront. Ready for antipasti and bar service; keep under its oil once opened.',
          [
            ['Olives, Mixed, Marinated, 2/5 LB', 'TB CS2', 46.9, 'tub_olive'],
            ['Chestnuts, Italian, Fresh, 11 LB', 'LB CS11', 58.5, 'chestnut'],
            ['Coconut, White, Trimmed, 9 CT', 'EA CS9', 26.8, 'coconut'],
          ],
        ),
        family(
          'blossom',
          'Grown without sprays for the plate and the glass. Lay out a clamshell at a time, since petals mark in the warmth of the line.',
          [
            ['Edible Flowers, Mixed, 50 CT', 'EA', 17.5],
            ['Microgreens, Rainbow, 8 OZ', 'EA CS4', 49.6, 'seedling'],
            ['Fiddleheads, Maine, Cleaned, 10 LB', 'LB*0.5 CS10', 98, 'shamrock'],
          ],
        ),
      ],
    },
  ],
};
