import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, it } from 'vitest'
import { tryPort } from './try-port.ts'

it('reports a used port in one line, and nothing for a free one', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port } = taken.address() as AddressInfo // of a server that listens on a port
  const env = { PORT: port, HOST: '127.0.0.1' }
  await expect(tryPort(env)).rejects.toMatchObject({
    name: 'StartError',
    message: `PORT: ${port} is in use by another program, expected a free port`,
  })
  taken.close()
  await once(taken, 'close')
  await expect(tryPort(env)).resolves.toBeUndefined()
})

it('reports an address that this machine does not have', async () => {
  await expect(tryPort({ PORT: 0, HOST: '203.0.113.1' })).rejects.toMatchObject({
    message: 'HOST: this machine has no address 203.0.113.1',
  })
})
