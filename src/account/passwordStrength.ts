import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** From 0 to 4, how hard it is to guess; what is known of its owner makes it easier. */
export function passwordScore(password: string, known: readonly string[]): number {
  return estimator.check(password, [...known]).score;
}
