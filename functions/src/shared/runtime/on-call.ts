import {
  type CallableFunction,
  type CallableOptions,
  type CallableRequest,
  // oxlint-disable-next-line no-restricted-imports -- the one place that wraps it.
  onCall as onGoogleCall,
} from 'firebase-functions/https';
import { isDeeperThan } from './body-depth.ts';
import { refuseGuestLoop } from './refuse-loop.ts';

/** Levels of a call's body; the deepest that the shop takes has five. */
const MAX_LEVELS = 32;

type Handler<Answer> = (call: CallableRequest<unknown>) => Promise<Answer>;
type Callable<Answer> = CallableFunction<unknown, Promise<Answer>>;

/**
 * Google's library takes a body apart by recursion before it calls the handler, and a body nested
 * thousands deep overflows its stack (`INTERNAL`, 500). Such a body is emptied here, which the
 * library refuses as `invalid-argument`.
 */
function refusingDeepBodies<Answer>(callable: Callable<Answer>): Callable<Answer> {
  return new Proxy(callable, {
    apply: (target, thisArgument, args: Parameters<Callable<Answer>>) => {
      const [request] = args;
      if (isDeeperThan(request.body, MAX_LEVELS)) request.body = {};
      return Reflect.apply(target, thisArgument, args);
    },
  });
}

/**
 * Declares a callable function. Every endpoint takes this one in place of Google's `onCall`: guests
 * are counted before it begins (refuse-loop.ts).
 */
export function onCall<Answer>(handler: Handler<Answer>): Callable<Answer>;
export function onCall<Answer>(
  options: CallableOptions<unknown>,
  handler: Handler<Answer>,
): Callable<Answer>;
export function onCall<Answer>(
  ...given: [Handler<Answer>] | [CallableOptions<unknown>, Handler<Answer>]
): Callable<Answer> {
  const [options, handler] = given.length === 1 ? [{}, given[0]] : given;
  const counted: Handler<Answer> = async (call) => {
    refuseGuestLoop(call);
    return handler(call);
  };
  return refusingDeepBodies(onGoogleCall<unknown, Promise<Answer>>(options, counted));
}
