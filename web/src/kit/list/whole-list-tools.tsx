import type { EndpointSpec } from '@rahba/contract/kernel/endpoint'
import classes from './list.module.css'
import { ExportMenu, SearchBox } from './toolbar.tsx'
import type { ListState } from './use-list-state.ts'

/** What stands over a short list that is shown whole: its search and its file. It has too little for pages, columns to choose or views to keep. */
export function WholeListTools({ list, exports }: { list: ListState; exports: EndpointSpec }) {
  return (
    <div className={classes.toolbar}>
      <SearchBox list={list} />
      <div className={classes.tools}>
        <ExportMenu endpoint={exports} params={undefined} list={list} />
      </div>
    </div>
  )
}
