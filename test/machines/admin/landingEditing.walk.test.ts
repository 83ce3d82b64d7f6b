import { walkMachine } from '../../support/walks/walk.ts';
import { cardEditingWalk, landingEditingWalk, landingFormWalk, landingSavingWalk } from './landingEditing.walk.ts';

walkMachine(landingEditingWalk);
walkMachine(landingFormWalk);
walkMachine(cardEditingWalk);
walkMachine(landingSavingWalk);
