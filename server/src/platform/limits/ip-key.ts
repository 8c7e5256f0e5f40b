import { isIPv6 } from 'node:net'

const groups = (text: string) => (text === '' ? [] : text.split(':'))

/** An IPv4 address as it is, an IPv6 address by its first `parts` groups of 16 bits. */
function getKey(ip: string, parts: number): string {
  const address = ip.split('%', 1)[0] ?? ip
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.toLowerCase().split('::')
  const start = groups(head)
  const end = tail === undefined ? [] : groups(tail)
  const middle = tail === undefined ? 0 : Math.max(0, 8 - start.length - end.length)
  const all = [...start, ...Array.from({ length: middle }, () => '0'), ...end]
  return `${all
    .slice(0, parts)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/${parts * 16}`
}

/** The key under which a caller is counted: an IPv4 address as it is, an IPv6 address by its /64, which a home or a server has to itself. */
export const ipKey = (ip: string): string => getKey(ip, 4)

/**
 * The key of limits on actions that cost money or lock others out. An IPv6 address counts by its /48, because any customer of a provider gets one,
 * with 65,536 networks of {@link ipKey}.
 */
export const networkKey = (ip: string): string => getKey(ip, 3)
