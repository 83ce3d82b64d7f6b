import { walkMachine } from '../../support/walk.ts';
import { guideFormWalk } from './guideForm.walk.ts';

walkMachine(guideFormWalk);
