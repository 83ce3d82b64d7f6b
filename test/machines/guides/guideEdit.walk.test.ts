import { walkMachine } from '../../support/walk.ts';
import { guideEditWalk } from './guideEdit.walk.ts';

walkMachine(guideEditWalk);
