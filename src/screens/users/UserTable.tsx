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
import { ActsFor, type ShownUser, UserActions, UserName, UserStates } from './UserCells.tsx';
import styles from './Users.module.css';
import { KIND_WORDS } from './userWords.ts';

/** From here on there is room for the columns beside the rail. */
const CARDS_BELOW = 1200;
const NONE: readonly UserRow[] = [];

const rowsOf = ({ context }: UsersSnapshot) => context.page?.rows ?? NONE;
const isLoadingIn = (snapshot: UsersSnapshot) => snapshot.hasTag('busy') && snapshot.context.page === null;
const isBusyIn = (snapshot: UsersSnapshot) => snapshot.hasTag('busy');
const hasFailed = (snapshot: UsersSnapshot) => snapshot.hasTag('failed');
const failureDetailOf = ({ context: { failure } }: UsersSnapshot) =>
  failure?.kind === 'offline' ? texts.session.noResponse : failure?.detail || undefined;

function columnsOf(page: UsersRef): readonly DataTableColumn<UserRow>[] {
  return [
    { id: 'name', header: 'Name', cell: (user) => <UserName user={user} /> },
    { id: 'type', header: 'Type', width: 130, cell: ({ type }) => KIND_WORDS[type] },
    {
      id: 'customer',
      header: 'Acts For',
      cell: (user) => (
        <span className={styles.name}>
          <ActsFor user={user} />
        </span>
      ),
    },
    { id: 'state', header: 'State', width: 170, cell: (user) => <UserStates user={user} /> },
    {
      id: 'actions',
      header: '',
      spokenHeader: 'What can be done',
      width: 260,
      cell: (user) => <UserActions page={page} user={user} />,
    },
  ];
}

function UserCard({ page, user }: ShownUser) {
  return (
    <article className={row.card} aria-label={user.name}>
      <div className={row.head}>
        <UserName user={user} />
        <UserStates user={user} />
      </div>
      <p className={styles.name}>
        {`${KIND_WORDS[user.type]} · `}
        <ActsFor user={user} />
      </p>
      <UserActions page={page} user={user} />
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
