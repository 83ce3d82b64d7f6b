import { type ComponentType, lazy, Suspense, useState } from 'react';
import { fetchMissingStyles } from '../areas/missingStyles.ts';

type DialogOf<Ref> = ComponentType<{ dialog: Ref }>;

/** A dialog that comes when it is first opened; one that did not come is asked for again when it is opened again. */
export function loadedWhenOpened<Ref>(load: () => Promise<DialogOf<Ref>>): () => DialogOf<Ref> {
  const ask = (prepare: () => Promise<void>): DialogOf<Ref> =>
    lazy(async () => {
      try {
        await prepare();
        return { default: await load() };
      } catch (error) {
        newest = ask(() => fetchMissingStyles(document));
        throw error;
      }
    });
  let newest = ask(async () => undefined);
  return () => newest;
}

/** Stays with the dialog that it opened: React asks again and again for another one. */
export function LoadedDialog<Ref>({ part, dialog }: { part: () => DialogOf<Ref>; dialog: Ref }) {
  const [Dialog] = useState(part);
  return (
    <Suspense>
      <Dialog dialog={dialog} />
    </Suspense>
  );
}
