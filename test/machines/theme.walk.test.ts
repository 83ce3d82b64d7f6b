import { walkMachine } from '../support/walks/walk.ts';
import { themeWalk } from './theme.walk.ts';

walkMachine(themeWalk);
