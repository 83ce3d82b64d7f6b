import { expect } from 'vitest';
import type { Shopper } from '#machines/access/session/session.ts';
import type { DialogsRef } from '#machines/shop/dialogs/dialogsMachine.ts';
import { ShopDialogs } from '../../../src/app/dialogs/ShopDialogs.tsx';
import { guideBuyer } from '../../machines/guides/guideDialogSamples.ts';
import { buyer, cartOf, guest, twoCases } from '../../machines/samples.ts';
import { dialogsWalk, onlooker } from '../../machines/shop/dialogs.walk.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import { renderPiece } from '../components/renderPiece.tsx';
import '../knownTags.ts';
import { quietProblems, quietShop } from './quietShop.ts';
import { all, dialog, noDialog, text } from './seeing.ts';

function openedTo(shopper: Shopper): () => DialogsRef {
  return () => {
    const shop = quietShop({ shopper, cart: cartOf(1, twoCases) });
    renderPiece(<ShopDialogs shop={shop} problems={quietProblems} />);
    return shop.dialogs;
  };
}

const statusOf = () => document.querySelector('[role=status]');
const onItsWay = () => expect(statusOf()).not.toBeNull();
const noDialogOnItsWay = () => expect(statusOf()).toBeNull();

walkScreen(dialogsWalk, {
  open: {
    'of a buyer': openedTo(buyer),
    'of a buyer who keeps guides': openedTo(guideBuyer),
    'of a guest': openedTo(guest),
    'of a punchout that may only look': openedTo(onlooker),
  },
  sees: {
    none: all(noDialog, noDialogOnItsWay),
    fetching: all(noDialog, onItsWay),
    unreachable: text('This could not be opened.'),
    editingCartLine: dialog(/^(Add To|Edit) Cart$/),
    addingToGuide: dialog('Add to Order Guide'),
    savingCartAsGuide: dialog('Save Order Guide'),
    pasting: dialog('Paste Lines'),
    accountRequired: dialog('Account Required'),
    changingPassword: dialog('Change Password'),
    broken: dialog('Something Went Wrong'),
  },
  unseen: { offeringWork: 'nothing is on screen before the machine of the offer knows that there is something' },
});
