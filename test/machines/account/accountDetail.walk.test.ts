import { walkMachine } from '../../support/walk.ts';
import { accountDetailWalk } from './accountDetail.walk.ts';

walkMachine(accountDetailWalk);
