import { useSelector } from '@xstate/react';
import ListChecks from 'lucide-react/icons/list-checks';
import { formatCount } from '#domain/formatNumber.ts';
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

/** Search, what is listed, Save and Cancel; on a phone those two stay at the foot of the window. */
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
        Cancel
      </Button>
      <Button variant="primary" isBusy={isSaving} busyLabel="Saving" onClick={() => form.send({ type: 'guide.save' })}>
        Save
      </Button>
    </>
  );
  return (
    <>
      <Toolbar label="Products of the order guide" end={isPhone ? undefined : buttons}>
        <SearchField
          label="Search products in the catalog"
          placeholder="Description, code or brand"
          value={query}
          onChange={(text) => form.send({ type: 'search.change', query: text })}
        />
        <Button
          icon={<ListChecks />}
          aria-pressed={isNarrowed}
          onClick={() => form.send({ type: 'listing.choose', listing: isNarrowed ? 'all' : 'included' })}
        >
          {listing === 'problems' ? 'Only to correct' : 'Only included'}
        </Button>
        <span role="status" className={styles.status}>
          {formatCount(included)} included
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
