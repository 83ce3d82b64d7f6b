import { type Static, Type } from 'typebox';
import { endpoint } from './endpoint.ts';

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
