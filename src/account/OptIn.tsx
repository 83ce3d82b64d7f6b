import type { ConsumerSettings } from '#domain/settings/consumerSettings.ts';
import { accountText } from '#domain/texts/accountText.ts';
import styles from '../forms/Form.module.css';

interface OptInProps {
  readonly settings: ConsumerSettings;
  readonly isChosen: boolean;
  readonly isDisabled: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

/** The checkbox for marketing emails, if the site offers it. */
export function OptIn({ settings, isChosen, isDisabled, onChoose }: OptInProps) {
  if (!settings.useOption) return null;
  return (
    <label className={styles.option}>
      <input
        type="checkbox"
        checked={isChosen}
        disabled={isDisabled}
        onChange={(event) => onChoose(event.currentTarget.checked)}
      />
      {settings.optionText ?? accountText('account.sendMeNewsAndOffersBy')}
    </label>
  );
}
