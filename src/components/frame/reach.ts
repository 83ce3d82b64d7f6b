import { createContext, useContext } from 'react';
import { parsePath, type To } from 'react-router-dom';

/** Set by the storefront: whether an address leads to a page that this user has. */
export const ReachContext = createContext<(to: To) => boolean>(() => true);

export function pathnameOf(to: To): string {
  return (typeof to === 'string' ? parsePath(to) : to).pathname ?? '';
}

/** Whether a link to this address may be shown. */
export function useReaches(to: To): boolean {
  return useContext(ReachContext)(to);
}
