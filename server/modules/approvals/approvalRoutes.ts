import * as endpoints from '#domain/api/approvals.ts';
import type { Endpoint } from '#domain/api/endpoint.ts';
import { LIST_PAGE } from '#domain/api/jobs.ts';
import { spendingOf } from '#domain/team/spending.ts';
import { dateInZone } from '#domain/timeZone.ts';
import { notFound } from '../../platform/http/refused.ts';
import { onceOf, type RepeatableCall } from '../../platform/idempotency/once.ts';
import { buyer } from '../access/caller.ts';
import { type Call, type Route, route } from '../access/route.ts';
import { cartRequest } from '../cart/cartRequest.ts';
import type { OrderServices } from '../orders/services.ts';
import { findApprovals } from '../teams/approvalRepository.ts';
import { findSpent } from '../teams/spentRepository.ts';
import {
  type ApprovalRequest,
  approveOrder,
  changeApproval,
  getApproval,
  returnApproval,
  takeBackApproval,
} from './approvalService.ts';
import { approvalRow } from './shownApproval.ts';

const APPROVE: RepeatableCall = { name: 'approve', keptDays: null };
const RETURN: RepeatableCall = { name: 'return', keptDays: 30 };
const TAKE_BACK: RepeatableCall = { name: 'takeBack', keptDays: 30 };

export function approvalRoutes(services: OrderServices): Route[] {
  const { database, clock } = services;
  const requestOf = (
    call: Pick<Call<Endpoint>, 'caller' | 'idempotencyKey'> & { params: { id: number }; body?: unknown },
    repeatable?: RepeatableCall,
  ): ApprovalRequest => ({
    buyer: buyer(call.caller),
    id: call.params.id,
    now: clock.now(),
    once: repeatable ? onceOf(call, repeatable, { id: call.params.id, body: call.body }) : null,
  });
  return [
    route(endpoints.getSpending, async ({ caller }) => {
      const { membership, userId, customerKey, site } = buyer(caller);
      if (membership === null) throw notFound();
      const spent = await findSpent(database, { userId, customerKey }, dateInZone(clock.now(), site.timeZone));
      return spendingOf(membership, spent);
    }),
    route(endpoints.listApprovals, async ({ caller, query, reply }) => {
      const viewer = buyer(caller);
      const { membership, customerKey, userId, site } = viewer;
      if (site.settings.teams !== true) throw notFound();
      const seesAll = membership?.rights.includes('approve') === true;
      const filter = { list: query.list ?? 'waiting', userId, seesAll, shipTos: membership?.shipTos ?? null };
      const page = { limit: LIST_PAGE, offset: ((query.page ?? 1) - 1) * LIST_PAGE };
      const { rows, total } = await findApprovals(database, customerKey, filter, page);
      reply.header('x-total-count', total);
      return rows.map((row) => approvalRow(row, viewer));
    }),
    route(endpoints.getApproval, (call) => getApproval(services, requestOf(call))),
    route(endpoints.changeApproval, (call) => changeApproval(services, requestOf(call), call.body)),
    route(endpoints.approveOrder, (call) => approveOrder(services, requestOf(call, APPROVE), call.body)),
    route(endpoints.returnApproval, (call) => returnApproval(services, requestOf(call, RETURN), call.body)),
    route(endpoints.takeBackApproval, (call) =>
      takeBackApproval(
        services,
        { ...requestOf(call), cart: cartRequest(call, clock, TAKE_BACK, { id: call.params.id, body: call.body }) },
        call.body.version,
      ),
    ),
  ];
}
