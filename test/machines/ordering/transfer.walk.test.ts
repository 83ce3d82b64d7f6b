import { walkMachine } from '../../support/walk.ts';
import { transferWalk } from './transfer.walk.ts';

walkMachine(transferWalk);
