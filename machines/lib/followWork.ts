interface Followed<Validating, Context, Input> {
  /** The state that checks whether the work is still running. */
  validating: Validating;
  input: (args: { context: Context }) => Input;
}

/**
 * The state in which long work of the server is followed. The work goes on when the page is left. Its machine has the
 * port `loadWork`, the action `setWork`, the delay `poll` and the event `work.reload`.
 */
export function followWork<const Validating extends string, Work, Context, Input>({
  validating,
  input,
}: Followed<Validating, Context, Input>) {
  return {
    tags: 'underWay',
    initial: 'pausing',
    states: {
      pausing: {
        description: 'The progress was checked a moment ago.',
        after: { poll: 'reading' },
      },
      reading: {
        description: 'The progress is being checked.',
        invoke: {
          id: 'loadWork',
          src: 'loadWork',
          input,
          onDone: {
            target: validating,
            actions: {
              type: 'setWork',
              params: ({ event }: { event: { output: Work } }) => ({ work: event.output }),
            },
          },
          onError: 'silent',
        },
      },
      silent: {
        description: 'The server did not report the progress. It is asked again after a while, or when the user asks.',
        tags: 'failed',
        after: { poll: 'reading' },
        on: { 'work.reload': 'reading' },
      },
    },
  } as const;
}
