import { fromPromise } from 'xstate';
import * as endpoints from '#domain/api/partners.ts';
import { Partner, type PartnerChange } from '#domain/punchout/partner.ts';
import { punchoutText } from '#domain/texts/punchoutText.ts';
import { customerSearchMachine } from '#machines/admin/customerSearch/customerSearchMachine.ts';
import { partnerFormMachine } from '#machines/admin/partnerForm/partnerFormMachine.ts';
import type { Messages, PartnerPage, PartnerView } from '#machines/admin/partners/partnersMachine.ts';
import { partnersMachine } from '#machines/admin/partners/partnersMachine.ts';
import type { VersionedChange, WriteAnswer } from '#machines/admin/versionedForm/versionedWrite.ts';
import type { LeavingRef } from '#machines/leaving/leavingMachine.ts';
import { type Api, answerOf, countedAnswerOf } from '../../../api/client.ts';
import { customerSearchPorts } from '../../../customers/customerSearchPorts.ts';
import type { PageParts } from '../../../page/pageParts.ts';
import { heldForm, writeAnswerOf } from '../../../versionedForm/versionedFormPorts.ts';
import { PartnersScreen } from './PartnersScreen.tsx';

type Write = VersionedChange<Partner, PartnerChange>;

async function write(api: Api, { stored, version, change }: Write): Promise<WriteAnswer<Partner>> {
  const response =
    stored === null
      ? await api.call(endpoints.addPartner, { body: change })
      : await api.call(endpoints.changePartner, { params: { id: stored.id }, body: { ...change, version } });
  return writeAnswerOf(response, Partner, 'partner');
}

/** Reads and writes trading partners and their messages, and guards unsaved input. */
function partnerPorts(api: Api, leaving: () => LeavingRef) {
  return {
    partners: {
      loadPage: fromPromise<PartnerPage, PartnerView>(({ input: { page }, signal }) =>
        countedAnswerOf(api.call(endpoints.listPartners, { query: { page }, signal })),
      ),
      loadMessages: fromPromise<Messages, { id: number }>(({ input, signal }) =>
        answerOf(api.call(endpoints.listPartnerMessages, { params: input, signal })),
      ),
    },
    partnerForm: {
      write: fromPromise<WriteAnswer<Partner>, Write>(({ input }) => write(api, input)),
      holdUnsavedWork: heldForm<Partner>(leaving, () => ({
        id: 'partner',
        question: punchoutText('partnerPage.leaving'),
      })),
    },
  };
}

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
