import { walkMachine } from '../../support/walk.ts';
import { entryAdditionWalk, quickEntryWalk } from './quickEntry.walk.ts';

walkMachine(quickEntryWalk);
walkMachine(entryAdditionWalk);
