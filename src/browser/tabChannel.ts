/**
 * Messages between the tabs of this browser. A punchout, and a frame without storage, neither sends nor receives any.
 */
export interface TabChannel {
  tell(message: unknown): void;
  listen(hear: (message: unknown) => void): void;
}

function allowedChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}

export function openTabChannel(name: string, isApart: () => boolean): TabChannel {
  const channel = allowedChannel(name);
  return {
    tell: (message) => {
      if (!isApart()) channel?.postMessage(message);
    },
    listen: (hear) =>
      channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (!isApart()) hear(data);
      }),
  };
}
