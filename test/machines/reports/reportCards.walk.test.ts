import { walkMachine } from '../../support/walk.ts';
import { reportCardsWalk } from './reportCards.walk.ts';

walkMachine(reportCardsWalk);
