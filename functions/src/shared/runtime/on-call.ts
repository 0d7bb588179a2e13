import {
  type CallableFunction,
  type CallableOptions,
  type CallableRequest,
  // oxlint-disable-next-line no-restricted-imports -- the one place that wraps it.
  onCall as onGoogleCall,
} from 'firebase-functions/https';
import { isDeeperThan } from './body-depth.ts';
import { limitByAddress, limitCallers } from './throttle.ts';

/** Levels of a call's body; the deepest that the shop takes has five. */
const MAX_LEVELS = 32;

type Handler<Answer> = (call: CallableRequest<unknown>) => Promise<Answer>;
type Callable<Answer> = CallableFunction<unknown, Promise<Answer>>;

/**
 * Google's library decodes a body by recursion before it calls the handler, and a body nested
 * thousands deep overflows its stack (`INTERNAL`, 500). Such a body is emptied here, and the
 * library then refuses it as `invalid-argument`.
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

/** The signatures of Google's `onCall`, with options or without. */
type Declare = {
  <Answer>(handler: Handler<Answer>): Callable<Answer>;
  <Answer>(options: CallableOptions<unknown>, handler: Handler<Answer>): Callable<Answer>;
};

function declaring(refuse: (call: CallableRequest) => void): Declare {
  return <Answer>(
    ...given: [Handler<Answer>] | [CallableOptions<unknown>, Handler<Answer>]
  ): Callable<Answer> => {
    const [options, handler] = given.length === 1 ? [{}, given[0]] : given;
    const counted: Handler<Answer> = async (call) => {
      refuse(call);
      return handler(call);
    };
    return refusingDeepBodies(onGoogleCall<unknown, Promise<Answer>>(options, counted));
  };
}

/**
 * Declares a callable function. Every endpoint uses this, or `onGuestCall`, instead of Google's
 * `onCall`: callers are counted before it begins, by account, or by address without a session of the
 * shop's (throttle.ts).
 */
export const onCall = declaring(limitCallers);

/** Declares a callable function that needs no session: every caller is counted. */
export const onGuestCall = declaring(limitByAddress);
