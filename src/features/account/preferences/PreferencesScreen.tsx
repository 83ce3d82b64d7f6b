import { useSelector } from '@xstate/react';
import { accountText } from '#domain/texts/accountText.ts';
import type { PreferencesRef, PreferencesSnapshot } from '#machines/account/preferences/preferencesMachine.ts';
import type { Shop } from '#machines/shop/shop.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { ContentWidth } from '../../../components/frame/ContentWidth.tsx';
import { Panel } from '../../../components/layout/Panel.tsx';
import { FailedState } from '../../../components/states/FailedState.tsx';
import { Skeleton } from '../../../components/states/Skeleton.tsx';
import { PreferencesForm } from './PreferencesForm.tsx';

const loadedOf = (snapshot: PreferencesSnapshot | undefined) => snapshot?.context.loaded ?? null;
const editionOf = (snapshot: PreferencesSnapshot | undefined) => snapshot?.context.edition;
const isFailedIn = (snapshot: PreferencesSnapshot | undefined) => snapshot?.hasTag('failed') === true;

/** The preferences that a consumer has entered. */
export function PreferencesScreen({
  shop,
  flows: { preferences },
}: {
  shop: Shop;
  flows: { preferences: PreferencesRef };
}) {
  const loaded = useSelector(preferences, loadedOf);
  const isFailed = useSelector(preferences, isFailedIn);
  const edition = useSelector(preferences, editionOf);
  return (
    <ContentWidth size="narrow">
      <Panel
        title={accountText('preferences.preferences')}
        actions={
          <Button onClick={() => shop.dialogs.send({ type: 'password.change' })}>
            {accountText('preferences.changePassword')}
          </Button>
        }
      >
        {isFailed && (
          <FailedState onRetry={() => preferences?.send({ type: 'preferences.retry' })}>
            {accountText('preferences.yourPreferencesCouldNotBeLoaded')}
          </FailedState>
        )}
        {!isFailed && !loaded && (
          <div aria-busy="true">
            <Skeleton variant="card" count={3} height={56} />
          </div>
        )}
        {!isFailed && loaded && preferences && (
          <PreferencesForm key={edition} preferences={preferences} loaded={loaded} />
        )}
      </Panel>
    </ContentWidth>
  );
}
