import { walkMachine } from '../../support/walks/walk.ts';
import { customerSearchWalk } from './customerSearch.walk.ts';

walkMachine(customerSearchWalk);
