import { Button, Popover, Stack } from '@mantine/core'
import { useState } from 'react'
import { MoneyInput, type NumberValue } from '../../kit/inputs/number-inputs.tsx'
import type { CityDraft } from './city-draft.ts'
import { useFormText } from './use-profile-form.ts'

interface SetForRegionProps {
  region: string
  onSet: (part: Partial<Pick<CityDraft, 'delivery_charge' | 'min_order_cost'>>) => void
}

/** One charge and one smallest order for all cities of a region; what is left empty stays as it is in each. */
export function SetForRegion({ region, onSet }: SetForRegionProps) {
  const t = useFormText().delivery
  const [open, setOpen] = useState(false)
  const [charge, setCharge] = useState<NumberValue>(null)
  const [minimum, setMinimum] = useState<NumberValue>(null)
  const apply = () => {
    onSet({
      ...(typeof charge === 'number' ? { delivery_charge: charge } : {}),
      ...(typeof minimum === 'number' ? { min_order_cost: minimum } : {}),
    })
    setCharge(null)
    setMinimum(null)
    setOpen(false)
  }
  const unreadable = typeof charge === 'string' || typeof minimum === 'string'
  return (
    <Popover opened={open} onChange={setOpen} trapFocus returnFocus width={260} position="bottom-end">
      <Popover.Target>
        <Button
          variant="subtle"
          size="compact-sm"
          onClick={() => setOpen(!open)}
          aria-expanded={open}
          aria-label={`${t.setAll}: ${region}`}
        >
          {t.setAll}
        </Button>
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={`${t.setAll}: ${region}`}>
        <Stack gap="sm">
          <MoneyInput label={t.charge} value={charge} onChange={setCharge} />
          <MoneyInput label={t.minimum} value={minimum} onChange={setMinimum} />
          <Button onClick={apply} disabled={unreadable || (charge === null && minimum === null)}>
            {t.apply}
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}
