import { orderGuideWalk } from '../../machines/guides/orderGuide.walk.ts';
import { walkScreen } from '../../support/screenWalk.ts';
import { openOrderGuide } from './guidePages.tsx';
import { all, busyDialog, dialog, idleDialog, noDialog, text } from './seeing.ts';

const DELETION = 'Delete Order Guide?';

walkScreen(orderGuideWalk, {
  open: { 'of a buyer': openOrderGuide },
  sees: {
    viewing: all(noDialog, text('Create New'), text('Tomatoes, plum')),
    naming: dialog(/^(Create|Copy) Order Guide$/),
    addingProducts: dialog('Add to Order Guide'),
    changingItem: dialog('Edit Order Guide Quantity'),
    confirmingDelete: idleDialog(DELETION, 'Delete'),
    deleting: busyDialog(DELETION, 'Delete'),
  },
  unseen: {},
});
