import { describe, expect, test } from 'vitest';
import { resultListMachine } from '#machines/admin/resultList/resultListMachine.ts';
import { Stage } from '../../support/walks/puppets.ts';

const opened = (refused: number) => new Stage(resultListMachine, { runId: 7, refused });

describe('the list of row results:', () => {
  test('where rows were refused, those come first', () => {
    expect(opened(3).asked('loadPage')).toEqual([{ runId: 7, result: 'refused', page: 1 }]);
  });

  test('without a filter all rows are listed', () => {
    expect(opened(0).asked('loadPage')).toEqual([{ runId: 7, result: '', page: 1 }]);
  });
});
