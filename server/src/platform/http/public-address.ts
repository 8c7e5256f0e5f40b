import { lookup as resolve } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

// Addresses off the internet: this machine, private and shared networks, link-local (where clouds keep their keys), test nets, multicast, reserved.
const inside = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  inside.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inside.addSubnet(net, bits, 'ipv6')

/** True if an address is on the public internet. An IPv4 address written as IPv6 is checked as IPv4. */
export function isPublicAddress(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return isPublicAddress(mapped)
  const family = isIP(address)
  if (family === 0 || /^::ffff:/i.test(address)) return false
  return !inside.check(address, family === 4 ? 'ipv4' : 'ipv6')
}

/** Thrown for a name that is not called: an address of it is inside. */
export class InsideError extends Error {}

/**
 * Resolves a name as node does, and refuses it where any of its addresses is not public. The connection goes to the very address that was
 * checked: a name that answers otherwise a moment later changes nothing.
 */
export const publicLookup: LookupFunction = (hostname, options, done) => {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '')
    const [first] = addresses
    if (!first || addresses.some(({ address }) => !isPublicAddress(address))) {
      return done(new InsideError(`${hostname} is not on the public internet`), '')
    }
    if (options.all) return done(null, addresses)
    done(null, first.address, first.family)
  })
}
