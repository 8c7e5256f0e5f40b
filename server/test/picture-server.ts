import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'

export interface PictureServer {
  port: number
  picture: Buffer
  /** The paths that were asked for. */
  requests: string[]
  stop: () => void
}

/** A server of pictures on this machine, with the faults that such servers have: `/silent`, `/half`, `/large`, `/endless`, `/moved/n`, `/to/<address>`, `/page`. */
export async function pictureServer(): Promise<PictureServer> {
  const picture = await sharp({ create: { width: 24, height: 24, channels: 3, background: '#456' } })
    .png()
    .toBuffer()
  const requests: string[] = []
  let isBroken = true
  const answers: Record<string, (answer: ServerResponse) => unknown> = {
    '/silent': () => undefined,
    '/half': (answer) => answer.writeHead(200, { 'content-length': picture.length }).write(picture.subarray(0, 20)),
    '/large': (answer) => answer.writeHead(200, { 'content-length': 50_000_000 }).end(),
    '/page': (answer) => answer.writeHead(200, { 'content-type': 'image/png' }).end('<html><script>alert(1)</script></html>'),
    // Fails the first time it is asked.
    '/later.png': (answer) => {
      if (isBroken) answer.writeHead(503).end()
      else answer.writeHead(200).end(picture)
      isBroken = false
    },
    '/endless': (answer) => {
      answer.writeHead(200)
      const more = () => {
        while (!answer.destroyed && answer.write(Buffer.alloc(16_384)));
      }
      answer.on('drain', more)
      more()
    },
  }
  const server = createServer((request, answer) => {
    const path = request.url ?? ''
    requests.push(path)
    const [, left] = /^\/moved\/(\d+)$/.exec(path) ?? []
    const [, to] = /^\/to\/(.+)$/.exec(path) ?? []
    if (left !== undefined) answer.writeHead(302, { location: Number(left) > 1 ? `/moved/${Number(left) - 1}` : '/picture.png' }).end()
    else if (to !== undefined) answer.writeHead(302, { location: to }).end()
    else if (answers[path]) answers[path](answer)
    else if (path.endsWith('.png')) answer.writeHead(200, { 'content-type': 'image/png' }).end(picture)
    else answer.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  return { port, picture, requests, stop }
}
