type Answer = { ok: true } | { ok: false; refusal: unknown };

/** What a use-case answered that must not refuse. @throws its refusal. */
export function okOf<A extends Answer>(answer: A): Extract<A, { ok: true }> {
  if (!answer.ok) throw new Error(`refused: ${JSON.stringify(answer.refusal)}`);
  return answer as Extract<A, { ok: true }>;
}
