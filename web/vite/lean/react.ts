import { replaced, withBody, withoutFunctions } from './package-parts.ts';

const NOT_HERE = 'This build of React has no such part (web/vite/lean/react.ts).';

/**
 * What React does at every commit for its `ViewTransition`: it walks the tree, looking for one.
 * Without one these do nothing.
 */
export const LOOKING_FOR_VIEW_TRANSITIONS = [
  'trackEnterViewTransitions',
  'commitAppearingPairViewTransitions',
  'commitEnterViewTransitions',
  'commitDeletedPairViewTransitions',
  'commitExitViewTransitions',
  'commitNestedViewTransitions',
  'restorePairedViewTransitions',
  'restoreEnterOrExitViewTransitions',
  'restoreNestedViewTransitions',
  'measureNestedViewTransitions',
];

/** What it does once it has found one. */
const OF_VIEW_TRANSITIONS = [
  'startViewTransition',
  'commitAfterMutationEffectsOnFiber',
  'getViewTransitionName',
  'getViewTransitionClassName',
  'applyViewTransitionToHostInstances',
  'applyViewTransitionToHostInstancesRecursive',
  'restoreViewTransitionOnHostInstances',
  'measureViewTransitionHostInstancesRecursive',
  'applyViewTransitionName',
  'restoreViewTransitionName',
  'scheduleViewTransitionEvent',
  'createViewTransitionInstance',
];

/** The methods of a fragment's ref. */
const FRAGMENT_METHOD = /^FragmentInstance\.prototype\.\w+ = function \([\s\S]*?^\};\n/gm;
const OF_FRAGMENT_REFS = [
  'FragmentInstance',
  'commitNewChildToFragmentInstance',
  'deleteChildFromFragmentInstance',
];

/** Style sheets and scripts that React loads once for all, by `precedence` or `async`. */
const OF_RESOURCES = [
  'acquireResource',
  'insertStylesheet',
  'preloadResource',
  'preloadStylesheet',
  'suspendResource',
];
const RESOURCE = `(type, before, { precedence, async }) {
  if (precedence || async) throw new Error("${NOT_HERE}");
  return null;
}`;

/** A list of `Suspense`s, `Activity`, and forms that keep the state of their action. */
const OTHERS = [
  'updateSuspenseListComponent',
  'updateActivityComponent',
  'mountActionState',
  'updateActionState',
  'updateActionStateImpl',
  'rerenderActionState',
  'runActionStateAction',
  'dispatchActionState',
];

/** What `react-dom` can request ahead, and the letters by which it asks its client to. */
const AHEAD = ['preconnect', 'prefetchDNS', 'preinit', 'preinitModule', 'preload', 'preloadModule'];
const ASKED_AHEAD = /^ {2}[DCLmXSM]: (?:preconnect|prefetchDNS|preinit|preload)\w*,?\n/gm;

/**
 * React's DOM with only what the shop uses: no `ViewTransition`, no refs of fragments, no style
 * sheets or scripts as resources, no `Activity`, no states of actions, and nothing requested ahead.
 * @throws MovedPartError if a part is not found.
 */
export function leanReactDom(code: string): string {
  const unseen = withBody(code, LOOKING_FOR_VIEW_TRANSITIONS, '{}');
  const still = withoutFunctions(unseen, OF_VIEW_TRANSITIONS, NOT_HERE);
  const whole = withoutFunctions(replaced(still, FRAGMENT_METHOD, ''), OF_FRAGMENT_REFS, NOT_HERE);
  const plain = withoutFunctions(whole, [...OF_RESOURCES, ...OTHERS], NOT_HERE);
  const own = replaced(
    plain,
    /^function getResource\([\s\S]*?^\}/m,
    `function getResource${RESOURCE}`,
  );
  return replaced(own, ASKED_AHEAD, '');
}

/**
 * `react-dom` without what requests something ahead.
 * @throws MovedPartError if a part is not found.
 */
export function withoutRequestsAhead(code: string): string {
  return AHEAD.reduce((rest, name) => {
    const whole = new RegExp(String.raw`^exports\.${name} = function \([\s\S]*?^\};\n`, 'm');
    return replaced(rest, whole, '');
  }, code);
}
