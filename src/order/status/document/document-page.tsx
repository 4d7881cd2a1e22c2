import statusScript from 'virtual:status-script'
import { appConfig } from '~config'
import { CompanyPhone } from '~/ui/company-phone'
import { DocumentSheet } from '~/order/status/document/document-sheet'
import type { TaxDocument } from '~/order/papers/tax-document'
import { endedWords } from '~/order/papers/document-words'
import { m } from '~/paraglide/messages'

/** What a link to a document shows: the document, or that the link has ended. */
export type DocumentView =
  | { state: 'issued'; document: TaxDocument; token: string; owed: number }
  | { state: 'ended' }

/** The page of a tax document. It needs no script; that of the order's page copies a line and prints. */
export function DocumentPage({ view }: { view: DocumentView }) {
  if (view.state === 'ended') return <Ended />
  return (
    <>
      <DocumentSheet document={view.document} token={view.token} owed={view.owed} />
      <output id="order-news" className="visually-hidden" />
      <script src={statusScript} defer />
    </>
  )
}

function Ended() {
  const { email } = appConfig.company
  return (
    <>
      <h1>{m.status_ended()}</h1>
      <p className="lead">{endedWords()}</p>
      <p>
        <CompanyPhone />, <a href={`mailto:${email}`}>{email}</a>
      </p>
    </>
  )
}
