import { useSelector } from '@xstate/react';
import Users from 'lucide-react/icons/users';
import { useMemo } from 'react';
import { adminText } from '#domain/texts/adminText.ts';
import type { UserRow } from '#domain/users/shopUser.ts';
import { KIND_WORDS } from '#domain/users/userFields.ts';
import { FIRST_VIEW } from '#machines/admin/users/userList.ts';
import type { UsersRef, UsersSnapshot } from '#machines/admin/users/usersMachine.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import { EmptyState } from '../../../components/states/EmptyState.tsx';
import type { DataTableColumn } from '../../../components/tables/dataTableColumn.ts';
import row from '../../../components/tables/RowCard.module.css';
import { PagedTable } from '../../../pagedList/PagedTable.tsx';
import { ActsFor, type ShownUser, UserActions, UserName, UserStates } from './UserCells.tsx';
import styles from './Users.module.css';

/** From this width the columns fit beside the rail. */
const CARDS_BELOW = 1200;
const NONE: readonly UserRow[] = [];

const rowsOf = ({ context }: UsersSnapshot) => context.page?.rows ?? NONE;

function columnsOf(page: UsersRef): readonly DataTableColumn<UserRow>[] {
  return [
    { id: 'name', header: adminText('users.name'), cell: (user) => <UserName user={user} /> },
    { id: 'type', header: adminText('users.type'), width: 130, cell: ({ type }) => KIND_WORDS[type] },
    {
      id: 'customer',
      header: adminText('users.customer'),
      cell: (user) => (
        <span className={styles.name}>
          <ActsFor user={user} />
        </span>
      ),
    },
    { id: 'state', header: adminText('users.state'), width: 170, cell: (user) => <UserStates user={user} /> },
    {
      id: 'actions',
      header: '',
      spokenHeader: adminText('users.actions'),
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

/** The users as a table, or as cards in narrow windows. */
export function UserTable({ page }: { page: UsersRef }) {
  const rows = useSelector(page, rowsOf);
  const columns = useMemo(() => columnsOf(page), [page]);
  return (
    <PagedTable<UserRow>
      list={page}
      label={adminText('users.users')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => String(id)}
      card={(user) => <UserCard page={page} user={user} />}
      cardsBelow={CARDS_BELOW}
      empty={
        <EmptyState
          icon={<Users />}
          action={
            <Button onClick={() => page.send({ type: 'view.choose', view: FIRST_VIEW })}>
              {adminText('users.showAllUsers')}
            </Button>
          }
        >
          {adminText('users.noUsersMatch')}
        </EmptyState>
      }
      failed={adminText('users.theUsersCouldNotBeLoaded')}
    />
  );
}
