/** The code of an error of Google's services, such as `auth/user-not-found` or `404`; else empty. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
