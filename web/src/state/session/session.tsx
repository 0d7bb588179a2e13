import { createContext, use, useEffect, type ReactNode } from 'react';
import { session, type Session } from './session-store.ts';
import type { SignInResult } from './sign-in/sign-in.ts';
import { signOut } from './end/sign-out.ts';
import { startSession } from './start-session.ts';
import { isOnline } from '#platform/device/online.ts';
import { useStore } from '#platform/store.ts';

/** What `useAuth` returns: the session, signing in and signing out. */
export type Auth = Session & {
  signIn: (email: string, pin: string) => Promise<SignInResult>;
  signOut: () => Promise<boolean>;
};

/** Signs in. The code loads on first use: most visits do not need it. */
async function signIn(email: string, pin: string): Promise<SignInResult> {
  try {
    const way = await import('./sign-in/sign-in.ts');
    return await way.signIn(email, pin);
  } catch {
    return { ok: false, refusal: isOnline() ? 'unexpected' : 'offline' };
  }
}

const ACTIONS = { signIn, signOut };

const AuthContext = createContext<typeof ACTIONS | null>(null);

/** Starts the session and provides it to its children. */
export function AuthProvider({ children }: { children: ReactNode }): ReactNode {
  useEffect(startSession, []);
  return <AuthContext value={ACTIONS}>{children}</AuthContext>;
}

/**
 * The session, live: a change of role or status shows at once.
 * @throws ERR-03 outside an AuthProvider.
 */
export function useAuth(): Auth {
  const actions = use(AuthContext);
  if (actions === null) throw new Error('useAuth must be used within an AuthProvider');
  return { ...useStore(session), ...actions };
}
