import type { text as ar } from '../../ar/admin/search.ts'

export const text: typeof ar = {
  title: 'Searches without results',
  lead: 'Customer searches that found nothing. We don’t store any data about who searched. Add a search to the synonyms so that it finds the right products.',
  search: 'Search by search term',
  synonyms: 'Search synonyms',
  link: 'Add to synonyms',
  linkTitle: (query) => `Add “${query}” to synonyms`,
  linkHint: 'Enter a word used in product names. This search will then show the results for that word too.',
  linked: 'Added to synonyms',
  remove: 'Remove from list',
  removed: 'Removed from the list',
  none: 'Nothing',
  empty: { title: 'No searches without results', body: 'Customer searches that find nothing appear here.' },
}
