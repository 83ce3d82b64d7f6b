import { useSelector } from '@xstate/react';
import { themeTexts } from '#domain/settings/themeTexts.ts';
import { accountText } from '#domain/texts/accountText.ts';
import type { ThemeEditRef, ThemeEditSnapshot } from '#machines/account/themeEdit/themeEditMachine.ts';
import { THEME_MODES } from '#machines/theme/shownTheme.ts';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { Panel } from '../../../components/layout/Panel.tsx';
import { FailedState } from '../../../components/states/FailedState.tsx';
import { Skeleton } from '../../../components/states/Skeleton.tsx';
import { part } from '../../../loading/part.tsx';
import styles from './Settings.module.css';

const loadedIn = ({ context }: ThemeEditSnapshot) => context.loaded;
const editionIn = ({ context }: ThemeEditSnapshot) => context.edition;
const isFailedIn = (snapshot: ThemeEditSnapshot) => snapshot.hasTag('failed');
const isAskingCancelIn = (snapshot: ThemeEditSnapshot) => snapshot.matches('askingCancel');
const isAskingResetIn = (snapshot: ThemeEditSnapshot) => snapshot.matches('askingReset');

function Bones({ of, places }: { of: string | undefined; places: readonly string[] }) {
  return places.map((place) => (
    <span key={place} className={of}>
      <Skeleton height="100%" />
    </span>
  ));
}

/** The skeleton of the form, in its final size. */
const waiting = (
  <div aria-busy="true" className={styles.form}>
    <div>
      <p className={styles.legend}>{accountText('settings.appearance')}</p>
      <div className={styles.options}>
        <Bones of={styles.modeBone} places={THEME_MODES} />
      </div>
    </div>
    <div className={styles.colours}>
      <Bones of={styles.colourBone} places={['primary', 'secondary']} />
    </div>
    <div className={styles.faces}>
      <Bones of={styles.faceBone} places={['light', 'dark']} />
    </div>
    <Bones of={styles.buttonsBone} places={['buttons']} />
  </div>
);

function Unavailable({ onRetry }: { onRetry: () => void }) {
  return <FailedState onRetry={onRetry}>{accountText('settings.yourThemeCouldNotBeLoaded')}</FailedState>;
}

const ThemeForm = part(() => import('./ThemeForm.tsx').then((module) => module.ThemeForm), {
  waiting,
  failed: (_, retry) => <Unavailable onRetry={retry} />,
});

/** The theme mode of the user. */
export function ThemePanel({ edit }: { edit: ThemeEditRef }) {
  const loaded = useSelector(edit, loadedIn);
  const edition = useSelector(edit, editionIn);
  const isFailed = useSelector(edit, isFailedIn);
  const isAskingCancel = useSelector(edit, isAskingCancelIn);
  const isAskingReset = useSelector(edit, isAskingResetIn);
  const confirm = () => edit.send({ type: 'question.confirm' });
  const refuse = () => edit.send({ type: 'question.refuse' });
  return (
    <Panel title={accountText('settings.theme')}>
      {isFailed && <Unavailable onRetry={() => edit.send({ type: 'theme.retry' })} />}
      {!isFailed && !loaded && waiting}
      {!isFailed && loaded && <ThemeForm key={edition} edit={edit} loaded={loaded} />}
      <ConfirmDialog
        isOpen={isAskingCancel}
        title={accountText('settings.cancelChanges')}
        confirmLabel={accountText('settings.discard')}
        cancelLabel={accountText('settings.keepEditing')}
        isDanger
        onConfirm={confirm}
        onCancel={refuse}
      >
        {themeTexts.cancel}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={isAskingReset}
        title={accountText('settings.resetTheme')}
        confirmLabel={accountText('settings.reset')}
        isDanger
        onConfirm={confirm}
        onCancel={refuse}
      >
        {themeTexts.reset}
      </ConfirmDialog>
    </Panel>
  );
}
