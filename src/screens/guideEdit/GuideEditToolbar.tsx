import { useSelector } from '@xstate/react';
import { ListChecks } from 'lucide-react';
import type { GuideEditRef, GuideEditSnapshot } from '#machines/guideEdit/guideEditMachine.ts';
import { Button } from '../../components/Button.tsx';
import { SearchField } from '../../components/SearchField.tsx';
import { Toolbar } from '../../components/Toolbar.tsx';
import { PHONE_BELOW } from '../../theme/layout.ts';
import { useIsNarrowerThan } from '../../theme/useIsNarrowerThan.ts';
import styles from './GuideEditScreen.module.css';

const queryOf = ({ context }: GuideEditSnapshot) => context.query;
const listingOf = ({ context }: GuideEditSnapshot) => context.listing;
const messageOf = ({ context }: GuideEditSnapshot) => context.message;
const isSavingIn = (snapshot: GuideEditSnapshot) => snapshot.hasTag('busy');
const includedOf = ({ context }: GuideEditSnapshot) => {
  let count = 0;
  for (const line of context.draft.values()) if (line.isIncluded) count += 1;
  return count;
};

/** Search, what is listed, Save and Cancel; on a phone those two stay at the foot of the window. */
export function GuideEditToolbar({ edit }: { edit: GuideEditRef }) {
  const query = useSelector(edit, queryOf);
  const listing = useSelector(edit, listingOf);
  const message = useSelector(edit, messageOf);
  const isSaving = useSelector(edit, isSavingIn);
  const included = useSelector(edit, includedOf);
  const isPhone = useIsNarrowerThan(PHONE_BELOW);
  const isNarrowed = listing !== 'all';
  const alert = (
    <p role="alert" className={styles.message}>
      {message}
    </p>
  );
  const buttons = (
    <>
      <Button disabled={isSaving} onClick={() => edit.send({ type: 'edit.cancel' })}>
        Cancel
      </Button>
      <Button variant="primary" isBusy={isSaving} busyLabel="Saving" onClick={() => edit.send({ type: 'guide.save' })}>
        Save
      </Button>
    </>
  );
  return (
    <>
      <Toolbar label="Products of the order guide" end={isPhone ? undefined : buttons}>
        <SearchField
          label="Search products of the catalogue"
          placeholder="Description, code or brand"
          value={query}
          onChange={(text) => edit.send({ type: 'search.change', query: text })}
        />
        <Button
          icon={<ListChecks />}
          aria-pressed={isNarrowed}
          onClick={() => edit.send({ type: 'listing.choose', listing: isNarrowed ? 'all' : 'included' })}
        >
          {listing === 'problems' ? 'Only to correct' : 'Only included'}
        </Button>
        <span role="status" className={styles.status}>
          {included} included
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
