import { family, type MainCategorySource } from './source.ts';

export const cleaning: MainCategorySource = {
  code: '21',
  description: 'Cleaning',
  prefix: 'CL',
  warehouse: 'CHM',
  isTaxable: true,
  brands: ['BrightKeep', 'CleanTide', 'North Woods', 'BrightKeep'],
  hues: [6, 7, 8, 4, 5],
  categories: [
    {
      description: 'Warewashing',
      families: [
        family(
          'jug_sparkles',
          'Measured by the dispenser and stable in hard water, so glasses come out without film. Wear gloves when changing jugs; never mix with chlorine products.',
          [
            ['Detergent, Dish Machine, Liquid, 5 GA', '(GA) PL5', 78.5, 'pail_sparkles'],
            ['Rinse Aid, Low-Foam, 4/1 GA', 'GA CS4', 84.6],
            ['Sanitizer, Low-Temp, Chlorine, 5 GA', '(GA) PL5', 46.8, 'pail_bubbles'],
            ['Delimer, Acid, 4/1 GA', 'GA CS4', 58.2],
            ['Dish Soap, Hand, Lemon, 4/1 GA', 'GA CS4', 43.6, 'jug_lemon'],
            ['Presoak, Silver & Flatware, 8 LB', 'EA CS4', 112, 'tub_fork-and-knife'],
          ],
        ),
        family(
          'sponge',
          'Tools that outlast a month on the pot sink and rinse clean of grease. Colour-coded by station to keep raw and ready apart.',
          [
            ['Sponge, Scrub, Medium Duty, 20 CT', 'EA*5 CS20', 18.9],
            ['Scrubber, Stainless, 50 GR, 72 CT', '(EA) DZ12 CS72', 34.6],
            ['Rack, Glass, 25-Compartment', 'EA', 38.75, 'basket'],
            ['Test Strips, Chlorine, 100 CT', 'EA CS10', 48.5, 'test-tube'],
          ],
        ),
      ],
    },
    {
      description: 'Surface & Floor',
      families: [
        family(
          'spray_sparkles',
          'Ready to use on food-contact surfaces without a rinse at label strength. Kills norovirus in one minute; leave wet for the time on the label.',
          [
            ['Sanitizer, Surface, RTU, 8/32 OZ', 'EA CS8', 49.6],
            ['Degreaser, Kitchen, Heavy, 6/32 OZ', 'EA CS6', 41.4, 'spray_fire'],
            ['Cleaner, Glass & Mirror, 12/32 OZ', 'EA CS12', 46.8, 'spray_window'],
            ['Cleaner, Stainless, Aerosol, 12/18 OZ', 'EA CS12', 74.4, 'spray_cooking'],
            ['Cleaner, Oven & Grill, Gel, 6/32 OZ', 'EA CS6', 52.8, 'spray_fire'],
          ],
        ),
        family(
          'broom',
          'Built for quarry tile and grease: stiff where it must scrub and easy to rinse. Hang to dry so that bristles keep their set.',
          [
            ['Broom, Angled, 48 IN', 'EA CS6', 62.4],
            ['Mop Head, Loop, Blue, Large', 'EA*2 CS12', 78.6],
            ['Mop Bucket, Wringer, 35 QT', 'EA', 86.5, 'bucket'],
            ['Floor Cleaner, Enzyme, 4/1 GA', 'GA CS4', 66.4, 'jug_sparkles'],
            ['Sign, Wet Floor, Bilingual', 'EA', 13.4, 'warning'],
          ],
        ),
      ],
    },
    {
      description: 'Hand Care & Gloves',
      families: [
        family(
          'lotion-bottle',
          'Mild enough for forty washes a shift, with a scent that does not travel to the plate. Cartridges fit the wall dispensers supplied free with the first case.',
          [
            ['Soap, Hand, Foam, 1250 ML, 4 CT', 'EA CS4', 58.6],
            ['Soap, Hand, Antibacterial, 4/1 GA', 'GA CS4', 47.9, 'soap'],
            ['Sanitizer, Hand, Gel, 62%, 12/12 OZ', 'EA CS12', 44.4],
            ['Lotion, Hand, Fragrance-Free, 12/8 OZ', 'EA CS12', 51],
          ],
        ),
        family(
          'disposable-glove',
          'Powder-free, with a textured tip for wet work. Change between tasks and at least every two hours.',
          [
            ['Glove, Nitrile, Black, 4 MIL, M, 1000 CT', 'BX100 CS1000 (EA)', 68.5],
            ['Glove, Nitrile, Black, 4 MIL, L, 1000 CT', 'BX100 CS1000 (EA)', 68.5],
            ['Glove, Vinyl, Clear, L, 1000 CT', 'BX100 CS1000 (EA)', 42.4],
            ['Glove, Poly, Deli, One Size, 10000 CT', '(EA) CS10000', 56.8],
            ['Bandage, Blue, Metal-Detectable, 100 CT', 'BX', 11.9, 'adhesive-bandage'],
            ['Wipes, Food Thermometer, Probe, 10/100 CT', 'BX CS10', 64, 'thermometer'],
          ],
        ),
      ],
    },
    {
      description: 'Liners & Waste',
      families: [
        family(
          'trash-liner',
          'Star-sealed at the bottom, so corners do not leak, and strong enough for bones and shells. Sized to the can: measure the rim before you order.',
          [
            ['Liner, 33x39, 33 GA, 0.8 MIL, 150 CT', '(EA) CS150', 28.6],
            ['Liner, 38x58, 55 GA, 1.2 MIL, 100 CT', '(EA) CS100', 34.9],
            ['Liner, 40x46, 45 GA, 1 MIL, 100 CT', '(EA) CS100', 31.75],
            ['Liner, Compostable, 33 GA, 100 CT', 'RL10 CS100 (EA)', 72.4],
            ['Liner, Clear, 24x33, 15 GA, 1000 CT', '(EA) CS1000', 39.8],
          ],
        ),
        family(
          'wastebasket',
          'Rigid polyethylene that takes a knock and a pressure washer. Reinforced rims and base; dollies sold apart.',
          [
            ['Container, Round, Gray, 44 GA', 'EA', 58.75],
            ['Container, Slim, Gray, 23 GA', 'EA', 46.5],
            ['Lid, Container, Round, 44 GA', 'EA', 17.9],
            ['Recycling Bin, Blue, 23 GA', 'EA', 51.4, 'recycling-symbol'],
            ['Grease Absorbent, Loose, 50 LB', '(LB) BG50', 19.6, 'sack_droplet'],
            ['Mouse Trap, Multi-Catch, Low Profile', 'EA*6 CS24', 142, 'mouse-trap'],
          ],
        ),
      ],
    },
  ],
};
