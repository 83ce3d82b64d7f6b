import { walkMachine } from '../../support/walk.ts';
import { changePasswordWalk } from './changePassword.walk.ts';

walkMachine(changePasswordWalk);
