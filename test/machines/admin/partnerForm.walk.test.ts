import { walkMachine } from '../../support/walks/walk.ts';
import { partnerFormWalk } from './partnerForm.walk.ts';

walkMachine(partnerFormWalk);
