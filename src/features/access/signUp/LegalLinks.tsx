import type { ConsumerSettings } from '#domain/settings/consumerSettings.ts';
import { sharedText } from '#domain/texts/sharedText.ts';
import styles from './LegalLinks.module.css';

/** Links to the pages that the owner wrote; they open beside the form. */
export function LegalLinks({ settings: { hasTerms, hasPrivacy } }: { settings: ConsumerSettings }) {
  if (!hasTerms && !hasPrivacy) return null;
  return (
    <p className={styles.links}>
      {hasTerms && (
        <a href="/terms" target="_blank" rel="noreferrer">
          {sharedText('legal.terms')}
        </a>
      )}
      {hasPrivacy && (
        <a href="/privacy" target="_blank" rel="noreferrer">
          {sharedText('legal.privacy')}
        </a>
      )}
    </p>
  );
}
