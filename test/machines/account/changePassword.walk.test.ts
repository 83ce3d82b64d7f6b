import { walkMachine } from '../../support/walks/walk.ts';
import { changePasswordWalk } from './changePassword.walk.ts';

walkMachine(changePasswordWalk);
