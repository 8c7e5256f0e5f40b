import type { acceptPdf } from '../files/pdf-task.ts'
import type { acceptPicture } from '../files/picture-task.ts'
import type { scalePicture } from '../files/scale-task.ts'
import type { readTable } from '../tables/table-task.ts'

/** The tasks of the reading process. A task yields parts, if it has any, and returns a result at its end. */
interface Tasks {
  picture: typeof acceptPicture
  pdf: typeof acceptPdf
  scale: typeof scalePicture
  table: typeof readTable
}
export type TaskName = keyof Tasks
export type InputOf<T extends TaskName> = Parameters<Tasks[T]>[0]
type Steps<T extends TaskName> = ReturnType<Tasks[T]>
export type PartOf<T extends TaskName> = Steps<T> extends AsyncGenerator<infer Part, unknown> ? Part : never
export type ResultOf<T extends TaskName> = Steps<T> extends AsyncGenerator<unknown, infer Result> ? Result : never

/** Messages from the reading process. `ready` comes once; for each task `loaded`, its parts and its outcome. */
export type ReaderMessage =
  | { ready: true }
  | { loaded: true }
  | { part: unknown }
  | { result: unknown }
  | { refused: string; params: Record<string, string | number> }
  | { failed: string }
/** Messages to the process: a task, or a request for the next part. */
export type ReaderCommand = { task: TaskName; input: unknown } | { more: true }
