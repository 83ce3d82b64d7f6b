/** The region of a form that looks up customers. A bug in it loses nothing that was typed. */
export function customerSearchRegion() {
  return {
    description: 'Customers for the form are looked up here.',
    initial: 'offered',
    states: {
      offered: {
        description: 'The search is available.',
        invoke: { id: 'customerSearch', src: 'customerSearch', onError: 'unavailable' },
      },
      unavailable: {
        description: 'A bug stopped the search. The form stays, and typing restarts the search.',
        on: { 'search.renew': 'offered' },
      },
    },
  } as const;
}
