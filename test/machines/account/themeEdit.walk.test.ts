import { walkMachine } from '../../support/walk.ts';
import { themeEditWalk } from './themeEdit.walk.ts';

walkMachine(themeEditWalk);
