import { family, type MainCategorySource } from './source.ts';

export const poultry: MainCategorySource = {
  code: '13',
  description: 'Poultry',
  prefix: 'PL',
  warehouse: 'CLR',
  isTaxable: false,
  brands: ['Dirigo Farms', 'Granite Ridge', 'Penobscot Packing', 'Lighthouse Kitchen'],
  hues: [1, 0, 2, 5, 11],
  categories: [
    {
      description: 'Chicken, Fresh',
      families: [
        family(
          'poultry-leg',
          'Air-chilled rather than water-chilled, so nothing weeps into the pan and the skin roasts crisp. Raised without antibiotics; cook to 165 F.',
          [
            ['Chicken, Breast, Boneless, 6 OZ, 4/10 LB', 'BG CS4', 118, 'chicken-breast'],
            ['Chicken, Breast, Random, 40 LB', '(LB) CS~40.25', 2.6875, 'chicken-breast'],
            ['Chicken, Thigh, Boneless, 4/10 LB', 'BG CS4', 104.5, 'chicken-thigh'],
            ['Chicken, Leg Quarters, 40 LB', '(LB) CS40', 38.5],
            ['Chicken, Wings, Jumbo, 1st & 2nd, 40 LB', '(LB) CS~39.6', 2.95],
            ['Chicken, Tenders, Clipped, 4/10 LB', 'BG CS4', 109],
          ],
        ),
        family(
          'chicken',
          'Whole birds without giblets, packed in ice and delivered within two days of harvest. A three-and-a-half-pound bird carves into eight even pieces.',
          [
            ['Chicken, Whole, WOG, 3-3.5 LB, 14 CT', '(LB) EA~3.25 CS~45.5', 1.8],
            ['Chicken, 8-Piece Cut, 14 CT', '(LB) CS~46.2', 1.95],
            ['Chicken, Poussin, 16 OZ, 24 CT', 'EA CS24', 139.2],
            ['Chicken, Bones & Backs, 40 LB', '(LB) CS40', 24.8, 'bone'],
            ['Chicken, Livers, 4/5 LB', 'TB CS4', 28.6, 'tub_chicken'],
          ],
        ),
      ],
    },
    {
      description: 'Chicken, Prepared',
      families: [
        family(
          'carton_poultry-leg',
          'Breaded in seasoned flour and par-fried, then frozen piece by piece. Four minutes at 350 F from frozen gives a craggy crust that holds for half an hour in the pass.',
          [
            ['Chicken, Tender, Breaded, 2/5 LB', 'BG CS2', 42.5],
            ['Chicken, Nugget, Whole Grain, 2/5 LB', 'BG CS2', 36.9],
            ['Chicken, Patty, Breaded, 4 OZ, 40 CT', 'EA CS40', 46.8],
            ['Chicken, Wing, Buffalo, Cooked, 3/5 LB', 'BG CS3', 67.4],
            ['Chicken, Popcorn, Breaded, 2/5 LB', 'BG CS2', 38.4],
          ],
        ),
        family(
          'pouch_chicken',
          'Fully cooked, so it only needs to be warmed: a saving of labour on salads, quesadillas and soups. Frozen in pouches that fit a half pan.',
          [
            ['Chicken, Strips, Fajita, Cooked, 2/5 LB', 'BG CS2', 53.9],
            ['Chicken, Diced, White & Dark, 2/5 LB', 'BG CS2', 47.5],
            ['Chicken, Pulled, Natural, 2/5 LB', 'BG CS2', 49.9],
            ['Chicken, Grilled Breast, 4 OZ, 40 CT', 'EA CS40', 68],
            ['Chicken, Meatballs, 1 OZ, 2/5 LB', 'BG CS2', 44.2],
          ],
        ),
      ],
    },
    {
      description: 'Turkey',
      families: [
        family(
          'turkey',
          'Broad-breasted hens and toms from farms in Vermont and Minnesota. Thaw in the walk-in for a day per five pounds; a pound on the bone feeds one guest.',
          [
            ['Turkey, Whole, Hen, 10-12 LB, Frozen', '(LB) EA~11.2 CS~44.8', 1.65],
            ['Turkey, Whole, Tom, 22-24 LB, Frozen', '(LB) EA~23.1 CS~46.2', 1.6],
            ['Turkey, Breast, Bone-In, 8-10 LB', '(LB) EA~9.1 CS~36.4', 2.95, 'turkey-breast'],
            ['Turkey, Drumsticks, Smoked, 24 CT', 'EA CS24', 86.4, 'poultry-leg'],
            ['Turkey, Ground, 93/7, 4/5 LB', 'EA CS4', 61.6, 'turkey-ground'],
          ],
        ),
        family(
          'sandwich',
          'Whole-muscle breast, roasted in the netting and chilled before slicing. Free of fillers and gluten; slices weigh an ounce each.',
          [
            ['Turkey, Breast, Oven Roasted, 2/8 LB', '(LB) EA~8.1 CS~16.2', 5.35, 'turkey-breast'],
            ['Turkey, Breast, Sliced, 6/2 LB', 'EA CS6', 66.9],
            ['Turkey, Breast, Smoked Maple, 2/7 LB', '(LB) EA~7.3 CS~14.6', 5.85],
            ['Turkey, Bacon, Layflat, 10 LB', '(LB) CS10', 52.4, 'bacon'],
            ['Turkey, Burger, 5.3 OZ, 36 CT', '(EA) CS36', 64.5, 'hamburger'],
          ],
        ),
      ],
    },
    {
      description: 'Duck & Game',
      families: [
        family(
          'duck',
          'Pekin and Moulard ducks from Long Island and Quebec. Score the fat without touching the meat, start in a cold pan and save what renders.',
          [
            ['Duck, Breast, Magret, 12-14 OZ, 12 CT', '(LB) EA~0.82 CS~9.84', 14.75, 'duck-breast'],
            ['Duck, Whole, Pekin, 5-5.5 LB, 6 CT', '(LB) EA~5.25 CS~31.5', 4.1],
            ['Duck, Leg, Confit, 12/2 CT', 'PK CS12', 138],
            ['Duck, Fat, Rendered, 7 LB Pail', 'EA CS2', 69.8, 'pail_duck'],
            ['Duck, Liver Mousse, 5.5 OZ, 12 CT', 'EA CS12', 82.8, 'tub_duck'],
          ],
        ),
        family(
          'turkey',
          'Farm-raised game with full flavour and little fat: cook pink, rest long. Available fresh from October to February and frozen all year.',
          [
            ['Quail, Semi-Boneless, 4 OZ, 24 CT', 'EA*6 CS24', 115.2, 'bird'],
            ['Pheasant, Whole, 2.5 LB, 6 CT', '(LB) EA~2.5 CS~15', 8.9],
            ['Guinea Hen, Whole, 3 LB, 8 CT', '(LB) EA~3.1 CS~24.8', 7.25],
            ['Venison, Loin, Denver Leg, 2/4 LB', '(LB) CS~8.3', 16.5, 'venison-loin'],
            ['Rabbit, Whole, Fryer, 2.75 LB, 8 CT', '(LB) EA~2.75 CS~22', 8.6, 'rabbit'],
          ],
        ),
      ],
    },
  ],
};
