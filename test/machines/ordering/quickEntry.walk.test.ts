import { walkMachine } from '../../support/walks/walk.ts';
import { entryAdditionWalk, quickEntryWalk } from './quickEntry.walk.ts';

walkMachine(quickEntryWalk);
walkMachine(entryAdditionWalk);
