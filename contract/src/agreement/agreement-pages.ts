/** The list of acceptances: its filters and order, for the page and its loader. */
export const acceptancesPage = { defaultSort: '-created_at', filters: ['number', 'state'] } as const
