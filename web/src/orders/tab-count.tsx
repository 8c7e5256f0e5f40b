import { Badge } from '@mantine/core'
import { CappedCount } from '../kit/show/capped-count.tsx'

/** The number in a tab, highlighted if its items wait for the reader; undefined for 0. */
export const tabCount = (n: number, waits: boolean) =>
  n > 0 ? (
    <Badge variant={waits ? 'filled' : 'light'} color={waits ? 'brand' : 'gray'} size="sm" fw={500} miw="max-content">
      <CappedCount n={n} />
    </Badge>
  ) : undefined
