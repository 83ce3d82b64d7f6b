import { walkMachine } from '../../support/walks/walk.ts';
import { accountWalk } from './account.walk.ts';

walkMachine(accountWalk);
