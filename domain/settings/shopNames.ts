import { adminText } from '../texts/adminText.ts';
/** What a shop is called until its distributor names it. */
export const NEW_SHOP = adminText('shopNames.newShop');

/** The distributor of the demo data. */
export const DEMO_DISTRIBUTOR = adminText('shopNames.harborProvisions');
