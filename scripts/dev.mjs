// `npm run dev`: the server restarts when one of its files changes, the web reloads in place (Vite inside the same server).
import { spawn } from 'node:child_process'
import { onOwnNode, root } from './own-node.mjs'

await onOwnNode()
const child = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/src/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, RAHBA_DEV: '1' },
})
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => child.kill(signal))
child.on('exit', (code) => process.exit(code ?? 0))
