import { createServerFn } from '@tanstack/react-start'
import { setResponseHeader } from '@tanstack/react-start/server'
import { currentVisit } from '~/http/visit'
import { keepDraft } from '~/order/store/keep-draft.server'
import { orUnavailable } from '~/lib/or-unavailable'

/**
 * Saves the input of the details or the summary, valid or not. Returns the draft and its revision, which the next
 * save has to send; null if there was nothing to save.
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
