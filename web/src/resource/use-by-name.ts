import { use } from 'react'

/**
 * Makes a hook that gives the default export of a resource's file, found by the resource's name; null if it has none. It waits for the file.
 * @param files loaders by path, from `import.meta.glob`; a file is named `<resource's name>.<kind>.tsx`
 */
export function makeUseByName<T>(files: Readonly<Record<string, () => Promise<{ default: T }>>>) {
  const byName = new Map(Object.entries(files).map(([path, load]) => [path.replace(/^.*\/([^/]+)\.\w+\.tsx$/, '$1'), load]))
  const loading = new Map<string, Promise<T>>()
  return function useByName({ name }: { name: string }): T | null {
    const load = byName.get(name)
    let pending = loading.get(name)
    if (load && !pending) {
      pending = load().then((file) => file.default)
      pending.catch(() => loading.delete(name))
      loading.set(name, pending)
    }
    // The file of a resource is there or not for the entire life of the program, so the order of hooks holds.
    return pending ? use(pending) : null
  }
}
