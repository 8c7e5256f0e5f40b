import { SimpleGrid } from '@mantine/core'
import type { ReactNode } from 'react'
import { Panel } from '../show/panel.tsx'

/** Fields in two columns, one on phones. */
export function Fields({ children, cols = 2 }: { children: ReactNode; cols?: 1 | 2 | 3 }) {
  return (
    <SimpleGrid cols={{ base: 1, sm: cols }} spacing="md" verticalSpacing="md">
      {children}
    </SimpleGrid>
  )
}

/** A titled group of fields. */
export function FormSection({ title, children, cols = 1 }: { title?: string; children: ReactNode; cols?: 1 | 2 | 3 }) {
  return (
    <Panel {...(title ? { title } : {})}>
      <Fields cols={cols}>{children}</Fields>
    </Panel>
  )
}
