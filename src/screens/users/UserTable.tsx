import { useSelector } from '@xstate/react';
import { Users } from 'lucide-react';
import { useMemo } from 'react';
import { texts } from '#domain/texts.ts';
import type { UserRow } from '#domain/users/shopUser.ts';
import { FIRST_VIEW } from '#machines/admin/users/userList.ts';
import type { UsersRef, UsersSnapshot } from '#machines/admin/users/usersMachine.ts';
import { Button } from '../../components/buttons/Button.tsx';
import { EmptyState } from '../../components/states/EmptyState.tsx';
import { FailedState } from '../../components/states/FailedState.tsx';
import { DataTable } from '../../components/tables/DataTable.tsx';
import type { DataTableColumn } from '../../components/tables/dataTableColumn.ts';
import row from '../../components/tables/RowCard.module.css';
import { Badge } from '../../components/text/Badge.tsx';
import { VisuallyHidden } from '../../components/text/VisuallyHidden.tsx';
import styles from './Users.module.css';
import { customersText, KIND_WORDS } from './userWords.ts';

/** From here on there is room for the columns beside the rail. */
const CARDS_BELOW = 1200;
const NONE: readonly UserRow[] = [];

const rowsOf = ({ context }: UsersSnapshot) => context.page?.rows ?? NONE;
const isLoadingIn = (snapshot: UsersSnapshot) => snapshot.hasTag('busy') && snapshot.context.page === null;
const isBusyIn = (snapshot: UsersSnapshot) => snapshot.hasTag('busy');
const hasFailed = (snapshot: UsersSnapshot) => snapshot.hasTag('failed');
const failureDetailOf = ({ context: { failure } }: UsersSnapshot) =>
  failure?.kind === 'offline' ? texts.session.noResponse : failure?.detail || undefined;

interface Shown {
  readonly page: UsersRef;
  readonly user: UserRow;
}

function States({ user: { isDisabled, isVerified, isAdmin } }: Pick<Shown, 'user'>) {
  return (
    <span className={styles.states}>
      <Badge kind={isDisabled ? 'neutral' : 'success'}>{isDisabled ? 'Disabled' : 'Enabled'}</Badge>
      {!isVerified && <Badge kind="warning">Not verified</Badge>}
      {isAdmin && <Badge kind="neutral">Admin</Badge>}
    </span>
  );
}

function Actions({ page, user: { id, name, email, isDisabled } }: Shown) {
  const spoken = <VisuallyHidden>{`: ${name}`}</VisuallyHidden>;
  return (
    <span className={styles.actions}>
      <Button size="small" onClick={() => page.send({ type: 'user.open', id })}>
        Change{spoken}
      </Button>
      {!isDisabled && email !== null && (
        <Button size="small" onClick={() => page.send({ type: 'user.invite', id })}>
          Invite{spoken}
        </Button>
      )}
      <Button size="small" onClick={() => page.send({ type: isDisabled ? 'user.enable' : 'user.disable', id })}>
        {isDisabled ? 'Enable' : 'Disable'}
        {spoken}
      </Button>
    </span>
  );
}

/** Breaks behind its @ where it must. */
function Address({ email }: { readonly email: string }) {
  const [box, domain] = email.split('@');
  return domain === undefined ? (
    email
  ) : (
    <>
      {box}@<wbr />
      {domain}
    </>
  );
}

function Who({ user: { name, username, email } }: Pick<Shown, 'user'>) {
  return (
    <span className={styles.who}>
      <span className={styles.name}>{name}</span>
      <span className={styles.hint}>
        <Address email={username} />
      </span>
      {email !== null && email !== username && (
        <span className={styles.hint}>
          <Address email={email} />
        </span>
      )}
    </span>
  );
}

function columnsOf(page: UsersRef): readonly DataTableColumn<UserRow>[] {
  return [
    { id: 'name', header: 'Name', cell: (user) => <Who user={user} /> },
    { id: 'type', header: 'Type', width: 130, cell: ({ type }) => KIND_WORDS[type] },
    { id: 'customer', header: 'Acts For', cell: (user) => <span className={styles.name}>{customersText(user)}</span> },
    { id: 'state', header: 'State', width: 170, cell: (user) => <States user={user} /> },
    {
      id: 'actions',
      header: '',
      spokenHeader: 'What can be done',
      width: 260,
      cell: (user) => <Actions page={page} user={user} />,
    },
  ];
}

function UserCard({ page, user }: Shown) {
  return (
    <article className={row.card} aria-label={user.name}>
      <div className={row.head}>
        <Who user={user} />
        <States user={user} />
      </div>
      <p className={styles.name}>{`${KIND_WORDS[user.type]} · ${customersText(user)}`}</p>
      <Actions page={page} user={user} />
    </article>
  );
}

/** The users as a table, as cards where there is no room for one. */
export function UserTable({ page }: { page: UsersRef }) {
  const rows = useSelector(page, rowsOf);
  const isLoading = useSelector(page, isLoadingIn);
  const isBusy = useSelector(page, isBusyIn);
  const isFailed = useSelector(page, hasFailed);
  const detail = useSelector(page, failureDetailOf);
  const columns = useMemo(() => columnsOf(page), [page]);
  return (
    <div aria-busy={isBusy}>
      <DataTable<UserRow>
        label="Users"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => String(id)}
        card={(user) => <UserCard page={page} user={user} />}
        cardsBelow={CARDS_BELOW}
        isLoading={isLoading}
        empty={
          <EmptyState
            icon={<Users />}
            action={
              <Button onClick={() => page.send({ type: 'view.choose', view: FIRST_VIEW })}>Show All Users</Button>
            }
          >
            No user is found by that.
          </EmptyState>
        }
        failed={
          isFailed ? (
            <FailedState detail={detail} onRetry={() => page.send({ type: 'list.reload' })}>
              The users could not be loaded.
            </FailedState>
          ) : undefined
        }
      />
    </div>
  );
}
