import { openTabChannel } from '../browser/tabChannel.ts';

/** Notifies the other tabs of this browser of changed delivery addresses, and listens to them. */
export interface AddressTabs {
  tell(): void;
  listen(hear: () => void): void;
}

/** The message has no content: each tab reloads the addresses of its own customer. */
export function createAddressTabs(isApart: () => boolean = () => false): AddressTabs {
  const channel = openTabChannel('addresses', isApart);
  return { tell: () => channel.tell('changed'), listen: channel.listen };
}
