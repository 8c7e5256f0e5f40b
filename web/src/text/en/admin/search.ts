import type { text as ar } from '../../ar/admin/search.ts'

export const text: typeof ar = {
  title: 'Searches without results',
  lead: 'Customers made these searches without results. We store nothing about who searched. Add a search to synonyms, and it finds your products.',
  search: 'Search',
  synonyms: 'Search synonyms',
  link: 'Add to synonyms',
  linkTitle: (query) => `Add “${query}” to synonyms`,
  linkHint: 'Enter a word that products are called by. This search will then find everything that word finds.',
  linked: 'Added to synonyms',
  remove: 'Remove from list',
  removed: 'Removed from the list',
  none: 'Nothing',
  empty: { title: 'No searches without results', body: 'Searches that customers make without finding anything appear here.' },
}
