import { type Static, Type } from 'typebox';
import { FlowBatch, FlowNumbers } from '../flows/flowNumbers.ts';
import { Code } from '../schema/limits.ts';
import { endpoint } from './endpoint.ts';
import { Done } from './refusal.ts';

/** The data of the statechart atlas as its page reads it; null when the server runs without a build. */
export const FlowAtlas = Type.Object({ data: Type.Union([Type.String(), Type.Null()]) });
export type FlowAtlas = Static<typeof FlowAtlas>;

export const getFlows = endpoint({
  method: 'GET',
  path: '/api/admin/flows',
  access: 'admin',
  summary:
    'The statechart atlas of this build: every chart with its drawing. Null when the server runs without a build',
  answer: FlowAtlas,
});

export const countFlows = endpoint({
  method: 'POST',
  path: '/api/flowNumbers',
  access: 'anonymous',
  summary:
    'Add to the numbers of this week: how often users of a tab entered and left the states of a flow. Nothing about the user is kept. States that no chart has are refused',
  body: FlowBatch,
  answer: Done,
});

export const getFlowNumbers = endpoint({
  method: 'GET',
  path: '/api/admin/flows/numbers',
  access: 'admin',
  summary: 'How often users entered and left the states of the flows in a week; without a week, in the newest one',
  query: Type.Object({ week: Type.Optional(Code) }),
  answer: FlowNumbers,
});
