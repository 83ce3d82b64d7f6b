import { adminText } from '../texts/adminText.ts';
/** The name of a new shop. */
export const NEW_SHOP = adminText('shopNames.newShop');

/** The distributor of the demo data. */
export const DEMO_DISTRIBUTOR = adminText('shopNames.harborProvisions');
