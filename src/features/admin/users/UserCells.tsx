import { useId } from 'react';
import { adminText } from '#domain/texts/adminText.ts';
import type { UserRow } from '#domain/users/shopUser.ts';
import type { UsersRef } from '#machines/admin/users/usersMachine.ts';
import { Button } from '../../../components/buttons/Button.tsx';
import row from '../../../components/tables/RowCard.module.css';
import { Badge } from '../../../components/text/Badge.tsx';
import { Filled, slot } from '../../../components/text/Filled.tsx';
import { VisuallyHidden } from '../../../components/text/VisuallyHidden.tsx';
import styles from './Users.module.css';

export interface ShownUser {
  readonly page: UsersRef;
  readonly user: UserRow;
}

/** Whether the user can sign in, and whether they are an admin. */
export function UserStates({ user: { isDisabled, isVerified, isAdmin } }: Pick<ShownUser, 'user'>) {
  return (
    <span className={styles.states}>
      <Badge kind={isDisabled ? 'neutral' : 'success'}>
        {isDisabled ? adminText('users.disabled') : adminText('users.enabled')}
      </Badge>
      {!isVerified && <Badge kind="warning">{adminText('users.notVerified')}</Badge>}
      {isAdmin && <Badge kind="neutral">{adminText('users.admin')}</Badge>}
    </span>
  );
}

/** The actions on a user. */
export function UserActions({ page, user: { id, name, email, isDisabled, isLastAdmin } }: ShownUser) {
  const whyId = useId();
  const spoken = <VisuallyHidden>{`: ${name}`}</VisuallyHidden>;
  return (
    <span className={row.actions}>
      <Button size="small" data-user={id} onClick={() => page.send({ type: 'user.open', id })}>
        {adminText('users.change')}
        {spoken}
      </Button>
      {!isDisabled && email !== null && (
        <Button size="small" onClick={() => page.send({ type: 'user.invite', id })}>
          {adminText('users.invite')}
          {spoken}
        </Button>
      )}
      <Button
        size="small"
        blockedBy={isLastAdmin ? adminText('user.onlyAdmin') : null}
        reasonId={whyId}
        onClick={() => page.send({ type: isDisabled ? 'user.enable' : 'user.disable', id })}
      >
        {isDisabled ? adminText('users.enable') : adminText('users.disable')}
        {spoken}
      </Button>
      {isLastAdmin && (
        <span id={whyId} className={styles.hint}>
          {adminText('user.onlyAdmin')}
        </span>
      )}
    </span>
  );
}

/** Breaks after the @ if needed. */
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

/** The name of a user, or else the username or email. */
export function UserName({ user: { name, username, email } }: Pick<ShownUser, 'user'>) {
  return (
    <span className={styles.who}>
      <span className={styles.name}>
        <bdi>{name}</bdi>
      </span>
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

/** The customers of a user: the name of one, or the number of several. */
export function ActsFor({ user: { type, customerName, customerCount } }: Pick<ShownUser, 'user'>) {
  if (type === 'consumer') return adminText('users.personalAccount');
  if (customerName === null) return adminText('users.noCustomer');
  const name = <bdi key="name">{customerName}</bdi>;
  if (customerCount === 1) return name;
  return <Filled text={adminText('users.andMore', { name: slot(0), count: customerCount - 1 })} parts={[name]} />;
}
