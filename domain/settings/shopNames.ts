/** What a shop is called until its distributor names it. */
export const NEW_SHOP = 'New Shop';

/** The distributor of the demo data. */
export const DEMO_DISTRIBUTOR = 'Harbor Provisions';
