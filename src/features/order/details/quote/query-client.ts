import { QueryClient } from '@tanstack/react-query'

/** The one of the form; it comes with the first question that is asked. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: 1, staleTime: 60_000, refetchOnWindowFocus: false } },
})
