import { walkMachine } from '../../support/walks/walk.ts';
import { guideEditWalk } from './guideEdit.walk.ts';

walkMachine(guideEditWalk);
