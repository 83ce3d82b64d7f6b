import { showInPseudo } from '../../support/stories/showInPseudo.ts';
import { flows } from '../stories/flows.ts';

showInPseudo(flows.guidesAndHistory);
