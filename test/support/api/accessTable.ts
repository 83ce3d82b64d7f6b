import type { Row } from './accessGates.ts';
import { accountRows } from './accessRows/accountRows.ts';
import { adminRows } from './accessRows/adminRows.ts';
import { integrationRows } from './accessRows/integrationRows.ts';
import { orderingRows } from './accessRows/orderingRows.ts';
import { sessionRows } from './accessRows/sessionRows.ts';
import { teamRows } from './accessRows/teamRows.ts';

/** Every call of the contract, and who gets what from it. */
export const accessTable: Readonly<Record<string, Row>> = {
  ...sessionRows,
  ...orderingRows,
  ...accountRows,
  ...adminRows,
  ...integrationRows,
  ...teamRows,
};
