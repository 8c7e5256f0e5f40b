import { createContext, data, type ServerBuild } from 'react-router'

/** Data of a page: a loader of the tiny web answers with it. */
interface Seen {
  cookies: Readonly<Record<string, string | undefined>>
  call(call: { method: string; path: string }): Promise<{ status: number; body: unknown }>
}

/**
 * A web of one page at every address, in the shape of the real build, for what the server does around pages. Its loader tells the cookies it was given,
 * and at an address that ends with `/busy` fails as a loader does whose call was refused for overload; its action signs out, as the real one does.
 */
export function tinyWeb(): { load: () => Promise<ServerBuild>; files: null } {
  const pageRequest = createContext<Seen>()
  const path = '*'
  const module = {
    default: () => null,
    loader: ({ context, request }: { context: { get(key: typeof pageRequest): Seen }; request: Request }) => {
      if (/\/busy(\.data)?$/.test(new URL(request.url).pathname)) throw data({ code: 'unavailable' }, { status: 503 })
      return { cookies: context.get(pageRequest).cookies }
    },
    action: async ({ context }: { context: { get(key: typeof pageRequest): Seen } }) =>
      (await context.get(pageRequest).call({ method: 'POST', path: '/admin/auth/logout' })).body,
  }
  const route = (id: string, parentId?: string) => ({ id, path: parentId ? path : '', ...(parentId ? { parentId } : {}) })
  const manifest = (id: string, parentId?: string) => ({
    ...route(id, parentId),
    module: '',
    hasAction: true,
    hasLoader: true,
    hasClientAction: false,
    hasClientLoader: false,
    hasClientMiddleware: false,
    hasErrorBoundary: false,
    hasDefaultExport: true,
  })
  const build = {
    allowedActionOrigins: false,
    assets: {
      entry: { module: '', imports: [] },
      routes: { root: manifest('root'), page: manifest('page', 'root') },
      url: '/manifest.js',
      version: '1',
    },
    assetsBuildDirectory: '',
    basename: '/',
    entry: {
      module: {
        default: (_request: Request, status: number, headers: Headers) => {
          headers.set('content-type', 'text/html; charset=utf-8')
          return new Response('<!doctype html><title>A page</title>', { status, headers })
        },
        pageRequest,
      },
    },
    future: {},
    isSpaMode: false,
    prerender: [],
    publicPath: '/',
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
    routes: { root: { ...route('root'), module: { default: () => null } }, page: { ...route('page', 'root'), module } },
    ssr: true,
  }
  // the parts that rendering reads; the type also names what only the bundler writes
  return { load: async () => build as unknown as ServerBuild, files: null }
}
