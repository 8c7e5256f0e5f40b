// `npm run bench` measures requests beside a bare server; `npm run bench -- million` shows how lists are found among a million rows;
// `-- sockets` opens two thousand of them; `-- pages` shows how soon pages are seen; `-- queries` compares the ways to ask the database;
// `-- search` scores the search of products on its corpus and times it.
const benches = {
  requests: './requests.ts',
  million: './million/run.ts',
  sockets: './sockets.ts',
  pages: './pages.ts',
  queries: './queries.ts',
  search: './search/run.ts',
}
const requested = process.argv[2] ?? 'requests'
const file = Object.entries(benches).find(([name]) => name === requested)?.[1]
if (!file) {
  console.error(`bench: expected one of ${Object.keys(benches).join(', ')}, got ${requested}`)
  process.exit(1)
}
await import(file)
