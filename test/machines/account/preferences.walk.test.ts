import { walkMachine } from '../../support/walks/walk.ts';
import { preferencesWalk } from './preferences.walk.ts';

walkMachine(preferencesWalk);
