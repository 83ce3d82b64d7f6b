import MapPinOff from 'lucide-react/icons/map-pin-off';
import { sharedText } from '#domain/texts/sharedText.ts';
import { LinkButton } from '../../../components/buttons/LinkButton.tsx';
import { EmptyState } from '../../../components/states/EmptyState.tsx';

export function NotFoundScreen() {
  return (
    <EmptyState icon={<MapPinOff />} action={<LinkButton to="/">{sharedText('notFound.goToHomePage')}</LinkButton>}>
      {sharedText('notFound')}
    </EmptyState>
  );
}
