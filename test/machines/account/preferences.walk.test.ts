import { walkMachine } from '../../support/walk.ts';
import { preferencesWalk } from './preferences.walk.ts';

walkMachine(preferencesWalk);
