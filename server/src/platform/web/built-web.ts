import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'
import { serverRoot } from '../server-root.ts'
import { StartError } from '../start-error.ts'
import { isApi } from './page-address.ts'

const webRoot = join(serverRoot, '../web')

/** The web as it was built, and the folder of the files that browsers load; null where Vite serves them. */
export interface BuiltWeb {
  load: () => Promise<ServerBuild>
  files: string | null
}

/**
 * Returns the production build. It is loaded with the first page: a node that serves only the API does not load it.
 * Throws StartError if there is none.
 */
export function builtWeb(): BuiltWeb {
  const entry = join(webRoot, 'build/server/index.js')
  if (!existsSync(entry)) throw new StartError('The web is not built: run `npm run build` first')
  let build: Promise<ServerBuild> | undefined
  const load = () => {
    // The bundler writes a ServerBuild there.
    build ??= import(pathToFileURL(entry).href) as Promise<ServerBuild>
    return build
  }
  return { load, files: join(webRoot, 'build/client') }
}

/** Returns the web from its sources, for development: Vite answers for files, and each page is rendered by the code as it is now. */
export async function liveWeb(app: FastifyInstance): Promise<BuiltWeb> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: webRoot,
    configFile: join(webRoot, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, ws: { server: app.server } },
  })
  app.addHook('onClose', () => vite.close())
  app.addHook('onRequest', (request, reply, done) => {
    if (isApi(request.url)) return done()
    vite.middlewares(request.raw, reply.raw, (error?: Error) => done(error))
  })
  // The plugin of React Router provides a ServerBuild under this name.
  const load = async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild
  return { load, files: null }
}
