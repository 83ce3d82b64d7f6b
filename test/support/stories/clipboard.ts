import { inPage } from './steps.ts';

/** A clipboard that responds when `copy.done` or `copy.refused` is dispatched. */
function holdClipboard(): void {
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: {
      writeText: () =>
        new Promise<void>((done, refuse) => {
          addEventListener('copy.done', () => done(), { once: true });
          addEventListener('copy.refused', () => refuse(new Error('not allowed')), { once: true });
        }),
    },
  });
}

export const copyHeld = inPage(holdClipboard);
export const copyDone = inPage(() => dispatchEvent(new Event('copy.done')));
export const copyRefused = inPage(() => dispatchEvent(new Event('copy.refused')));
