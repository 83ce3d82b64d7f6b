import { walkMachine } from '../../support/walks/walk.ts';
import { addLinesWalk } from './addLines.walk.ts';

walkMachine(addLinesWalk);
