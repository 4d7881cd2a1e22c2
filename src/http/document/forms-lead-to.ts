/**
 * A header between a page and `renderPage`, which never leaves the Worker: the one other origin to which a form of the
 * page may lead by a redirect.
 */
export const FORMS_LEAD_TO = 'X-Forms-Lead-To'
