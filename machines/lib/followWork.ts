interface Followed<Judging, Context, Input> {
  /** The state that finds out whether it still goes on. */
  judging: Judging;
  input: (args: { context: Context }) => Input;
}

/**
 * The state in which long work of the server is followed, which goes on there when the page is left. Its machine has the port `loadWork`, the action
 * `learnWork`, the delay `poll` and the event `work.reload`.
 */
export function followWork<const Judging extends string, Work, Context, Input>({
  judging,
  input,
}: Followed<Judging, Context, Input>) {
  return {
    tags: 'underWay',
    initial: 'pausing',
    states: {
      pausing: {
        description: 'How far it is was heard a moment ago.',
        after: { poll: 'reading' },
      },
      reading: {
        description: 'How far it is now is asked for.',
        invoke: {
          id: 'loadWork',
          src: 'loadWork',
          input,
          onDone: {
            target: judging,
            actions: {
              type: 'learnWork',
              params: ({ event }: { event: { output: Work } }) => ({ work: event.output }),
            },
          },
          onError: 'silent',
        },
      },
      silent: {
        description: 'The server did not say how far it is. It is asked again after a while, or when one presses.',
        tags: 'failed',
        after: { poll: 'reading' },
        on: { 'work.reload': 'reading' },
      },
    },
  } as const;
}
