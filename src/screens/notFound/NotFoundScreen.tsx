import { texts } from '#domain/texts.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { LinkButton } from '../../components/LinkButton.tsx';

export function NotFoundScreen() {
  return <EmptyState action={<LinkButton to="/">Go to the start page</LinkButton>}>{texts.notFound}</EmptyState>;
}
