import { defineMiddleware } from 'astro:middleware'
import { overwriteGetLocale } from '~/paraglide/runtime'

// There is only the Czech page here.
overwriteGetLocale(() => 'cs')
export const onRequest = defineMiddleware((_context, next) => next())
