import { adminText } from '#domain/texts/adminText.ts';
/** When others see a saved change. */
export const WHEN_ORDERED = adminText('configuration.appliesToNewCartsAndOrders');
export const WHEN_OPENED = adminText('configuration.changesTakeEffectImmediatelyOpenSessions');
