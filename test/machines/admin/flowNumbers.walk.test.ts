import { walkMachine } from '../../support/walks/walk.ts';
import { flowNumbersWalk } from './flowNumbers.walk.ts';

walkMachine(flowNumbersWalk);
