import { walkMachine } from '../../support/walk.ts';
import { accountWalk } from './account.walk.ts';

walkMachine(accountWalk);
