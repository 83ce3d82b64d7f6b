import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { afterEach, expect, test } from 'vitest';
import { BugBoundary } from '../../src/app/bugs/BugBoundary.tsx';
import { part } from '../../src/loading/part.tsx';
import { withBug } from '../support/screens/withBug.ts';

afterEach(cleanup);

const Greeting = ({ name }: { name: string }) => <p>Good morning, {name}</p>;
const user = userEvent.setup({ pointerEventsCheck: 0 });

/** Fails at first; returns how often it was called. */
function lostOnce() {
  const asked = { times: 0 };
  const load = async (): Promise<ComponentType<{ name: string }>> => {
    asked.times += 1;
    if (asked.times === 1) throw new TypeError('Failed to fetch');
    return Greeting;
  };
  return { asked, load };
}

test('a part is fetched when it is first shown, and shown at once from then on', async () => {
  let asked = 0;
  const Part = part(
    async () => {
      asked += 1;
      return Greeting;
    },
    { waiting: <p>A moment</p> },
  );
  expect(asked).toBe(0);
  render(<Part name="chef" />);
  expect(screen.getByText('A moment')).toBeTruthy();
  expect(await screen.findByText('Good morning, chef')).toBeTruthy();
  cleanup();
  render(<Part name="rep" />);
  expect([screen.getByText('Good morning, rep').tagName, asked]).toEqual(['P', 1]);
});

test(
  'a part that failed to load is caught by its boundary, and is requested again when it is shown again, not before',
  withBug(async () => {
    const { asked, load } = lostOnce();
    const Part = part(load);
    render(
      <BugBoundary
        onBug={() => undefined}
        face={(retry) => (
          <button type="button" onClick={retry}>
            Again
          </button>
        )}
      >
        <Part name="chef" />
      </BugBoundary>,
    );
    const again = await screen.findByRole('button', { name: 'Again' });
    expect(asked.times).toBe(1);
    await user.click(again);
    expect(await screen.findByText('Good morning, chef')).toBeTruthy();
  }),
);

test('a part with a face of its own for what did not come shows it, and tries again from there', async () => {
  const { asked, load } = lostOnce();
  const Part = part(load, {
    failed: ({ name }, retry) => (
      <button type="button" onClick={retry}>
        {`Again, ${name}`}
      </button>
    ),
  });
  render(<Part name="chef" />);
  await user.click(await screen.findByRole('button', { name: 'Again, chef' }));
  expect(await screen.findByText('Good morning, chef')).toBeTruthy();
  expect(asked.times).toBe(2);
});
