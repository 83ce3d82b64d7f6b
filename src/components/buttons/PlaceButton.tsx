import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import { LinkButton } from './LinkButton.tsx';

/** A page of the shop, and what the link to it says. */
export interface LabeledPlace {
  readonly to: string;
  readonly label: string;
}

/** A small button that leads to a page; screen readers hear what it is for. Absent if this user does not have the page. */
export function PlaceButton({ place: { to, label }, about }: { place: LabeledPlace; about?: string }) {
  return (
    <LinkButton to={to} size="small">
      {label}
      {about !== undefined && <VisuallyHidden>{`: ${about}`}</VisuallyHidden>}
    </LinkButton>
  );
}
