import { walkMachine } from '../../support/walk.ts';
import { newPasswordWalk } from './newPassword.walk.ts';

walkMachine(newPasswordWalk);
