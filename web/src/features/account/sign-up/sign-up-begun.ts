import { createStore } from '#platform/store.ts';

/** Whether something is typed into a sign-up that waits while the visitor looks at another page. */
export const signUpBegun = createStore(false);
