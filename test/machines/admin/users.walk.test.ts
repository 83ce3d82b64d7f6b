import { walkMachine } from '../../support/walks/walk.ts';
import { usersWalk } from './users.walk.ts';

walkMachine(usersWalk);
