import { walkMachine } from '../../support/walks/walk.ts';
import { reportCardsWalk } from './reportCards.walk.ts';

walkMachine(reportCardsWalk);
