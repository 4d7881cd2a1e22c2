/** The credentials that the remote provider of the tests requires. */
export const remoteAccess = {
  accessToken: 'access-token-of-the-tests',
  bearer: 'bearer-of-the-tests',
} as const
