import { Link, type LinkProps } from 'react-router-dom';
import { useReaches } from '../frame/reach.ts';

/** A link, if this user has the page; otherwise its text only. */
export function PlaceLink(props: LinkProps) {
  const { to, className, title, children } = props;
  if (useReaches(to)) return <Link {...props} />;
  return (
    <span className={className} title={title}>
      {children}
    </span>
  );
}
