import { walkMachine } from '../../support/walks/walk.ts';
import { configurationEditWalk } from './configurationEdit.walk.ts';

walkMachine(configurationEditWalk);
