import { walkMachine } from '../../support/walks/walk.ts';
import { passwordOptionsWalk } from './passwordOptions.walk.ts';

walkMachine(passwordOptionsWalk);
