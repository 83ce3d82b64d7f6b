import { walkMachine } from '../support/walk.ts';
import { quickEntryWalk } from './quickEntry.walk.ts';

walkMachine(quickEntryWalk);
