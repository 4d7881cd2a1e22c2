import { QueryClient } from '@tanstack/react-query'

/** The query client of the form, loaded with the first query. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: 1, staleTime: 60_000, refetchOnWindowFocus: false } },
})
