import { Button, createTheme, MantineThemeProvider, Popover, Stack } from '@mantine/core'
import { cloneElement } from 'react'
import { useText } from '../../text/use-text.ts'
import { useLazyOpening } from '../feedback/use-lazy-opening.ts'
import type { MenuTrigger } from '../nav/lazy-menu.tsx'
import type { FilterPanelProps } from './filter.ts'
import FilterInput from './filter-input.tsx'

// Choices open inside the popover: in a portal, a click on one would count as outside and close it.
const nested = createTheme({
  components: { Popover: { defaultProps: { withinPortal: false } }, Combobox: { defaultProps: { withinPortal: false } } },
})

// A panel taller than the room under its button scrolls in itself: of a short list the page is no help, its end would be out of reach.
const withinTheWindow = {
  size: {
    padding: 8,
    apply: ({ availableHeight, elements }: { availableHeight: number; elements: { floating: HTMLElement } }) => {
      elements.floating.style.maxHeight = `${Math.max(availableHeight, 240)}px`
    },
  },
}

/** All filters of a list in a popover, a chunk of its own: a list is read more often than it is filtered. */
export default function FilterPanel({ filters, list, children }: FilterPanelProps & { children: MenuTrigger }) {
  const { list: t } = useText('kit')
  const { opened, setOpened, button } = useLazyOpening()
  return (
    <Popover
      position="bottom-start"
      shadow="md"
      width={300}
      trapFocus
      withinPortal
      opened={opened}
      onChange={setOpened}
      middlewares={withinTheWindow}
    >
      <Popover.Target>{cloneElement(children, { ref: button, onClick: () => setOpened((open) => !open) })}</Popover.Target>
      <Popover.Dropdown style={{ overflowY: 'auto' }}>
        <MantineThemeProvider theme={nested} inherit>
          <Stack gap="sm">
            {filters.map((filter) => (
              <FilterInput
                key={filter.key}
                filter={filter}
                value={list.filters[filter.key] ?? ''}
                change={(value) => list.change({ filters: { [filter.key]: value } })}
              />
            ))}
            {Object.keys(list.filters).length > 0 && (
              <Button variant="subtle" size="xs" onClick={list.clear}>
                {t.clearFilters}
              </Button>
            )}
          </Stack>
        </MantineThemeProvider>
      </Popover.Dropdown>
    </Popover>
  )
}
