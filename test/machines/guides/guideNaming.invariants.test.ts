import { describe, expect, test } from 'vitest';
import { guideNamingMachine } from '#machines/guides/guideNaming/guideNamingMachine.ts';
import { Stage } from '../../support/walks/puppets.ts';
import { broken, done, guideListener, taken, unanswered, type weekly, withBasil, writesOf } from './guideSamples.ts';

function opened(source: typeof weekly | null = null) {
  const { guideList } = guideListener();
  return new Stage(guideNamingMachine, { source, takenNames: ['Weekly', 'Standard'], guideList });
}

const type = (name: string) => ({ type: 'name.type', name }) as const;
const submit = { type: 'name.submit' } as const;

describe('naming a guide:', () => {
  test('a blank, long, reserved or used name is never sent, and the reason is shown', () => {
    const stage = opened();
    for (const [name, problem] of [
      ['', 'Order Guide Name cannot be blank.'],
      ['   ', 'Order Guide Name cannot be blank.'],
      ['Thirteen char', 'Order Guide Name can have at most 12 characters.'],
      ['STANDARD', 'The name Standard is reserved.'],
      [' weekly ', 'There is already an order guide named "Weekly".'],
    ] as const) {
      stage.send(type(name), submit);
      expect([name, stage.snapshot.context.problem]).toEqual([name, problem]);
    }
    expect(writesOf(stage)).toEqual([]);
  });

  test('a name of twelve characters is sent without the blanks around it, once however often it is submitted', () => {
    const stage = opened();
    stage.send(type('  Twelve chars '), submit, submit);
    expect(writesOf(stage)).toEqual([{ kind: 'create', name: 'Twelve chars', products: [] }]);
  });

  test('a copy takes the products in their order, and nothing else of the source', () => {
    const stage = opened(withBasil);
    stage.send(type('Copy'), submit);
    expect(writesOf(stage)).toEqual([
      {
        kind: 'create',
        name: 'Copy',
        products: [
          { productKey: 11, orderQuantity: 2, unitOfMeasure: 'CS' },
          { productKey: 13, orderQuantity: 2, unitOfMeasure: 'CS' },
        ],
      },
    ]);
  });

  test('success is announced with a link that opens the guide', async () => {
    const stage = opened();
    stage.send(type('Bar & grill'), submit);
    await stage.answer('guideWrite', done);
    expect(stage.paramsOf('notify')).toEqual([
      {
        type: 'success',
        text: 'Created order guide "Bar & grill" successfully.',
        about: 'guide:bar & grill',
        action: { label: 'Open', href: '/order-guide#og=Bar+%26+grill' },
      },
    ]);
    expect(stage.snapshot.output).toEqual({ name: 'Bar & grill' });
  });

  test("the server's reason is shown in the dialog with the name kept, and another name can be tried", async () => {
    const stage = opened();
    stage.send(type('Bar'), submit);
    await stage.answer('guideWrite', taken);
    expect(stage.snapshot.context).toMatchObject({ name: 'Bar', message: 'That name is taken.' });
    stage.send(type('Bar 2'), submit);
    await stage.answer('guideWrite', done);
    expect(stage.snapshot.status).toBe('done');
  });

  test('any other failure keeps the name, shows why and can be tried again, even after an error', async () => {
    const stage = opened();
    stage.send(type('Bar'), submit);
    await stage.answer('guideWrite', unanswered);
    expect(stage.snapshot.context.message).toBe('Failed to create order guide: The server did not respond.');
    stage.send(submit);
    await stage.fail('guideWrite', broken['by a bug']);
    expect(stage.snapshot.context).toMatchObject({
      message: 'Failed to create order guide: Request could not be completed at this time.',
      name: 'Bar',
    });
    stage.send(submit);
    expect(writesOf(stage)).toHaveLength(3);
  });

  test('canceling creates nothing and announces nothing', () => {
    const stage = opened();
    stage.send(type('Bar'), { type: 'dialog.cancel' });
    expect([stage.snapshot.output, writesOf(stage), stage.paramsOf('notify')]).toEqual([{ name: null }, [], []]);
  });
});
