import { flag } from '../kernel/field.ts'
import { defineResource } from '../kernel/resource.ts'
import { synonymGroup } from './synonym-groups.ts'

/** Words that mean the same to shoppers: a search for one of them also finds products with another. */
export const synonyms = defineResource({
  name: 'synonyms',
  path: 'synonyms',
  permission: 'products',
  title: 'words',
  fields: {
    words: synonymGroup,
    active: flag(),
  },
  list: {
    columns: ['words', 'active', 'updated_at'],
    search: ['words'],
    sort: ['updated_at', 'created_at'],
    default_sort: '-updated_at',
    filters: ['active'],
  },
  labels: {
    one: { ar: 'مرادفات', en: 'Synonyms' },
    many: { ar: 'مرادفات البحث', en: 'Search synonyms' },
    empty: {
      ar: 'أضف كلمات بمعنى واحد، مثل: شنطة، حقيبة. البحث بأي منها يعرض نتائج البقية أيضًا.',
      en: 'Add words that mean the same, such as: sofa, couch. A search for one also finds the other.',
    },
    fields: { words: { ar: 'الكلمات، تفصل بينها فاصلة', en: 'Words, separated by commas' } },
  },
})
