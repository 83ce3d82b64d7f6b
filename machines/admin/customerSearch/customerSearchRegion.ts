/** The region of a form in which customers are looked up: a bug in that costs nothing of what is typed. */
export function customerSearchRegion() {
  return {
    description: 'Customers for the form, looked up beside it.',
    initial: 'offered',
    states: {
      offered: {
        description: 'They can be looked up.',
        invoke: { id: 'customerSearch', src: 'customerSearch', onError: 'unavailable' },
      },
      unavailable: {
        description: 'A bug ended it: the form stays, and whoever types on has it back.',
        on: { 'search.renew': 'offered' },
      },
    },
  } as const;
}
