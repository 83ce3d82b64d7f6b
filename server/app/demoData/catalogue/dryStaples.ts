import { type CategorySource, family } from './source.ts';

export const dryStaples: readonly CategorySource[] = [
  {
    description: 'Flour, Sugar & Baking',
    families: [
      family(
        'sack_sheaf-of-rice',
        'Milled from northern wheat and never bleached or bromated. Protein and ash are printed on every lot; store cool and off the floor, and use within six months.',
        [
          ['Flour, All Purpose, Unbleached, 50 LB', '(LB) BG50', 24.9],
          ['Flour, High Gluten, 14%, 50 LB', '(LB) BG50', 26.75],
          ['Flour, Tipo 00, Italian, 55 LB', '(LB) BG55', 46.4],
          ['Cornmeal, Stone-Ground, Yellow, 25 LB', '(LB) BG25', 22.6, 'sack_ear-of-corn'],
        ],
      ),
      family(
        'sack_candy',
        'Refined cane sugar of even grain that dissolves without clouding. Keep sealed: it takes up damp and odours from the store room.',
        [
          ['Sugar, Granulated, Extra Fine, 50 LB', '(LB) BG50', 39.8],
          ['Sugar, Brown, Light, 12/2 LB', 'EA CS12', 27.6],
          ['Sugar, Packets, 2000 CT', '(EA) CS2000', 17.4, 'carton_candy'],
          ['Chocolate, Couverture, 64%, Callets, 11 LB', 'EA', 94.5, 'pouch_chocolate-bar'],
          ['Vanilla, Pure, Madagascar, 1 QT', 'EA', 78.25, 'bottle_blossom'],
          ['Honey, Wildflower, Maine, 6/5 LB', 'EA CS6', 148, 'honey-pot'],
        ],
      ),
    ],
  },
  {
    description: 'Rice, Grains & Beans',
    families: [
      family(
        'sack_cooked-rice',
        'Aged a year before milling, so the grains lengthen and stay apart. One pound dry feeds eight as a side; rinse twice for the fluffiest result.',
        [
          ['Rice, Jasmine, Thai, 50 LB', '(LB) BG50', 44.6],
          ['Rice, Long Grain, Parboiled, 50 LB', '(LB) BG50', 34.75],
          ['Rice, Carnaroli, 12/2.2 LB', 'EA CS12', 82.8],
          ['Rice, Sushi, Koshihikari, 30 LB', '(LB) BG30', 46.9, 'sack_sushi'],
        ],
      ),
      family(
        'sack_beans',
        'New-crop pulses, cleaned twice and sorted by eye and laser. Soak overnight in cold water; a pound swells to two and a half.',
        [
          ['Beans, Yellow Eye, Maine, Dry, 20 LB', 'LB*5 BG20', 41.6],
          ['Beans, Black Turtle, Dry, 20 LB', '(LB) BG20', 26.4],
          ['Lentils, Green, du Puy Style, 20 LB', '(LB) BG20', 38.9],
          ['Chickpeas, Dry, 9 MM, 25 LB', '(LB) BG25', 31.25],
          ['Quinoa, White, Washed, 25 LB', '(LB) BG25', 62.5, 'sack_sheaf-of-rice'],
          ['Oats, Rolled, Organic, 25 LB', '(LB) BG25', 24.4, 'sack_bowl-with-spoon'],
        ],
      ),
    ],
  },
  {
    description: 'Pasta & Noodles',
    families: [
      family(
        'carton_spaghetti',
        'Bronze-drawn from durum semolina and dried slowly, so the rough surface carries the sauce. Holds ten minutes al dente in the blanch-and-hold line.',
        [
          ['Pasta, Spaghetti, 20/1 LB', 'EA CS20', 29.4],
          ['Pasta, Penne Rigate, 2/10 LB', 'EA CS2', 24.8],
          ['Pasta, Rigatoni, 20/1 LB', 'EA CS20', 31.6],
          ['Pasta, Elbow Macaroni, 20 LB', '(LB) CS20', 19.75],
          ['Pasta, Lasagna Sheets, Oven Ready, 12/1 LB', 'EA CS12', 33.4],
          ['Pasta, Penne, Gluten-Free, 12/12 OZ', 'EA CS12', 36.6],
        ],
      ),
      family(
        'steaming-bowl',
        'Made for broth and wok: springy, quick and even. Loosen in boiling water for a minute, then finish in the bowl.',
        [
          ['Noodle, Ramen, Fresh-Frozen, 40/5 OZ', 'EA*5 CS40', 38],
          ['Noodle, Soba, Buckwheat, 12/2.2 LB', 'EA CS12', 64.8],
          ['Noodle, Rice Stick, M, 30/14 OZ', 'EA CS30', 46.5],
          ['Ramen Broth Base, Tonkotsu, 6/4 LB', 'EA CS6', 118.5, 'pail_steaming-bowl'],
        ],
      ),
    ],
  },
  {
    description: 'Canned Vegetables & Fruit',
    families: [
      family(
        'can_tomato',
        'Packed in season within hours of the field, in No. 10 cans of about a hundred ounces. Drained weights are on the label; move leftovers to a lidded container and use within three days.',
        [
          ['Tomato, Whole, San Marzano Style, 6/#10', 'CN CS6', 44.6],
          ['Tomato, Crushed, Heavy, 6/#10', 'CN CS6', 36.9],
          ['Tomato, Paste, 26%, 6/#10', 'CN CS6', 46.8],
          ['Tomato, Diced, Fire Roasted, 6/#10', 'CN CS6', 41.4],
        ],
      ),
      family(
        'can_beans',
        'Cooked in the can with water and salt, ready to drain and serve. Each No. 10 can gives twenty-five half-cup portions.',
        [
          ['Beans, Kidney, Dark Red, 6/#10', 'CN CS6', 31.2],
          ['Beans, Baked, Maine Style, 6/#10', 'CN CS6', 43.8],
          ['Corn, Whole Kernel, 6/#10', 'CN CS6', 34.6, 'can_ear-of-corn'],
          ['Peaches, Sliced, Light Syrup, 6/#10', 'CN CS6', 46.2, 'can_peach'],
          ['Pineapple, Tidbits, Juice, 6/#10', 'CN CS6', 42.9, 'can_pineapple'],
          ['Olives, Black, Sliced, 6/#10', 'CN CS6', 51.6, 'can_olive'],
        ],
      ),
    ],
  },
];
