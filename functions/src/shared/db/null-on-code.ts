/** The code of an error of Google's services, such as `auth/user-not-found` or `404`; else empty. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** The result of `work`; null if it fails with this code. @throws any other failure. */
export async function nullOnCode<T>(code: string, work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (errorCode(error) === code) return null;
    throw error;
  }
}
