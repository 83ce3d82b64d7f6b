import { adminText } from '#domain/texts/adminText.ts';
/** When others see a saved change. */
export const WHEN_ORDERED = adminText('rules.appliesToNewCartsAndOrders');
export const WHEN_OPENED = adminText('rules.changesTakeEffectImmediatelyOpenSessions');
