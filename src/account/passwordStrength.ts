import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** The strength from 0 to 4; words of the user's own data make it weaker. */
export function passwordScore(password: string, known: readonly string[]): number {
  return estimator.check(password, [...known]).score;
}
