import { walkMachine } from '../../support/walks/walk.ts';
import { catalogueWalk } from './catalogue.walk.ts';

walkMachine(catalogueWalk);
