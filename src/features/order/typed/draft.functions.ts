import { createServerFn } from '@tanstack/react-start'
import { setResponseHeader } from '@tanstack/react-start/server'
import { currentVisit } from '~/edge/visit'
import { keepDraft } from '~/features/order/typed/keep-draft.server'
import { orUnavailable } from '~/lib/or-unavailable'

/**
 * Keeps what was typed so far into the details or the summary, valid or not. The answer names the draft and its
 * revision, which the next save has to send; null where there was nothing to keep.
 */
export const saveDraft = createServerFn({ method: 'POST' })
  .validator((form: FormData) => form)
  .handler(({ data }) =>
    orUnavailable(async () => {
      const kept = await keepDraft({ ...currentVisit(), form: data })
      if (!kept.ok) return kept
      if (kept.cookie) setResponseHeader('Set-Cookie', kept.cookie)
      return { ok: true as const, draft: kept.draft }
    }),
  )
