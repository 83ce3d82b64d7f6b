import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { type FetchedOnce, fetchOnce } from './fetchOnce.ts';

/** A component that comes when it is first shown, or when it is asked for. */
export type Part<Props> = ((props: Props) => ReactNode) & { readonly fetch: () => Promise<unknown> };

interface Faces<Props> {
  /** In its place while it comes; nothing without it. */
  readonly waiting?: ReactNode | ((props: Props) => ReactNode);
  /** In its place where it did not come; without it the failure is thrown to the boundary around. */
  readonly failed?: (props: Props, retry: () => void) => ReactNode;
}

interface ShownProps<Props> extends Faces<Props> {
  readonly once: FetchedOnce<ComponentType<Props>>;
  readonly props: Props;
}

function Shown<Props extends object>({ once, waiting = null, failed, props }: ShownProps<Props>) {
  const [Fetched, setFetched] = useState(once.fetched);
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  useEffect(() => {
    if (Fetched || failure) return;
    once.fetch().then(
      (component) => setFetched(() => component),
      (error: unknown) => setFailure({ error }),
    );
  }, [Fetched, failure, once]);
  if (failure && !failed) throw failure.error;
  if (failure) return failed?.(props, () => setFailure(null));
  if (Fetched) return <Fetched {...props} />;
  return typeof waiting === 'function' ? waiting(props) : waiting;
}

const fetches: Part<never>['fetch'][] = [];

/**
 * A component in a chunk of its own, fetched when it is first shown. One that did not come is asked for again when it is shown
 * anew.
 */
export function part<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  faces: Faces<Props> = {},
): Part<Props> {
  const once = fetchOnce(load);
  fetches.push(once.fetch);
  return Object.assign((props: Props) => <Shown once={once} {...faces} props={props} />, { fetch: once.fetch });
}

/** Fetches every part ahead of need. */
export async function fetchParts(): Promise<void> {
  await Promise.all(fetches.map((fetch) => fetch()));
}
