import { customerSearchMachine } from '#machines/admin/customerSearch/customerSearchMachine.ts';
import { userFormMachine } from '#machines/admin/userForm/userFormMachine.ts';
import { usersMachine } from '#machines/admin/users/usersMachine.ts';
import { customerSearchPorts } from '../../../customers/customerSearchPorts.ts';
import type { PageParts } from '../../../page/pageParts.ts';
import { UsersScreen } from './UsersScreen.tsx';
import { userPorts } from './userPorts.ts';

export const usersParts: PageParts<{ users: typeof usersMachine }> = ({ api, leaving, notify }) => {
  const { users, userForm } = userPorts(api, leaving);
  const actors = {
    ...users,
    userForm: userFormMachine.provide({ actors: userForm }),
    customerSearch: customerSearchMachine.provide({ actors: customerSearchPorts(api) }),
  };
  return { Screen: UsersScreen, flows: { users: { logic: usersMachine.provide({ actors, actions: { notify } }) } } };
};
