import { walkMachine } from '../../support/walks/walk.ts';
import { reorderWalk } from './reorder.walk.ts';

walkMachine(reorderWalk);
