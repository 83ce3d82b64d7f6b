/** Tells the other tabs of this browser that delivery addresses changed, and hears it from them. */
export interface AddressTabs {
  tell(): void;
  listen(hear: () => void): void;
}

/** Only that something changed is told: each tab asks for the addresses of whom it acts for. */
export function createAddressTabs(): AddressTabs {
  const channel = new BroadcastChannel('addresses');
  return {
    tell: () => channel.postMessage('changed'),
    listen: (hear) => channel.addEventListener('message', hear),
  };
}
