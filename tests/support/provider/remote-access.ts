/** What the remote provider of the tests asks of every request. */
export const remoteAccess = {
  accessToken: 'access-token-of-the-tests',
  bearer: 'bearer-of-the-tests',
} as const
