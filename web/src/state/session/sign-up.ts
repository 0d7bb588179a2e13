import * as z from 'zod/mini';
import { Outcome, type SignUpRequest } from '@reef/domain/accounts/account-calls';
import { SIGN_UP_MESSAGES } from '@reef/domain/accounts/account-messages';
import { normalizePin } from '@reef/domain/accounts/pin';
import { AUTH_MESSAGES } from '@reef/domain/shared/messages';
import { callFunction } from '#platform/data/calls.ts';
import { EMULATOR_HOST, localPorts } from '#platform/firebase/emulators.ts';
import { loadAuth } from '#platform/firebase/load.ts';
import { withSessionUpdatesPaused } from './session-store.ts';

/** What came of signing up; the message of a refusal is fit to show. */
export type SignUpResult = { ok: true } | { ok: false; message: string };

/**
 * Sends the confirmation link. An address that already had an account cannot be signed in to with
 * the new PIN; nothing is said of it, so that the screen does not tell who has an account.
 */
async function sendLink({ email, pin }: SignUpRequest): Promise<void> {
  const auth = await loadAuth();
  try {
    await auth.signInStandard(email, normalizePin(pin));
  } catch {
    return;
  }
  await auth.sendConfirmation(`${window.location.origin}/`);
  await auth.signOut();
}

/** Makes an account (`sign_up`) and has the confirmation link e-mailed (AUTH-04). */
export async function signUp(request: SignUpRequest): Promise<SignUpResult> {
  const answer = await callFunction('sign_up', request, Outcome);
  if (!answer.ok) {
    return {
      ok: false,
      message: answer.code === 'internal' ? AUTH_MESSAGES.unexpected : answer.message,
    };
  }
  if (!answer.data.success) return { ok: false, message: answer.data.message };
  try {
    await withSessionUpdatesPaused(() => sendLink(request));
    return { ok: true };
  } catch {
    return { ok: false, message: SIGN_UP_MESSAGES.mailFailed };
  }
}

/** Within a function, because a schema at module level would be part of every build. */
function mailsIn(answer: unknown) {
  const Mail = z.object({ email: z.string(), requestType: z.string(), oobLink: z.string() });
  return z.safeParse(z.object({ oobCodes: z.array(Mail) }), answer);
}

/**
 * The link that was e-mailed to an address, on emulators only: they send no mail. Null in every
 * other build, which does not even contain the question.
 */
export async function localConfirmationLink(email: string): Promise<string | null> {
  if (import.meta.env.VITE_REEF_BACKEND !== 'emulators') return null;
  const url = `http://${EMULATOR_HOST}:${localPorts().auth}/emulator/v1/projects/demo-reef/oobCodes`;
  const mail = mailsIn(await (await fetch(url)).json());
  if (!mail.success) return null;
  const wanted = email.trim().toLowerCase();
  const mine = mail.data.oobCodes.filter(
    (code) => code.email.toLowerCase() === wanted && code.requestType === 'VERIFY_EMAIL',
  );
  return mine.at(-1)?.oobLink ?? null;
}
