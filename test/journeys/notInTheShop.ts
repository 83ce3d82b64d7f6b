/** States that nobody comes to in the running shop, each with the reason. */
export const notInTheShop: Readonly<Record<string, string>> = {};

/** States that are over before axe could look at them, each with the reason. */
export const overAtOnce: Readonly<Record<string, string>> = {};
