import { GUIDES, known, newName, ONE_GUIDE, SAVED, unanswered } from '#test/support/stories/guides.ts';
import { all, answerHeld, cut, hold } from '#test/support/stories/server.ts';
import { busyButton, click, fill, inDialog, openDialog, select, sends } from '#test/support/stories/steps.ts';
import { storiesOf } from '#test/support/stories/story.ts';

const DIALOG = 'Add to Order Guide';
/** A product of the guide Kitchen. */
const PRESENT = { as: 'chef', at: '/product/1011' } as const;
/** A product without a guide. */
const ABSENT = { as: 'chef', at: '/product/1190' } as const;

const open = click(DIALOG);
const chooseKitchen = inDialog(DIALOG, select('Order Guide', 'Kitchen'));
const nameWinter = inDialog(DIALOG, newName('Winter'));
const add = inDialog(DIALOG, click('Add'));

/** The dialog that puts one product into an order guide. */
export const addToGuideStories = storiesOf(
  ['addToGuide', 'guideWrite', 'dialogs'],
  [
    { name: 'add-to-guide-present', ...PRESENT, server: known, does: [open, chooseKitchen], sees: /has this product/ },
    { name: 'add-to-guide', byTab: true, ...PRESENT, does: open, sees: openDialog(DIALOG) },
    {
      name: 'add-to-guide-failed',
      server: cut(ONE_GUIDE),
      does: [nameWinter, add],
      sees: 'Error adding product to order guide.',
    },
    {
      name: 'add-to-guide-wrong',
      as: 'chef',
      at: '/products?s=corn,+sweet',
      server: known,
      does: [
        click(/^Add to order guide: Corn, Sweet/),
        inDialog(DIALOG, newName('Winter kitchen'), select('Sell By U/M', 'EA'), fill('Quantity', '13')),
        add,
      ],
      sees: /Invalid quantity/,
    },
    { name: 'add-to-guide-creating', ...ABSENT, ...unanswered(open, nameWinter, add) },
    { name: 'add-to-guide-changing', ...ABSENT, ...unanswered(open, chooseKitchen, add) },
    { name: 'add-to-guide-added', server: answerHeld(ONE_GUIDE, SAVED), sees: /^Added "/ },
    {
      name: 'add-to-guide-asking',
      server: all(hold(GUIDES), cut(ONE_GUIDE)),
      does: [click('Close notice'), open, nameWinter, sends(GUIDES, add)],
      sees: busyButton('Saving'),
    },
  ],
);
