import { walkMachine } from '../../support/walk.ts';
import { usersWalk } from './users.walk.ts';

walkMachine(usersWalk);
