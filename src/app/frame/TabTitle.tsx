import { useSelector } from '@xstate/react';
import { frameText } from '#domain/texts/frameText.ts';
import type { SessionRef, SessionSnapshot } from '#machines/app/session/sessionMachine.ts';

const distributorOf = ({ context }: SessionSnapshot) => context.distributorName;

interface TabTitleProps {
  readonly session: SessionRef;
  /** The title of the tab; absent while nothing is open. */
  readonly children?: string | undefined;
}

/** The title of the tab: the shown thing and the shop. */
export function TabTitle({ session, children: thing }: TabTitleProps) {
  const distributor = useSelector(session, distributorOf);
  const name = distributor ?? frameText('frame.storefront');
  return <title>{thing === undefined ? name : `${thing} · ${name}`}</title>;
}
