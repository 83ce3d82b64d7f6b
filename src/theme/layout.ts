/** Below this width dialogs fill the screen (specification 9). */
export const DIALOG_FULL_SCREEN_BELOW = 415;
/** Below this width search is a popup, there is no list layout, and date filters stack (specification 9). */
export const PHONE_BELOW = 600;
/** Below this width cards replace the product history's table (specification 9). */
export const SALES_CARDS_BELOW = 700;
/** Low windows, such as a page zoomed to 400 percent: nothing is sticky, because it would cover the focused element. */
export const LOW_BELOW = 480;
/** From this width text is 14 px. */
export const WIDE_TEXT_FROM = 768;
/** From this width the side menu is a rail, and summaries are beside the page. */
export const RAIL_FROM = 1024;
/** From this width the header has room for the customer and 'Switch Customer'. */
export const CUSTOMER_IN_HEADER_FROM = 1280;

export const HEADER_HEIGHT = 56;
export const RAIL_WIDTH = 224;
/**
 * The maximum width of a page of forms, and of a detail page: a cart, an order, a product. Lists use the full window.
 */
export const PAGE_WIDTH = 1100;
export const SETTINGS_PANEL_WIDTH = 600;
export const CHECKOUT_WIDTH = 640;
export const PRODUCT_CARD_WIDTH = 244;
export const PRODUCT_LIST_CARD_MAX_WIDTH = 350;
export const PRODUCT_LIST_ROW_HEIGHT = 228;
export const CUSTOMER_ROW_HEIGHT = 75;
export const PICKER_ROW_HEIGHT = 25;

/** Lists longer than this are virtual. */
export const VIRTUAL_FROM_ROWS = 50;
export const SKELETON_DELAY = 150;
export const SPINNER_DELAY = 1000;
