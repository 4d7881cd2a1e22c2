import { empty } from './empty.ts'
import { error } from './error.ts'
import { notFound } from './not-found.ts'
import { parcel } from './parcel.ts'
import { received } from './received.ts'

/** What stands alone on a page of any carrier; of a landscape landmark and car lie in its middle strip, y 150 to 525. */
export const pageSheets = { empty, error, 'not-found': notFound, parcel, received }
