import { useSelector } from '@xstate/react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useRef } from 'react';
import { adminText } from '#domain/texts/adminText.ts';
import { USER_STATES } from '#domain/users/shopUser.ts';
import type { UsersRef, UsersSnapshot } from '#machines/admin/users/usersMachine.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { RefreshButton } from '../../../components/buttons/RefreshButton.tsx';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { SearchField } from '../../../components/fields/SearchField.tsx';
import { Toolbar } from '../../../components/layout/Toolbar.tsx';
import { FilterSelect } from '../../../components/select/FilterSelect.tsx';
import { FailedState } from '../../../components/states/FailedState.tsx';
import { failureDetail } from '../../../components/states/failureDetail.ts';
import row from '../../../components/tables/RowCard.module.css';
import { PagedPager } from '../../../pagedList/PagedPager.tsx';
import { UserForm } from './UserForm.tsx';
import { UserTable } from './UserTable.tsx';

const formOf = ({ children }: UsersSnapshot) => children.userForm;
const canAddIn = (snapshot: UsersSnapshot) => snapshot.can({ type: 'user.open', id: null });
const isBusyIn = (snapshot: UsersSnapshot) => snapshot.hasTag('busy');
const isAskingIn = (snapshot: UsersSnapshot) => snapshot.hasTag('asking');
const viewOf = ({ context }: UsersSnapshot) => context.view;
const totalOf = ({ context }: UsersSnapshot) => context.total;
const nameOf = ({ context }: UsersSnapshot) => context.subject?.name ?? '';
const siteOf = (snapshot: UsersSnapshot | undefined) => snapshot?.context.page?.site ?? null;
const subjectOf = ({ context }: UsersSnapshot) => context.subject?.id ?? null;
const isUnopenedIn = (snapshot: UsersSnapshot) => snapshot.matches('unopened');
const failureDetailOf = ({ context: { failure } }: UsersSnapshot) => failureDetail(failure);

function UserToolbar({ page }: { page: UsersRef }) {
  const canAdd = useSelector(page, canAddIn);
  const isBusy = useSelector(page, isBusyIn);
  const view = useSelector(page, viewOf);
  const total = useSelector(page, totalOf);
  return (
    <Toolbar
      label={adminText('users.users')}
      end={
        <span role="status" className={row.count}>
          {total !== null && adminText('users.count', { total })}
        </span>
      }
    >
      <Button
        variant="primary"
        icon={<Plus />}
        disabled={!canAdd}
        onClick={() => page.send({ type: 'user.open', id: null })}
      >
        {adminText('users.addUser')}
      </Button>
      <SearchField
        label={adminText('users.searchUsers')}
        placeholder={adminText('users.nameEmailOrCustomer')}
        value={view.search}
        onChange={(text) => page.send({ type: 'search.type', text })}
      />
      <FilterSelect
        label={adminText('users.state')}
        value={view.state}
        options={[
          { value: '', label: adminText('users.all') },
          ...USER_STATES.map((value) => ({ value, label: adminText(`stateWords.${value}`) })),
        ]}
        onChange={(chosen) => {
          const state = USER_STATES.find((value) => value === chosen) ?? '';
          page.send({ type: 'view.choose', view: { ...view, state, page: 1 } });
        }}
      />
      <RefreshButton isBusy={isBusy} onRefresh={() => page.send({ type: 'list.reload' })} />
    </Toolbar>
  );
}

function UserList({ page }: { page: UsersRef }) {
  const isAsking = useSelector(page, isAskingIn);
  const name = useSelector(page, nameOf);
  return (
    <>
      <UserToolbar page={page} />
      <UserTable page={page} />
      <PagedPager list={page} />
      <ConfirmDialog
        isOpen={isAsking}
        title={adminText('users.disableThisUser')}
        confirmLabel={adminText('users.disable')}
        isDanger
        onConfirm={() => page.send({ type: 'disable.confirm' })}
        onCancel={() => page.send({ type: 'disable.refuse' })}
      >
        {adminText('userPage.disabling', { name })}
      </ConfirmDialog>
    </>
  );
}

function Unopened({ page }: { page: UsersRef }) {
  const detail = useSelector(page, failureDetailOf);
  return (
    <>
      <Toolbar label={adminText('users.user')}>
        <Button icon={<ArrowLeft />} onClick={() => page.send({ type: 'user.close' })}>
          {adminText('users.allUsers')}
        </Button>
      </Toolbar>
      <FailedState detail={detail} onRetry={() => page.send({ type: 'user.reload' })}>
        {adminText('users.theUserCouldNotBeLoaded')}
      </FailedState>
    </>
  );
}

/** Focuses the user that was open, or the heading of the page if they are not in the list. */
function focusOn(id: number | null | undefined): void {
  const opened = id && document.querySelector<HTMLElement>(`button[data-user="${id}"]`);
  (opened || document.querySelector<HTMLElement>('h1[tabindex]'))?.focus();
}

/** The users: the list, or one being edited. */
export function UsersScreen({ flows: { users: page } }: { flows: { users: UsersRef } }) {
  const form = useSelector(page, (snapshot) => snapshot && formOf(snapshot));
  const site = useSelector(page, siteOf);
  const wasForm = useRef(false);
  const subject = useSelector(page, (snapshot) => snapshot && subjectOf(snapshot));
  useEffect(() => {
    if (wasForm.current && !form) focusOn(subject);
    wasForm.current = form !== undefined;
  }, [form, subject]);
  const isUnopened = useSelector(page, (snapshot) => snapshot !== undefined && isUnopenedIn(snapshot));
  if (form) return <UserForm form={form} page={page} site={site} />;
  return isUnopened ? <Unopened page={page} /> : <UserList page={page} />;
}
