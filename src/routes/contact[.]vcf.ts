import { createFileRoute } from '@tanstack/react-router'
import { getGlobalStartContext } from '@tanstack/react-start'
import { appConfig } from '~config'
import { vcard } from '~/features/contact/vcard'

export const Route = createFileRoute('/contact.vcf')({
  server: {
    handlers: {
      GET: () =>
        new Response(vcard(appConfig, getGlobalStartContext()?.origin ?? ''), {
          headers: { 'Content-Type': 'text/vcard; charset=utf-8' },
        }),
    },
  },
})
