import { Type } from 'typebox';
import { endpoint } from './endpoint.ts';
import { Done } from './refusal.ts';

const Word = Type.String({ maxLength: 200 });

/** A browser error report. It contains names and messages of the program only, never typed text or values. */
export const Problem = Type.Object({
  message: Type.String({ maxLength: 1000 }),
  /** The machine, or the part of the screen, that stopped. */
  machine: Word,
  /** Where the machine was. */
  state: Word,
  /** The type of the event that failed. */
  event: Word,
});

/** Wire 10. */
export const reportProblem = endpoint({
  method: 'POST',
  path: '/api/problem',
  access: 'anonymous',
  summary: 'Report a bug in the page. It is written to the server log',
  body: Problem,
  answer: Done,
});
