import { walkMachine } from '../../support/walks/walk.ts';
import { themeEditWalk } from './themeEdit.walk.ts';

walkMachine(themeEditWalk);
