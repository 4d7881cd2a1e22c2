import { createFileRoute } from '@tanstack/react-router'
import { appConfig } from '~config'
import { vcard } from '~/features/contact/vcard'

export const Route = createFileRoute('/(files)/contact.vcf')({
  server: {
    handlers: {
      GET: ({ context: { visit } }) =>
        new Response(vcard(appConfig, visit.origin), {
          headers: { 'Content-Type': 'text/vcard; charset=utf-8' },
        }),
    },
  },
})
