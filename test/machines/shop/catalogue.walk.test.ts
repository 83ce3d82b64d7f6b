import { walkMachine } from '../../support/walk.ts';
import { catalogueWalk } from './catalogue.walk.ts';

walkMachine(catalogueWalk);
