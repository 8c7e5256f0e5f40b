import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { StartError } from '../start-error.ts'

export interface SystemUser {
  uid: number
  gid: number
}

const getId = (flag: '-u' | '-g', name: string) => {
  const { status, stdout } = spawnSync('id', [flag, name], { encoding: 'utf8' })
  return status === 0 ? Number(stdout) : undefined
}

/** The user that runs PostgreSQL: it refuses root, so root uses `postgres` or `nobody`; anybody else runs it themselves (undefined). */
export function databaseUser(): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    const uid = getId('-u', name)
    const gid = getId('-g', name)
    if (uid !== undefined && gid !== undefined) return { uid, gid }
  }
  throw new StartError(
    'the embedded database refuses to run as root and there is neither a user postgres nor nobody: start as an ordinary user, or set DATABASE_URL',
  )
}

/** True if `user` can run the command and it succeeds. */
export function canRun(user: SystemUser, command: string, args: string[]): boolean {
  return spawnSync(command, args, { ...user, cwd: '/', stdio: 'ignore' }).status === 0
}

/** True if `user` can enter the folder, parents included. */
export const canEnter = (user: SystemUser, folder: string) => canRun(user, '/bin/sh', ['-c', 'cd "$1"', 'sh', folder])

const hasSetpriv = process.platform === 'linux' && existsSync('/usr/bin/setpriv')

interface Command {
  file: string
  args: string[]
  options: { uid?: number; gid?: number }
}

/**
 * The command as `user` runs it. With `follow`, it is stopped by the kernel when this process dies, even by `kill -9`
 * (setpriv of util-linux; where there is none, the next start adopts the database that was left behind).
 */
export function commandAs(user: SystemUser | undefined, file: string, args: string[], { follow }: { follow: boolean }): Command {
  if (!follow || !hasSetpriv) return { file, args, options: user ?? {} }
  const become = user ? ['--reuid', String(user.uid), '--regid', String(user.gid), '--clear-groups'] : []
  return { file: '/usr/bin/setpriv', args: [...become, '--pdeathsig', 'INT', '--', file, ...args], options: {} }
}
