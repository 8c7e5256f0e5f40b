import { type ChildProcess, fork, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readlinkSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nodeFlags } from '../../src/process-settings.ts'
import { ended } from '../races/two-nodes.ts'

const [appAddress, databaseAddress] = ['10.77.0.1', '10.77.0.2']

/** True if this machine permits network namespaces and has nftables. `ip` connects the two networks. */
export const mayLosePackets =
  spawnSync('unshare', ['-n', 'bash', '-c', 'ip link add va type veth peer name vb && nft add table ip t'], { stdio: 'ignore' }).status ===
  0

function run(command: string, args: readonly string[]): void {
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}`)
}

/** A network that lasts as long as this process does. */
async function network(): Promise<ChildProcess> {
  const child = spawn('unshare', ['-n', 'sleep', '3600'], { stdio: 'ignore' })
  const own = readlinkSync('/proc/self/ns/net')
  for (let n = 0; n < 200; n++) {
    const path = `/proc/${child.pid}/ns/net`
    if (child.exitCode === null && readlinkSync(path) !== own) return child
    await new Promise((done) => setTimeout(done, 10))
  }
  throw new Error('the network was not made')
}

/**
 * A network for a server and one for its database, with a real cable between them that may lose packets or be pulled out.
 * @param socket where the database listens; that a Unix socket is no part of a network lets the bridge at its side reach it
 */
export async function twoNetworks(socket: string) {
  const folder = mkdtempSync(join(tmpdir(), 'rahba-cable-'))
  const [app, database] = await Promise.all([network(), network()])
  const children = [app, database]
  const inside = ({ pid }: ChildProcess, ...command: string[]) => run('nsenter', ['-t', String(pid), '-n', ...command])
  const enter = ({ pid }: ChildProcess) => ({
    execPath: 'nsenter',
    execArgv: ['-t', String(pid), '-n', process.execPath, ...nodeFlags],
  })
  const bridge = async (where: ChildProcess, from: string, to: string) => {
    const child = fork(join(import.meta.dirname, 'bridge.ts'), [from, to], {
      ...enter(where),
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    children.push(child)
    await new Promise((done, fail) => child.once('message', done).once('exit', () => fail(new Error('the bridge did not open'))))
  }
  inside(app, 'ip', 'link', 'add', 'cable', 'type', 'veth', 'peer', 'name', 'cable', 'netns', String(database.pid))
  for (const [side, address] of [
    [app, appAddress],
    [database, databaseAddress],
  ] as const) {
    inside(side, 'ip', 'link', 'set', 'lo', 'up')
    inside(side, 'ip', 'addr', 'add', `${address}/30`, 'dev', 'cable')
    inside(side, 'ip', 'link', 'set', 'cable', 'up')
    inside(side, 'nft', 'add', 'table', 'ip', 'faults')
    inside(side, 'nft', 'add', 'chain', 'ip', 'faults', 'input', '{ type filter hook input priority 0; }')
  }
  await bridge(database, `${databaseAddress}:5432`, socket)
  const door = join(folder, 'door')
  return {
    /** Where the server finds its database. */
    database: `${databaseAddress}:5432`,
    /** How a process starts at the server's side. */
    enter: enter(app),
    /** Lets the test reach a port at the server's side by this Unix socket. */
    async open(port: number): Promise<string> {
      await bridge(app, door, `127.0.0.1:${port}`)
      return door
    },
    /** Loses so many packets in a hundred, of those in each direction. */
    lose(percent: number): void {
      for (const side of [app, database])
        inside(side, ...'nft add rule ip faults input iifname cable numgen random mod 100 <'.split(' '), String(percent), 'drop')
    },
    unplug: () => inside(app, 'ip', 'link', 'set', 'cable', 'down'),
    mend(): void {
      for (const side of [app, database]) inside(side, 'nft', 'flush', 'chain', 'ip', 'faults', 'input')
      inside(app, 'ip', 'link', 'set', 'cable', 'up')
    },
    async stop(): Promise<void> {
      for (const child of children.toReversed()) child.kill('SIGKILL')
      await Promise.all(children.map(ended))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
