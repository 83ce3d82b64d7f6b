import { walkMachine } from '../../support/walks/walk.ts';
import { guideFormWalk } from './guideForm.walk.ts';

walkMachine(guideFormWalk);
