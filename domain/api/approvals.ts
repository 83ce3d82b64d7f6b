import { Type } from 'typebox';
import {
  APPROVAL_LISTS,
  Approval,
  ApprovalChange,
  ApprovalDecision,
  ApprovalReturn,
  ApprovalRow,
  ApprovalWithdrawal,
} from '../team/approval.ts';
import { Spending } from '../team/spending.ts';
import { endpoint } from './endpoint.ts';
import { LIST_PAGE } from './jobs.ts';
import { Refusal } from './refusal.ts';

const ApprovalId = Type.Object({ id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) });
/** With the newest state, so that the caller sees what happened meanwhile. */
const ApprovalRefusal = Type.Object({ ...Refusal.properties, approval: Type.Optional(Approval) });
const refusals = { 409: ApprovalRefusal } as const;
const team = { access: 'customer', isForBusiness: true } as const;

export const getSpending = endpoint({
  ...team,
  method: 'GET',
  path: '/api/team/spending',
  summary: "The user's limits and what is spent of them. 404 for users without limits",
  answer: Spending,
});

export const listApprovals = endpoint({
  ...team,
  method: 'GET',
  path: '/api/approval/list',
  summary: `Orders sent for approval, the newest first: those that wait, the user's own, or those decided. Only approvers see those of others. Pages of ${LIST_PAGE}; X-Total-Count is the total`,
  query: Type.Object({
    list: Type.Optional(Type.Enum(APPROVAL_LISTS)),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  }),
  answer: Type.Array(ApprovalRow),
});

export const getApproval = endpoint({
  ...team,
  method: 'GET',
  path: '/api/approval/:id',
  summary: 'One order sent for approval, at today’s prices while it waits',
  params: ApprovalId,
  answer: Approval,
});

export const changeApproval = endpoint({
  ...team,
  method: 'PATCH',
  path: '/api/approval/:id',
  summary: 'Change quantities or the delivery date before approving. 409 with the newest state',
  params: ApprovalId,
  body: ApprovalChange,
  answer: Approval,
  refusals,
  codes: ['approvalDecided', 'headerInvalid', 'lineRefused', 'ownApproval', 'staleVersion'],
});

export const approveOrder = endpoint({
  ...team,
  method: 'POST',
  path: '/api/approval/:id/approve',
  headers: ['Idempotency-Key'],
  summary:
    'Turn it into an order, validated as of now. `orderTotal` is the total that the approver saw; another one is refused with 409',
  params: ApprovalId,
  body: ApprovalDecision,
  answer: Approval,
  refusals,
  codes: [
    'addressMissing',
    'amountTooLarge',
    'approvalDecided',
    'belowMinimum',
    'headerInvalid',
    'lineRefused',
    'noItems',
    'overCreditLimit',
    'ownApproval',
    'staleVersion',
    'totalMoved',
  ],
});

export const returnApproval = endpoint({
  ...team,
  method: 'POST',
  path: '/api/approval/:id/return',
  headers: ['Idempotency-Key'],
  summary: 'Send it back to the member with a reason',
  params: ApprovalId,
  body: ApprovalReturn,
  answer: Approval,
  refusals,
  codes: ['approvalDecided', 'ownApproval', 'staleVersion'],
});

export const takeBackApproval = endpoint({
  ...team,
  method: 'POST',
  path: '/api/approval/:id/takeBack',
  headers: ['Idempotency-Key'],
  menuKeys: ['CheckOut'],
  summary:
    "Put the lines of the user's waiting or returned order back in the cart. `errors`: lines that cannot be ordered",
  params: ApprovalId,
  body: ApprovalWithdrawal,
  answer: Type.Object({ approval: Approval, errors: Type.Array(Type.String()) }),
  refusals,
  codes: ['approvalDecided', 'staleVersion'],
});
