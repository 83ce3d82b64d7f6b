import { changePasswordMachine } from '#machines/account/changePassword/changePasswordMachine.ts';
import { loadPolicyPort } from '../../account/accessPorts.ts';
import { sendPasswordsPort } from '../../account/accountPorts.ts';
import type { AreaServices } from '../../page/areaServices.ts';

export { ChangePasswordDialog } from '../../features/account/changePassword/ChangePasswordDialog.tsx';

export function provideChangePassword({ api, notify }: AreaServices) {
  return changePasswordMachine.provide({
    actors: { loadPolicy: loadPolicyPort(api), sendPasswords: sendPasswordsPort(api) },
    actions: { notify },
  });
}
