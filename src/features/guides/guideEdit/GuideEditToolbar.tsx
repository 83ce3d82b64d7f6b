import { useSelector } from '@xstate/react';
import ListChecks from 'lucide-react/icons/list-checks';
import { formatCount } from '#domain/formatNumber.ts';
import { guidesText } from '#domain/texts/guidesText.ts';
import type { GuideFormRef, GuideFormSnapshot } from '#machines/guides/guideForm/guideFormMachine.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { SearchField } from '../../../components/fields/SearchField.tsx';
import { Toolbar } from '../../../components/layout/Toolbar.tsx';
import { PHONE_BELOW } from '../../../theme/layout.ts';
import { useIsNarrowerThan } from '../../../theme/useIsNarrowerThan.ts';
import styles from './GuideEditScreen.module.css';

const queryOf = ({ context }: GuideFormSnapshot) => context.query;
const listingOf = ({ context }: GuideFormSnapshot) => context.listing;
const messageOf = ({ context }: GuideFormSnapshot) => context.message;
const isSavingIn = (snapshot: GuideFormSnapshot) => snapshot.hasTag('busy');
const includedOf = ({ context }: GuideFormSnapshot) => {
  let count = 0;
  for (const line of context.draft.values()) if (line.isIncluded) count += 1;
  return count;
};

/** Search, count, Save and Cancel; on a phone the buttons are at the bottom of the window. */
export function GuideEditToolbar({ form }: { form: GuideFormRef }) {
  const query = useSelector(form, queryOf);
  const listing = useSelector(form, listingOf);
  const message = useSelector(form, messageOf);
  const isSaving = useSelector(form, isSavingIn);
  const included = useSelector(form, includedOf);
  const isPhone = useIsNarrowerThan(PHONE_BELOW);
  const isNarrowed = listing !== 'all';
  const alert = (
    <p role="alert" className={styles.message}>
      {message}
    </p>
  );
  const buttons = (
    <>
      <Button disabled={isSaving} onClick={() => form.send({ type: 'edit.cancel' })}>
        {guidesText('guideEdit.cancel')}
      </Button>
      <Button
        variant="primary"
        isBusy={isSaving}
        busyLabel={guidesText('guideEdit.saving')}
        onClick={() => form.send({ type: 'guide.save' })}
      >
        {guidesText('guideEdit.save')}
      </Button>
    </>
  );
  return (
    <>
      <Toolbar label={guidesText('guideEdit.productsOfTheOrderGuide')} end={isPhone ? undefined : buttons}>
        <SearchField
          label={guidesText('guideEdit.searchProductsInTheCatalog')}
          placeholder={guidesText('guideEdit.descriptionCodeOrBrand')}
          value={query}
          onChange={(text) => form.send({ type: 'search.change', query: text })}
        />
        <Button
          icon={<ListChecks />}
          aria-pressed={isNarrowed}
          onClick={() => form.send({ type: 'listing.choose', listing: isNarrowed ? 'all' : 'included' })}
        >
          {listing === 'problems' ? guidesText('guideEdit.onlyToCorrect') : guidesText('guideEdit.onlyIncluded')}
        </Button>
        <span role="status" className={styles.status}>
          {formatCount(included)} {guidesText('guideEdit.included')}
        </span>
        {!isPhone && alert}
      </Toolbar>
      {isPhone && (
        <div className={styles.foot}>
          {alert}
          {buttons}
        </div>
      )}
    </>
  );
}
