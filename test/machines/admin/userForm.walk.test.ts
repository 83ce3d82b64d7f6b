import { walkMachine } from '../../support/walk.ts';
import { userFormWalk } from './userForm.walk.ts';

walkMachine(userFormWalk);
