/** Returns the search and the filters of a list's query, without its order and its page. */
export const getFilter = ({
  page: _page,
  per_page: _perPage,
  sort: _sort,
  cursor: _cursor,
  ...filter
}: Readonly<Record<string, string | number>>): Record<string, string | number> => filter
