import { Button, Container, Group, Stack, Text, Title } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import { isRouteErrorResponse, useLocation } from 'react-router'
import { LinkButton } from '../../kit/nav/link-button.tsx'
import { pathTo } from '../../paths.ts'
import { useLocale } from '../../text/locale.ts'
import { useText } from '../../text/use-text.ts'
import { Wordmark } from '../../theme/mark.tsx'
import { LanguageSwitch } from '../frame/language-switch.tsx'
import { PageTitle } from '../head/page-title.tsx'
import type { ApiFailure, NotFound } from '../request/call-api.ts'
import { isPlainPage } from '../routing/area.ts'
import { isChunkError, reloadOnce } from './chunk-guard.ts'
import classes from './error-page.module.css'
import { Gate } from './market-gate.tsx'

/** The page for everything that went wrong: not found, refused by the API, or a crash. `framed` where a surface stays around it. */
export function ErrorPage({ error, framed = false }: { error: unknown; framed?: boolean }) {
  const stale = isChunkError(error)
  useEffect(() => {
    if (stale) void reloadOnce()
  }, [stale])
  if (isRouteErrorResponse(error)) {
    if (error.status === 404) return <NotFoundPage back={(error.data as NotFound | null)?.back ?? 'home'} framed={framed} /> // thrown by notFound(), or by the router without data
    if (error.status === 503) return <BusyPage framed={framed} />
    return <CrashPage status={error.status} message={(error.data as ApiFailure | null)?.error} framed={framed} /> // thrown by callApi()
  }
  return <CrashPage status={500} framed={framed} />
}

function NotFoundPage({ back, framed }: NotFound & { framed: boolean }) {
  const t = useText('common').notFound
  const ways = {
    dashboard: ['/dashboard', t.toDashboard],
    store: ['/store', t.toStore],
    market: ['/market', t.toMarket],
    home: ['/', t.toHome],
  } as const
  const [to, label] = ways[back]
  return (
    <Notice status={404} title={t.title} heading={t.heading} body={t.body} framed={framed}>
      <LinkButton to={to}>{label}</LinkButton>
    </Notice>
  )
}

function CrashPage({ status, message, framed }: { status: number; message?: string | undefined; framed: boolean }) {
  const t = useText('common')
  const locale = useLocale()
  return (
    <Notice status={status} title={t.crashed.title} heading={t.crashed.heading} body={message ?? t.crashed.body} framed={framed}>
      <Retry />
      <Button component="a" href={pathTo(locale, '/')} variant="default">
        {t.notFound.toHome}
      </Button>
    </Notice>
  )
}

/** Loads the page again, by the browser alone. */
function Retry() {
  return (
    <Button component="a" href="">
      {useText('common').actions.retry}
    </Button>
  )
}

/** Returns a delay in seconds, another one for each reader, so that a node that has just recovered is not overrun. */
const getDelay = () => 3 + Math.random() * 4

/** Tries again by itself. */
function BusyPage({ framed }: { framed: boolean }) {
  const t = useText('common')
  const plain = isPlainPage(useLocation().pathname)
  useEffect(() => {
    const timer = setTimeout(() => window.location.reload(), getDelay() * 1000)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Notice status={503} title={t.crashed.title} heading={t.crashed.busyHeading} body={t.crashed.busyBody} framed={framed}>
      {/* no effect runs on a plain page */}
      {plain && <meta httpEquiv="refresh" content={String(Math.round(getDelay()))} />}
      <Retry />
    </Notice>
  )
}

interface NoticeProps {
  status: number
  title: string
  heading: string
  body: string
  children: ReactNode
}

/** One number, one sentence, what to do next. Also the dashboard's 403 page, inside its frame. */
export function Notice({ status, title, heading, body, children, framed = false }: NoticeProps & { framed?: boolean }) {
  const words = (
    <Stack gap="sm" align="center" ta="center">
      <PageTitle>{title}</PageTitle>
      <Gate number={status} />
      <Title order={1} fz={{ base: 22, sm: 26 }}>
        {heading}
      </Title>
      <Text c="dimmed" maw={460} className={classes.body}>
        {body}
      </Text>
      <Group mt="md" justify="center">
        {children}
      </Group>
    </Stack>
  )
  if (framed) return <Container py={64}>{words}</Container>
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <Wordmark />
        <LanguageSwitch />
      </header>
      <main className={classes.main}>{words}</main>
    </div>
  )
}
