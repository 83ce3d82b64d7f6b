import { describe, expect, test } from 'vitest';
import { partnersMachine } from '#machines/admin/partners/partnersMachine.ts';
import { Stage } from '../../support/puppets.ts';
import { failures } from '../samples.ts';
import { messages, partner, partnerPage } from './partnerSamples.ts';

async function opened() {
  const stage = new Stage(partnersMachine, undefined);
  await stage.answer('loadPartners', partnerPage);
  return stage;
}

const open = (id: number | null) => ({ type: 'partner.open', id }) as const;
const read = (id: number) => ({ type: 'messages.open', id }) as const;

describe('the page of trading partners promises:', () => {
  test('the first page comes first, and another one when it is turned, whose rows are never those of the first', async () => {
    const stage = await opened();
    stage.send({ type: 'page.turn', number: 2 });
    expect([stage.asked('loadPartners'), stage.snapshot.context.page]).toEqual([[{ number: 1 }, { number: 2 }], null]);
  });

  test('a partner is opened as it is listed, a new one as nothing, and one that is not listed not at all', async () => {
    const stage = await opened();
    stage.send(open(99));
    expect(stage.asked('partnerForm')).toEqual([]);
    stage.send(open(partner.id));
    await stage.answer('partnerForm', { kind: 'closed' });
    await stage.answer('loadPartners', partnerPage);
    stage.send(open(null));
    expect(stage.asked('partnerForm')).toEqual([{ partner }, { partner: null }]);
  });

  test.each([
    [{ kind: 'saved', isNew: true }, [{ type: 'success', text: 'The partner has been added.' }]],
    [{ kind: 'saved', isNew: false }, [{ type: 'success', text: 'The partner has been saved.' }]],
    [{ kind: 'closed' }, []],
  ] as const)('after the form (%o) the list is asked for anew, and what was saved is said', async (output, said) => {
    const stage = await opened();
    stage.send(open(partner.id));
    await stage.answer('partnerForm', output);
    expect([stage.snapshot.value, stage.asked('loadPartners').length, stage.told('notify')]).toEqual([
      'loading',
      2,
      said,
    ]);
  });

  test('a bug of the form costs the form, and says so', async () => {
    const stage = await opened();
    stage.send(open(partner.id));
    await stage.fail('partnerForm', new TypeError('no form'));
    expect([stage.snapshot.value, stage.told('notify')]).toEqual([
      'loading',
      [{ type: 'error', text: 'The form stopped working. What was typed was not saved.' }],
    ]);
  });

  test('messages are those of the partner that was asked for, never of the one before, and of nobody by 0', async () => {
    const stage = await opened();
    stage.send(read(99));
    expect(stage.snapshot.value).toBe('listed');
    stage.send(read(partner.id));
    await stage.answer('loadMessages', messages);
    expect([stage.snapshot.context.sender, stage.snapshot.context.messages]).toEqual([partner, messages]);
    stage.send({ type: 'messages.close' }, read(0));
    expect([stage.asked('loadMessages'), stage.snapshot.context.messages]).toEqual([
      [{ id: partner.id }, { id: 0 }],
      null,
    ]);
  });

  test('messages that are asked for again stay on screen meanwhile', async () => {
    const stage = await opened();
    stage.send(read(partner.id));
    await stage.answer('loadMessages', messages);
    stage.send({ type: 'messages.reload' });
    expect([stage.snapshot.value, stage.snapshot.context.messages]).toEqual([{ reading: 'loading' }, messages]);
  });

  test('what did not come says why and can be asked for again', async () => {
    const stage = new Stage(partnersMachine, undefined);
    await stage.fail('loadPartners', failures.offline);
    expect([stage.snapshot.value, stage.snapshot.context.failure?.kind]).toEqual(['failed', 'offline']);
    stage.send({ type: 'list.reload' });
    await stage.answer('loadPartners', partnerPage);
    stage.send(read(0));
    await stage.fail('loadMessages', failures.unavailable);
    expect([stage.snapshot.value, stage.snapshot.context.failure?.kind]).toEqual([
      { reading: 'failed' },
      'unavailable',
    ]);
    stage.send({ type: 'messages.reload' });
    expect(stage.asked('loadMessages')).toHaveLength(2);
  });
});
