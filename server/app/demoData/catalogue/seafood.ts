import { family, type MainCategorySource } from './source.ts';

export const seafood: MainCategorySource = {
  code: '14',
  description: 'Seafood',
  prefix: 'SF',
  warehouse: 'CLR',
  isTaxable: false,
  brands: ['Casco Bay', 'Monhegan', 'Tidewater', null],
  hues: [6, 7, 5, 8, 1],
  categories: [
    {
      description: 'Fresh Fish',
      families: [
        family(
          'fish',
          'Bought each morning on the Portland Fish Exchange and cut the same day in our own room. Keep on drained ice at 32 F and turn within two days.',
          [
            ['Haddock, Fillet, Skin-On, 8-12 OZ', 'LB*0.5 CS~10.2', 9.85, 'fillet-haddock'],
            ['Cod, Loin, Skinless, Atlantic, 10 LB', 'LB*0.5 CS~10.1', 14.6, 'loin-cod'],
            ['Hake, Fillet, Skinless, 10 LB', 'LB*0.5 CS~10.3', 7.25, 'fillet-hake'],
            ['Monkfish, Tail, Cleaned, 1-2 LB', 'LB*0.5', 11.9, 'tail-monkfish'],
            ['Halibut, Fillet, Skin-On, 3-5 LB', 'LB*0.5', 24.75, 'fillet-halibut'],
            ['Flounder, Fillet, 4-6 OZ, 10 LB', 'LB*0.5 CS~10.1', 12.4, 'fillet-flounder'],
          ],
        ),
        family(
          'tropical-fish',
          'Flown to Boston and trucked overnight on gel ice. Sashimi grades are frozen to FDA times on board; ask for the certificate.',
          [
            ['Salmon, Atlantic, Fillet, D-Trim, 3-4 LB', '(LB) EA~3.4 CS~34', 10.95, 'fillet-salmon'],
            ['Tuna, Yellowfin, Loin, 2+, 5 LB', '(LB) EA~5.3', 19.8, 'loin-tuna'],
            ['Swordfish, Loin, Skin-On, 8 LB', '(LB) EA~8.2', 15.4, 'loin-swordfish'],
            ['Branzino, Whole, 16-20 OZ, 11 LB', '(LB) CS~11.2', 9.6, 'fish-branzino'],
          ],
        ),
      ],
    },
    {
      description: 'Shellfish',
      families: [
        family(
          'oyster',
          'Raised in cold, brisk rivers between the Damariscotta and Casco Bay, cup side down in every bag. Harvest tags travel with the bag and must be kept for ninety days.',
          [
            ['Oyster, Damariscotta, Select, 100 CT', 'EA*12 BG100', 92],
            ['Oyster, Casco Bay, Petite, 100 CT', 'EA*12 BG100', 84],
            ['Clam, Littleneck, 100 CT', 'EA*12 BG100', 38.5, 'clam-littleneck'],
            ['Clam, Steamer, Soft-Shell, 10 LB', 'LB BG10', 58, 'clam-steamer'],
            ['Mussel, Rope-Grown, 10 LB', '(LB) BG10', 31.9, 'mussel'],
            ['Clam, Mahogany, 100 CT', 'EA*12 BG100', 29.75, ''],
            ['Sea Urchin, Live, Maine, 25 CT', 'EA CS25', 92.5, 'sea-urchin'],
          ],
        ),
        family(
          'shrimp',
          'Peeled and deveined, individually frozen with a light glaze that protects without adding water: net weights exclude ice. Thaw overnight in the walk-in or ten minutes under cold water.',
          [
            ['Shrimp, P&D, Tail-On, 16/20, 5/2 LB', 'BG CS5', 87.5],
            ['Shrimp, P&D, Tail-Off, 26/30, 5/2 LB', 'BG CS5', 74.9],
            ['Shrimp, Maine, Peeled, 5 LB', '(LB) BX5', 61],
            ['Scallop, Sea, Dry, U-10, 8 LB', 'LB*0.5 TB8', 216, 'scallop'],
            ['Scallop, Bay, 80/120, 5 LB', '(LB) BX5', 54.5, 'pouch_scallop'],
          ],
        ),
      ],
    },
    {
      description: 'Lobster & Crab',
      families: [
        family(
          'lobster',
          'Hard-shell lobster from Maine boats, held in our own tanks and graded by hand. Claws are banded; keep damp and cold, never in fresh water. Market price moves weekly.',
          [
            ['Lobster, Live, Chicken, 1-1.15 LB', '(LB) EA~1.1 CS~27.5', 9.75],
            ['Lobster, Live, Quarter, 1.25 LB', '(LB) EA~1.3 CS~32.5', 10.6],
            ['Lobster, Live, Select, 1.5-2 LB', '(LB) EA~1.75 CS~35', 11.9],
            ['Lobster, Live, Jumbo, 3 LB Up', '(LB) EA~3.4', 13.25],
            ['Lobster, Meat, CK, Frozen, 6/2 LB', 'EA CS6', 468],
            ['Lobster, Tails, 5-6 OZ, 10 LB', '(LB) BX~10.3', 31.4],
          ],
        ),
        family(
          'crab',
          'Picked by hand in small rooms down the coast, pasteurised or fresh as named. Drain for five minutes and fold in last so that the lumps stay whole.',
          [
            ['Crab, Peekytoe, Maine, 5 LB', 'LB TB5', 148],
            ['Crab, Jonah, Claws, Cocktail, 4/5 LB', 'BG CS4', 236],
            ['Crab, Jumbo Lump, Pasteurized, 6/1 LB', 'CN CS6', 178.5],
            ['Crab, Snow, Clusters, 5-8, 30 LB', '(LB) CS~30.4', 9.85],
            ['Crab Cake, Maryland Style, 3 OZ, 48 CT', '(EA) CS48', 112.8],
          ],
        ),
      ],
    },
    {
      description: 'Frozen Seafood',
      families: [
        family(
          'carton_fish',
          'Frozen once, at sea or within hours of landing, and graded to an even portion. Cook from frozen in the oven or the fryer, or thaw on a rack in the walk-in.',
          [
            ['Haddock, Loin, 6 OZ, 10 LB', '(LB) CS10', 71.5, 'carton_loin-haddock'],
            ['Pollock, Fillet, 4 OZ, 10 LB', '(LB) CS10', 36.75, 'carton_fillet-pollock'],
            ['Cod, Beer Battered, 3 OZ, 10 LB', '(LB) CS10', 58.9, 'carton_loin-cod'],
            ['Salmon, Portion, Skinless, 6 OZ, 10 LB', '(LB) CS10', 96.5, 'carton_portion-salmon'],
            ['Tilapia, Fillet, 5-7 OZ, 10 LB', '(LB) CS10', 41.2, 'carton_fillet-tilapia'],
          ],
        ),
        family(
          'fried-shrimp',
          'Hand-breaded with a thin crumb that stays on in the basket. Three minutes at 350 F; sixty pieces serve ten as a starter.',
          [
            ['Shrimp, Breaded, Butterfly, 21/25, 4/3 LB', 'BX CS4', 82.4],
            ['Calamari, Rings & Tentacles, 4/2.5 LB', 'BG CS4', 69.8, 'squid'],
            ['Clam Strips, Breaded, 6/1.5 LB', 'BG CS6', 74.5],
            ['Squid, Tubes, 5-8, 10/2.5 LB', 'BX CS10', 94, 'squid'],
            ['Octopus, Baby, Cleaned, 10/2 LB', 'BX CS10', 118, 'octopus'],
          ],
        ),
      ],
    },
    {
      description: 'Smoked, Cured & Roe',
      families: [
        family(
          'fish',
          'Cured with sea salt and Maine maple sugar, then cold-smoked over apple and alder for eighteen hours. Vacuum-packed; once open, use within five days.',
          [
            ['Salmon, Smoked, Sliced, 2/2.5 LB', '(LB)! EA~2.5 CS~5', 17.9, 'fillet-smoked-salmon'],
            ['Salmon, Gravlax, Dill, 2 LB', '(LB) EA~2.1', 19.25, 'fillet-gravlax'],
            ['Trout, Smoked, Fillet, 20/8 OZ', 'EA CS20', 104, 'fillet-trout'],
            ['Finnan Haddie, 5 LB', '(LB) CS~5.2', 13.4, 'fillet-haddie'],
            ['Mackerel, Smoked, Peppered, 5 LB', '(LB) CS~5.1', 11.9, 'fillet-mackerel'],
            ['Anchovies, White, Marinated, 2.2 LB', 'EA CS6', 97.2, 'tub_fish'],
          ],
        ),
        family(
          'bubbles',
          'Lightly salted and packed in glass: serve on ice with a spoon of horn or shell. Keep at 28-32 F and turn the jars weekly.',
          [
            ['Roe, Salmon, Ikura, 2.2 LB', 'EA', 84, 'jar_roe-salmon'],
            ['Caviar, White Sturgeon, 1 OZ', 'EA*2', 58.5, 'tub_roe-caviar'],
            ['とびこ Tobiko, Flying Fish Roe, Orange, 1.1 LB', 'EA CS12', 226, 'tub_roe-tobiko'],
            ['Bottarga, Mullet, 4 OZ', 'EA', 46.75, 'pouch_fish'],
          ],
        ),
      ],
    },
  ],
};
