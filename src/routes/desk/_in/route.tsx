import { createFileRoute } from '@tanstack/react-router'
import { letIn } from '~/desk/guard/let-in.server'

/** Every page of the desk but the link of a mail is below this: its guard lets a person in. */
export const Route = createFileRoute('/desk/_in')({ server: { middleware: [letIn] } })
