/** Loads what follows the browser's sign-in. */
export const loadSession = () => import('./follow-session.ts');
