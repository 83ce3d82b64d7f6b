import { customerSearchMachine } from '#machines/admin/customerSearch/customerSearchMachine.ts';
import { partnerFormMachine } from '#machines/admin/partnerForm/partnerFormMachine.ts';
import { partnersMachine } from '#machines/admin/partners/partnersMachine.ts';
import { customerSearchPorts } from '../../../customers/customerSearchPorts.ts';
import type { PageParts } from '../../../page/pageParts.ts';
import { PartnersScreen } from './PartnersScreen.tsx';
import { partnerPorts } from './partnerPorts.ts';

export const partnersParts: PageParts<{ partners: typeof partnersMachine }> = ({ api, leaving, notify }) => {
  const { partners, partnerForm } = partnerPorts(api, leaving);
  const actors = {
    ...partners,
    partnerForm: partnerFormMachine.provide({ actors: partnerForm }),
    customerSearch: customerSearchMachine.provide({ actors: customerSearchPorts(api) }),
  };
  return {
    Screen: PartnersScreen,
    flows: { partners: { logic: partnersMachine.provide({ actors, actions: { notify } }) } },
  };
};
