/**
 * SQL on `summaries` for statements on drafts; arguments are SQL. A separate file, because summaries import drafts.
 */

/** SQL that is true if a summary of the draft showed exactly this input. */
export function isShownSql(draftId: string, typed: string): string {
  return `EXISTS (SELECT 1 FROM summaries WHERE draft_id = ${draftId} AND summaries.typed = ${typed})`
}

/** SQL for the draft of the summary with a key; NULL if there is none. */
export function draftOfKeySql(orderKey: string): string {
  return `(SELECT draft_id FROM summaries WHERE order_key = ${orderKey})`
}

/** SQL that deletes the summaries of a draft. */
export function deleteSummariesSql(draftId: string): string {
  return `DELETE FROM summaries WHERE draft_id = ${draftId}`
}
