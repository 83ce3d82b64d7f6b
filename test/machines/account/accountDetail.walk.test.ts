import { walkMachine } from '../../support/walks/walk.ts';
import { accountDetailWalk } from './accountDetail.walk.ts';

walkMachine(accountDetailWalk);
