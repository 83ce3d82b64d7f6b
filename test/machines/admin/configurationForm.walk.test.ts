import { walkMachine } from '../../support/walks/walk.ts';
import { configurationFormWalk } from './configurationForm.walk.ts';

walkMachine(configurationFormWalk);
