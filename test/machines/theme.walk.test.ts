import { walkMachine } from '../support/walk.ts';
import { themeWalk } from './theme.walk.ts';

walkMachine(themeWalk);
