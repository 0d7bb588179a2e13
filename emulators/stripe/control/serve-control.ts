import type { IncomingMessage } from 'node:http';
import { jsonAnswer, type Answer } from '#stripe/http/reply.ts';
import { notDone, type Control, type ControlAnswer, type ControlRoute } from './control.ts';
import { eventControls } from './event-controls.ts';
import { moneyControls } from './money-controls.ts';
import { sessionControls } from './session-controls.ts';
import { webhookControls } from './webhook-controls.ts';
import { standInControls } from './stand-in-controls.ts';

const routes: readonly ControlRoute[] = [
  ...webhookControls,
  ...eventControls,
  ...sessionControls,
  ...moneyControls,
  ...standInControls,
];

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const LOOPBACK_HOST = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/;

/** True if the request comes from a test on this machine, not from a page in a browser. */
export function mayControl(request: IncomingMessage): boolean {
  const isNear = LOOPBACK.has(request.socket.remoteAddress ?? '');
  const isForHere = LOOPBACK_HOST.test(request.headers.host ?? '');
  const site = request.headers['sec-fetch-site'];
  const isFromPage =
    request.headers.origin !== undefined || (site !== undefined && site !== 'none');
  return isNear && isForHere && !isFromPage;
}

function findRoute(method: string, path: string): { route: ControlRoute; id: string } | null {
  for (const route of routes) {
    const [before = '', after] = route.path.split(':id');
    if (route.method !== method) continue;
    if (after === undefined && path === before) return { route, id: '' };
    const id = path.slice(before.length, path.length - (after ?? '').length);
    if (after !== undefined && path === `${before}${id}${after}` && /^\w+$/.test(id))
      return { route, id };
  }
  return null;
}

function parseJson(text: string): { value: unknown } | null {
  try {
    return { value: text.trim() === '' ? {} : JSON.parse(text) };
  } catch {
    return null;
  }
}

async function answerControl(
  control: Control,
  request: { method: string; path: string; body: string },
): Promise<ControlAnswer> {
  const found = findRoute(request.method, request.path);
  if (!found) return notDone(404, `There is no control at ${request.method} ${request.path}.`);
  const body = parseJson(request.body);
  if (!body) return notDone(400, 'The body is not JSON.');
  return found.route.run(control, { id: found.id, body: body.value });
}

/** Answers a request under /_control, in JSON. */
export async function serveControl(
  control: Control,
  request: { method: string; path: string; body: string; isAllowed: boolean },
): Promise<Answer> {
  const { status, value } = request.isAllowed
    ? await answerControl(control, request)
    : notDone(403, 'The control endpoints answer this machine only.');
  return jsonAnswer(status, value);
}
