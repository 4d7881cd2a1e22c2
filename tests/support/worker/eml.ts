/** Files of mails, for tests of the rooms below. */
export { type ApiMail, toEml } from '../../../scripts/tools/eml.ts'
