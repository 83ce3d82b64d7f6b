import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { type FetchedOnce, fetchOnce } from './fetchOnce.ts';

/** A component that comes when it is first shown, or when it is asked for. */
export type Part<Props> = ComponentType<Props> & { readonly fetch: () => Promise<unknown> };

interface ShownProps<Props> {
  readonly once: FetchedOnce<ComponentType<Props>>;
  readonly waiting: ReactNode;
  readonly props: Props;
}

function Shown<Props extends object>({ once, waiting, props }: ShownProps<Props>) {
  const [Fetched, setFetched] = useState(once.fetched);
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  useEffect(() => {
    if (Fetched) return;
    once.fetch().then(
      (component) => setFetched(() => component),
      (error: unknown) => setFailure({ error }),
    );
  }, [Fetched, once]);
  if (failure) throw failure.error;
  return Fetched ? <Fetched {...props} /> : waiting;
}

const fetches: Part<never>['fetch'][] = [];

/**
 * A component in a chunk of its own, fetched when it is first shown; nothing, or `waiting`, is in its place until then. One that
 * did not come throws where it stands, and is asked for again when it is shown anew.
 */
export function part<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
): Part<Props> {
  const once = fetchOnce(load);
  fetches.push(once.fetch);
  return Object.assign((props: Props) => <Shown once={once} waiting={waiting} props={props} />, { fetch: once.fetch });
}

/** Fetches every part ahead of need. */
export async function fetchParts(): Promise<void> {
  await Promise.all(fetches.map((fetch) => fetch()));
}
