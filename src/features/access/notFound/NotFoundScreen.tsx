import MapPinOff from 'lucide-react/icons/map-pin-off';
import { texts } from '#domain/texts.ts';
import { LinkButton } from '../../../components/buttons/LinkButton.tsx';
import { EmptyState } from '../../../components/states/EmptyState.tsx';

export function NotFoundScreen() {
  return (
    <EmptyState icon={<MapPinOff />} action={<LinkButton to="/">Go to Home Page</LinkButton>}>
      {texts.notFound}
    </EmptyState>
  );
}
