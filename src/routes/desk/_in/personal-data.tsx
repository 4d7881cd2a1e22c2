import { createFileRoute } from '@tanstack/react-router'
import { env } from 'cloudflare:workers'
import { deskPage, fresh } from '~/desk/guard/let-in.server'
import { deskHead } from '~/desk/layout/desk-head'
import { PageIfIn } from '~/desk/layout/desk-layout'
import { PersonalDataPage } from '~/desk/personal-data/personal-data-page'
import {
  openPersonalData,
  submitPersonalData,
} from '~/desk/personal-data/personal-data-step.server'
import { personsOf } from '~/jobs/persons.server'
import { m } from '~/paraglide/messages'

export const Route = createFileRoute('/desk/_in/personal-data')({
  server: { handlers: deskPage(openPersonalData, fresh(submitPersonalData(personsOf(env)))) },
  loader: ({ serverContext }) => serverContext?.page,
  head: () => deskHead(m.desk_nav_personal_data()),
  component: () => <PageIfIn of={PersonalDataPage} page={Route.useLoaderData()} />,
})
