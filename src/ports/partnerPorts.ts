import { fromCallback, fromPromise } from 'xstate';
import * as endpoints from '#domain/api/partners.ts';
import { Partner } from '#domain/punchout/partner.ts';
import { partnerPageTexts } from '#domain/punchout/partnerPageTexts.ts';
import type { PartnerAnswer, PartnerWrite } from '#machines/admin/partnerForm/partnerWrite.ts';
import type { Messages, PartnerPage } from '#machines/admin/partners/partnerList.ts';
import type { LeavingRef } from '#machines/leaving/leavingMachine.ts';
import { PortFailure } from '#machines/lib/failure.ts';
import { type Api, answerOf, countedAnswerOf } from '../api/client.ts';
import { isOf } from '../api/schemaCheck.ts';

async function write(api: Api, { id, version, change }: PartnerWrite): Promise<PartnerAnswer> {
  const answered =
    id === null
      ? await api.call(endpoints.addPartner, { body: change })
      : await api.call(endpoints.changePartner, { params: { id }, body: { ...change, version } });
  if (answered.kind === 'answer') return { kind: 'saved', partner: answered.answer };
  if (answered.kind === 'empty') throw new PortFailure({ kind: 'unexpected', status: 204, detail: '' });
  const { status, message, errors, body } = answered;
  if (status === 409 && isOf(Partner, body.partner)) return { kind: 'stale', partner: body.partner };
  return { kind: 'refused', reasons: errors.length > 0 ? errors : [message].filter(Boolean) };
}

/** Reading and writing trading partners, their messages, and the guard of what is typed and not saved. */
export function partnerPorts(api: Api, leaving: () => LeavingRef) {
  return {
    loadPartners: fromPromise<PartnerPage, { number: number }>(({ input, signal }) =>
      countedAnswerOf(api.call(endpoints.listPartners, { query: { page: input.number }, signal })),
    ),
    loadMessages: fromPromise<Messages, { id: number }>(({ input, signal }) =>
      answerOf(api.call(endpoints.listPartnerMessages, { params: input, signal })),
    ),
    writePartner: fromPromise<PartnerAnswer, PartnerWrite>(({ input }) => write(api, input)),
    findCustomers: fromPromise<readonly endpoints.PartnerCustomer[], { search: string }>(({ input, signal }) =>
      answerOf(api.call(endpoints.findPartnerCustomers, { query: input, signal })),
    ),
    holdUnsavedWork: fromCallback(() => {
      leaving().send({ type: 'work.started', work: { id: 'partner', question: partnerPageTexts.leaving } });
      return () => leaving().send({ type: 'work.settled', id: 'partner' });
    }),
  };
}
