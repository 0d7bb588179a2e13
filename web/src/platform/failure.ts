/**
 * Why an action was not done: a literal code to act on, and the sentence that the screen shows. If
 * the screen chooses the words by the code, `refusal` alone is enough.
 */
export type Failure<Refusal extends string> = { ok: false; refusal: Refusal; message: string };
