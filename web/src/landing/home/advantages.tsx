import {
  IconBuildingStore,
  IconChartBar,
  IconDeviceMobile,
  IconHeadset,
  IconMessages,
  type IconProps,
  IconReceipt,
  IconShieldCheck,
  IconTag,
  IconTruckDelivery,
  IconWallet,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import classes from './advantages.module.css'
import { useHomeWords } from './home-words.ts'
import type { Landing } from './landing-data.ts'
import { Section } from './section.tsx'

const icons: Record<Landing['advantages'][number]['icon'], ComponentType<IconProps>> = {
  store: IconBuildingStore,
  truck: IconTruckDelivery,
  wallet: IconWallet,
  shield: IconShieldCheck,
  chart: IconChartBar,
  chat: IconMessages,
  receipt: IconReceipt,
  headset: IconHeadset,
  phone: IconDeviceMobile,
  tag: IconTag,
}

/** The marketplace's advantages, as its administrators wrote them. */
export function Advantages({ list }: { list: Landing['advantages'] }) {
  const words = useHomeWords()
  return (
    <Section id="advantages" title={words.advantages_title} lead={words.advantages_lead}>
      <ul className={classes.list}>
        {list.map(({ id, icon, title, body }) => {
          const Icon = icons[icon]
          return (
            <li key={id} className={classes.card}>
              <span className={classes.icon}>
                <Icon size={26} stroke={1.6} className={icon === 'truck' ? 'mirrored' : undefined} aria-hidden="true" />
              </span>
              <h3 className={classes.title}>{title}</h3>
              <p className={classes.body}>{body}</p>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
