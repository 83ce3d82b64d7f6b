/** The name of a new shop. */
export const NEW_SHOP = 'New Shop';

/** The distributor of the demo data. */
export const DEMO_DISTRIBUTOR = 'Harbor Provisions';
