import type { IncomingMessage } from 'node:http'
import { BlockList, isIPv6 } from 'node:net'
import type { Env } from '../../env.ts'

type Trust = Env['TRUST_PROXY']

/** True if an address `hop` hops away is a proxy that may name its caller; the rule is the one Fastify has in app.ts. */
function trusting(trust: Trust): (address: string, hop: number) => boolean {
  if (trust === false) return () => false
  if (typeof trust === 'number') return (_address, hop) => hop < trust
  const list = new BlockList()
  for (const one of trust) {
    const [address = '', bits] = one.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return (address) => list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

/** Finds the caller's address for a connection outside Fastify, from the headers of trusted proxies, the nearest first. */
export function callerIpBy(trust: Trust): (request: Pick<IncomingMessage, 'headers' | 'socket'>) => string {
  const trusted = trusting(trust)
  return ({ headers, socket }) => {
    const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',')
    const named = forwarded.map((text) => text.trim()).filter(Boolean)
    const chain = [socket.remoteAddress ?? '', ...named.toReversed()]
    const at = chain.findIndex((address, hop) => !trusted(address, hop))
    return chain.at(at) ?? ''
  }
}
