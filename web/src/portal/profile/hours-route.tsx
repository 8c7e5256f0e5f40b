import { OpeningTimesForm } from '../../stores/profile/opening-times-form.tsx'

/** `/store/profile/hours` */
export default function HoursRoute() {
  return <OpeningTimesForm />
}
