import { StoreCard } from '../../stores/store-card.tsx'
import { useHomeWords } from './home-words.ts'
import type { Landing } from './landing-data.ts'
import { Section } from './section.tsx'
import classes from './stores.module.css'

// The stores fill complete rows of three.
const maxShown = 9

/** Featured stores, each a door. */
export function Stores({ list }: { list: Landing['stores'] }) {
  const words = useHomeWords()
  return (
    <Section id="stores" title={words.stores_title} lead={words.stores_lead} tone="white">
      <ul className={classes.list}>
        {list.slice(0, maxShown).map((store) => (
          <li key={store.id}>
            <StoreCard store={store} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
