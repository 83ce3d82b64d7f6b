import { fromPromise } from 'xstate';
import * as endpoints from '#domain/api/partners.ts';
import { Partner, type PartnerChange } from '#domain/punchout/partner.ts';
import { punchoutText } from '#domain/texts/punchoutText.ts';
import type { Messages, PartnerPage, PartnerView } from '#machines/admin/partners/partnerList.ts';
import type { VersionedChange, WriteAnswer } from '#machines/admin/versionedForm/versionedWrite.ts';
import type { LeavingRef } from '#machines/leaving/leavingMachine.ts';
import { type Api, answerOf, countedAnswerOf } from '../../../api/client.ts';
import { heldForm, writeAnswerOf } from '../../../versionedForm/versionedFormPorts.ts';

type Write = VersionedChange<Partner, PartnerChange>;

async function write(api: Api, { stored, version, change }: Write): Promise<WriteAnswer<Partner>> {
  const response =
    stored === null
      ? await api.call(endpoints.addPartner, { body: change })
      : await api.call(endpoints.changePartner, { params: { id: stored.id }, body: { ...change, version } });
  return writeAnswerOf(response, Partner, 'partner');
}

/** Reads and writes trading partners and their messages, and guards unsaved input. */
export function partnerPorts(api: Api, leaving: () => LeavingRef) {
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
