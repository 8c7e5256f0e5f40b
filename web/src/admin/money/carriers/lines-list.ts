import { listRemittanceLines } from '@rahba/contract/money/carriers/remittances.calls'

/** The lines of a remittance, for the page's loader and for the list. */
export const linesList = (id: string) => ({
  name: 'remittance-lines',
  call: listRemittanceLines,
  options: { defaultSort: 'line', filters: ['kind'] },
  input: { params: { id } },
})
