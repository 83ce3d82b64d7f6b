import { walkMachine } from '../../support/walks/walk.ts';
import { transferWalk } from './transfer.walk.ts';

walkMachine(transferWalk);
