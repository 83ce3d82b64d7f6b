import { walkMachine } from '../../support/walks/walk.ts';
import { newPasswordWalk } from './newPassword.walk.ts';

walkMachine(newPasswordWalk);
