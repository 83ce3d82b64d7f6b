import { openTabChannel } from '../browser/tabChannel.ts';

/** Tells the other tabs of this browser that delivery addresses changed, and hears it from them. */
export interface AddressTabs {
  tell(): void;
  listen(hear: () => void): void;
}

/** Only that something changed is told: each tab asks for the addresses of whom it acts for. */
export function createAddressTabs(isApart: () => boolean = () => false): AddressTabs {
  const channel = openTabChannel('addresses', isApart);
  return { tell: () => channel.tell('changed'), listen: channel.listen };
}
