/** Resources of a server process at one moment. */
export interface Held {
  /** Megabytes of what the program keeps in V8's heap. */
  heap: number
  /** Megabytes of what V8 compiled of it: that grows for an hour as one function after the other becomes hot, and is bounded by the program. */
  code: number
  external: number
  buffers: number
  /** By the kind of resource that keeps a process alive: timers, sockets, watchers. */
  resources: Record<string, number>
  /** Share of the time since the last sample that the event loop was at work. */
  busy: number
}
