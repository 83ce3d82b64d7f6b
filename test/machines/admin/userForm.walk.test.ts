import { walkMachine } from '../../support/walks/walk.ts';
import { userFormWalk } from './userForm.walk.ts';

walkMachine(userFormWalk);
