import { walkMachine } from '../../support/walk.ts';
import { passwordOptionsWalk } from './passwordOptions.walk.ts';

walkMachine(passwordOptionsWalk);
