import { family, type MainCategorySource } from './source.ts';

export const meat: MainCategorySource = {
  code: '12',
  description: 'Meat',
  prefix: 'MT',
  warehouse: 'CLR',
  isTaxable: false,
  brands: ['Granite Ridge', 'Penobscot Packing', 'Old Forge', 'Harbor Select'],
  hues: [0, 1, 10, 11, 5],
  categories: [
    {
      description: 'Beef',
      families: [
        family(
          'cut-of-meat',
          'Midwestern grain-fed cattle, wet-aged at least twenty-one days in the bag. Case weights vary with the cut, so the invoice shows the weight that was packed; trim loss runs from eight to fifteen per cent.',
          [
            ['Beef, Ribeye, Lip-On, Choice, 13-15 LB', '(LB) EA~14.25 CS~71.25', 12.85, 'beef-ribeye'],
            ['Beef, Striploin, 0x1, Choice, 12-14 LB', '(LB) EA~13.1 CS~65.5', 9.95, 'beef-strip'],
            ['Beef, Tenderloin, PSMO, Choice, 5-6 LB', '(LB) EA~5.6 CS~67.2', 14.4, 'beef-tenderloin'],
            ['Beef, Top Sirloin Butt, Choice, 12-14 LB', '(LB) EA~13.4 CS~53.6', 6.35],
            ['Beef, Flat Iron Steak, 8 OZ, 20 CT', '(EA) CS20', 118, 'beef-flat-iron'],
          ],
        ),
        family(
          'meat-on-bone',
          'Working muscles with the collagen that slow cooking turns to silk: three hours in the braise or twelve in the smoker. Packed fresh, never tenderised by needle.',
          [
            ['Beef, Brisket, Packer, Choice, 12-14 LB', '(LB) EA~13.2 CS~66', 5.15, 'beef-brisket'],
            ['Beef, Short Rib, Chuck, Boneless, 10 LB', '(LB) CS~40.5', 9.35, 'beef-short-rib'],
            ['Beef, Shank, Osso Buco Cut, 2 IN', '(LB) CS~22.75', 6.1, 'shank-beef'],
            ['Beef, Oxtail, Cut, Frozen, 15 LB', '(LB) CS~15.4', 7.85],
            ['Beef, Marrow Bones, Canoe Cut, 20 LB', 'LB CS20', 58, 'bone'],
          ],
        ),
      ],
    },
    {
      description: 'Pork',
      families: [
        family(
          'cut-of-meat',
          'Heritage-cross hogs raised on family farms in New England and Quebec. Cook to a blushing 145 F and rest; the marbling forgives a busy line.',
          [
            ['Pork, Loin, Boneless, Strap-Off, 8-9 LB', '(LB) EA~8.7 CS~52.2', 3.05, 'pork-loin'],
            ['Pork, Tenderloin, Twin Pack', '(LB) PK~2.3 CS~27.6', 3.95, 'pork-tenderloin'],
            ['Pork, Chop, Frenched, Bone-In, 12 OZ', '(EA) CS16', 74.5, 'pork-chop'],
            ['Pork, Butt, Bone-In, 7-9 LB', '(LB) EA~8.2 CS~65.6', 2.4],
          ],
        ),
        family(
          'pig',
          'Cut for the pit and the smoker, with even bones and a full cover of fat. Ribs are packed bone to bone so that the meat is not scored in transit.',
          [
            ['Pork, Spare Ribs, St. Louis, 2.5 Down', '(LB) CS~36.5', 3.85, 'pork-ribs'],
            ['Pork, Baby Back Ribs, 2.25 Up', '(LB) CS~33.2', 4.35, 'meat-on-bone'],
            ['Pork, Belly, Skinless, 10-12 LB', '(LB) EA~11.3 CS~56.5', 4.9, 'bacon'],
            ['Pork, Suckling Pig, 20-25 LB, Frozen', '(LB) EA~22.5', 7.4],
          ],
        ),
        family(
          'canned-food',
          'Rendered low and strained clear, with the neutral flavour that pastry and confit ask for. Keeps six months unopened in a cool store room.',
          [
            ['Lard, Leaf, Rendered, 4 LB Pail', 'EA CS4', 61, 'pail_pig'],
            ['Pork, Pulled, Smoked, Unsauced, 2/5 LB', 'EA CS2', 52.9, 'pouch_pig'],
          ],
        ),
      ],
    },
    {
      description: 'Lamb & Veal',
      families: [
        family(
          'ewe',
          'Spring lamb from New Zealand and Colorado, mild in flavour and fine in grain. Frenched cuts are cleaned to the bone and ready for the roasting pan.',
          [
            ['Lamb, Rack, Frenched, 8 Rib, 28-32 OZ', '(LB) EA~1.9 CS~38', 17.9, 'lamb-rack'],
            ['Lamb, Leg, Boneless, Tied, 4-5 LB', '(LB) EA~4.6 CS~36.8', 9.4, 'lamb-leg'],
            ['Lamb, Shank, Hind, 16 OZ', '(LB) EA~1.1 CS~22', 7.75, 'meat-on-bone'],
            ['Lamb, Ground, 80/20, 2/5 LB', 'LB CS10', 74, 'lamb-ground'],
            ['Lamb, Loin Chops, 4 OZ', '(EA) CS40', 139.5, 'lamb-chop'],
          ],
        ),
        family(
          'cow',
          'Formula-fed veal from Pennsylvania farms with group housing. Pale, tender and lean: cook it quickly and with butter.',
          [
            ['Veal, Cutlet, Top Round, 4 OZ', '(EA) CS40', 148, 'veal-cutlet'],
            ['Veal, Osso Buco, Center Cut, 12 OZ', '(LB) CS~18.6', 11.6, 'shank-veal'],
            ['Veal, Ground, 2/5 LB', 'LB CS10', 69.5, 'veal-ground'],
            ['Veal, Bones, Cut, 50 LB', '(LB) CS50', 79, 'bone'],
            ['Veal, Demi-Glace, Frozen, 4/3.5 LB', 'TB CS4', 121, 'tub_cow'],
          ],
        ),
      ],
    },
    {
      description: 'Ground Meat & Burgers',
      families: [
        family(
          'hamburger',
          'Chuck, brisket and short rib ground twice through a quarter-inch plate and formed under light pressure, so the patty stays open and juicy. Cook from frozen to 160 F at the centre.',
          [
            ['Burger, Chuck & Brisket, 6 OZ, 30 CT', '(EA) CS30', 72.5],
            ['Burger, Angus, 8 OZ, 20 CT', '(EA) CS20', 66.9],
            ['Burger, Wagyu Blend, 7 OZ, 24 CT', '(EA) CS24', 108],
            ['Burger, Slider, 2 OZ, 80 CT', '(EA) CS80', 61.75],
            ['Burger, Plant-Based, 4 OZ, 40 CT', 'EA HC20 CS40', 84],
          ],
        ),
        family(
          'cow',
          'Ground to order and vacuum-packed the same evening. The lean point is tested on every batch and printed on the label.',
          [
            ['Beef, Ground, 80/20, 8/5 LB', 'EA CS8', 142, 'beef-ground'],
            ['Beef, Ground, 90/10, 8/5 LB', 'EA CS8', 168, 'pouch_cow'],
            ['Beef, Stew Meat, 1 IN Dice, 2/5 LB', 'EA CS2', 58.5, 'pot-of-food'],
            ['Meatballs, Beef & Pork, 1.5 OZ, 10 LB', '(LB) CS10', 44.9, 'spaghetti'],
            ['Bison, Ground, 90/10, 10/1 LB', 'EA CS10', 104, 'bison-ground'],
          ],
        ),
      ],
    },
    {
      description: 'Bacon, Sausage & Deli',
      families: [
        family(
          'bacon',
          'Cured for a week, then smoked over maple and cob. Laid flat on parchment for the sheet pan: fifteen minutes at 375 F, about thirty per cent cooked yield.',
          [
            ['Bacon, Layflat, 14-18, Maple Cured, 15 LB', '(LB) CS15', 64.9],
            ['Bacon, Slab, Applewood, 10 LB', '(LB) EA~10.4', 5.2],
            ['Pancetta, Rolled, 3-4 LB', '(LB) EA~3.5 CS~14', 9.8],
          ],
        ),
        family(
          'hot-dog',
          'Coarse-ground and stuffed in natural casings by a Maine packer since 1949. Fully cooked: bring to 165 F on the roller or the grill.',
          [
            ['Frankfurter, Red Snapper, 8:1, 10 LB', '(LB) CS10', 47.5, 'frankfurter-red'],
            ['Sausage, Breakfast Link, 1 OZ, 12 LB', '(LB) CS12', 38.9, 'sausage-breakfast'],
            ['Sausage, Italian Sweet, 5:1, 10 LB', '(LB) CS10', 36.4, 'sausage-italian'],
            ['Sausage, Andouille, Smoked, 10 LB', '(LB) CS10', 45.6, 'sausage-andouille'],
          ],
        ),
        family(
          'sandwich',
          'Whole muscle, roasted and sliced to a sixteenth. Slices shingle cleanly from the pack, which spares a man at the slicer during lunch.',
          [
            ['Ham, Black Forest, Sliced, 6/2 LB', 'EA CS6', 59.4],
            ['Roast Beef, Top Round, 2/7 LB', '(LB) EA~7.2 CS~14.4', 8.9, 'cut-of-meat'],
            ['Pastrami, Navel, Sliced, 6/2 LB', 'EA CS6', 88.5],
          ],
        ),
      ],
    },
  ],
};
