import { errorCode } from './error-code.ts';

/** The result of `work`; null if it fails with this code. @throws any other failure. */
export async function nullOnCode<T>(code: string, work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (errorCode(error) === code) return null;
    throw error;
  }
}
