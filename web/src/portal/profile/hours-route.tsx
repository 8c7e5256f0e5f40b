import { OpeningTimesForm } from '../../stores/profile/opening-times-form.tsx'
import { useStore } from '../layout/use-store.ts'
import { StaleTexts } from '../translations/stale-texts.tsx'

/** `/store/profile/hours` */
export default function HoursRoute() {
  return (
    <StaleTexts kind="stores" record={useStore()}>
      <OpeningTimesForm />
    </StaleTexts>
  )
}
