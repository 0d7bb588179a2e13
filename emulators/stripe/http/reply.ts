import type { ServerResponse } from 'node:http';

/** A whole HTTP answer. */
export type Answer = {
  status: number;
  headers: Record<string, string>;
  body: string;
};

/** An answer, or one of the ways not to answer that faults need. */
export type Reply =
  | { kind: 'answer'; answer: Answer }
  | { kind: 'drop' }
  | { kind: 'hang'; onGone: () => void };

/** An answer in JSON. */
export const jsonAnswer = (
  status: number,
  value: unknown,
  headers: Record<string, string> = {},
): Answer => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  body: JSON.stringify(value, null, 2),
});

/** Sends a reply: answers, cuts the connection, or waits until the caller has gone. */
export function sendReply(response: ServerResponse, reply: Reply): void {
  if (reply.kind === 'drop') {
    response.destroy();
    return;
  }
  if (reply.kind === 'hang') {
    response.on('close', reply.onGone);
    return;
  }
  const { status, headers, body } = reply.answer;
  response.writeHead(status, { 'cache-control': 'no-store', ...headers });
  response.end(body);
}
