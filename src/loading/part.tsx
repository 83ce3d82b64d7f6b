import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { type FetchedOnce, fetchOnce } from './fetchOnce.ts';

/** A component whose chunk loads when it is first rendered or requested. */
export type Part<Props> = ((props: Props) => ReactNode) & { readonly fetch: () => Promise<unknown> };

interface Faces<Props> {
  /** Rendered while it loads; nothing by default. */
  readonly waiting?: ReactNode | ((props: Props) => ReactNode);
  /** Rendered after a failure; by default the failure is thrown to the boundary. */
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

/** A component in a separate chunk, which loads when it is first rendered. After a failure the next mount retries. */
export function part<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  faces: Faces<Props> = {},
): Part<Props> {
  const once = fetchOnce(load);
  fetches.push(once.fetch);
  return Object.assign((props: Props) => <Shown once={once} {...faces} props={props} />, { fetch: once.fetch });
}

/** Prefetches every part. */
export async function fetchParts(): Promise<void> {
  await Promise.all(fetches.map((fetch) => fetch()));
}
